import { printable } from '../printable.ts';

/** The dataset cannot be loaded. The message is one line for the terminal. */
export class DatasetError extends Error {
  override readonly name = 'DatasetError';

  constructor(message: string) {
    super(printable(message));
  }
}
