import { readFileSync } from 'node:fs';
import type { Publisher } from '#content/place/publish/publishApplication.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Backend, SERVICE_KEY } from './backend.ts';

/** The edition for which applications are published. */
export const EVENT = 'festival-2025';

const booth = (_key: string, label: string, place?: string) => ({
  _key,
  label,
  x: 10,
  y: 10,
  width: 5,
  height: 5,
  ...(place !== undefined && { place: { _type: 'reference', _ref: place } }),
});

/** A map with two free booths and one of `place-other`. */
export const MAP: StoredDocument = {
  _id: 'map-hall-a',
  _type: 'mapEvent',
  title: 'Hall A',
  alias: { _type: 'slug', current: 'hall-a' },
  booths: [booth('b0', 'Booth 12'), booth('b1', 'Booth 13', 'place-other'), booth('b2', 'Booth 14')],
  eventInstance: { _type: 'reference', _ref: EVENT },
};

/** How the program that publishes reaches a backend. */
export function callsOf(backend: Pick<Backend, 'origin'>): Pick<Publisher, 'call' | 'loadFile' | 'eventId'> {
  return {
    eventId: EVENT,
    async call(name, parameters) {
      const response = await fetch(`${backend.origin()}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: SERVICE_KEY, 'content-type': 'application/json' },
        body: JSON.stringify(parameters),
      });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    },
    loadFile: async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer()),
  };
}

/** The documents of an `.ndjson` file. */
export function readLines(path: string): StoredDocument[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as StoredDocument);
}
