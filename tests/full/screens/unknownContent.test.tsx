import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { openScreen } from '../../support/openScreen.tsx';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { takeConsole } from '../../support/screenSetup.ts';

const NEWS = 'from-a-newer-schema';

/** Adds unknown fields to every object at every depth. */
function extended<T>(value: T): T {
  if (Array.isArray(value)) return value.map(extended) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, extended(inner)]);
  return { ...Object.fromEntries(entries), newText: NEWS, newList: [{ text: NEWS }], newFlag: true } as T;
}

/** Adds to each document one of an unknown type, in the same event and with the same alias. */
function withUnknownTypes(documents: readonly StoredDocument[]): StoredDocument[] {
  return documents.flatMap((document) => [
    document,
    { ...document, _id: `new-${document._id}`, _type: `${document._type}Extra`, name: NEWS, title: NEWS },
  ]);
}

const shown = () => document.body.textContent ?? '';

/** Opens the screen and waits until its landmark is shown and nothing is loading. */
async function textOf(path: string, landmark: RegExp, documents: readonly StoredDocument[]) {
  await openScreen(path, documents);
  await waitFor(() => expect(shown()).toMatch(landmark), { timeout: 15_000 });
  let before: string;
  do {
    before = shown();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  } while (shown() !== before);
  const logged = takeConsole();
  cleanup();
  return { text: before, logged };
}

test.each([
  ['/', /SIGN UP FOR UPDATES/],
  ['/marketplace', /Showing 50 of 420 places/],
  ['/marketplace/10-little-canvases', /Shop Now/i],
  ['/lineup', /Showing 30 of \d+ performers/],
  ['/schedule', /Showing 64 of 64 events/],
  ['/feed', /Showing 6 of \d+ posts/],
  ['/faq', /Table of Contents.*02/is],
  ['/exhibitor-guide', /Table of Contents.*02/is],
  ['/terms', /Last updated/],
  ['/map', /Hall/],
  ['/hotel-info', /Inside the Lantern/],
])('%s shows the same if editors have added fields and types', async (path, landmark) => {
  const demo = readEnglishDemo();
  const expected = await textOf(path, landmark, demo);
  const newer = await textOf(path, landmark, withUnknownTypes(extended(demo)));
  expect(newer).toEqual(expected);
  expect(newer.text).not.toContain(NEWS);
  expect(screen.queryByRole('alert')).toBeNull();
});
