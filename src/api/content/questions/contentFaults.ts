import { documentId } from '../droppedDocument';

/** Fields that refer to other documents; an entry that can be read is never left out of them. */
const REFERRING = ['categories', 'eventPlace', 'eventPerformer'];

const logged = new Set<string>();

/** Logs what of a document could not be read, each field once. */
export function logUnread(row: unknown, document: unknown): void {
  for (const field of REFERRING) {
    const [stored, read] = [row, document].map((fields) => (fields as Record<string, unknown>)[field]);
    if (!Array.isArray(stored) || !Array.isArray(read) || read.length === stored.length) continue;
    logOnce(`"${field}" holds what cannot be read and is left out`, `first in ${documentId(row)}`);
  }
}

function logOnce(fault: string, example: string): void {
  if (logged.has(fault)) return;
  logged.add(fault);
  console.warn(`${fault}: ${example}.`);
}
