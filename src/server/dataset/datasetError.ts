/** Content that cannot be loaded. The message is one line for the person who runs the program. */
export class DatasetError extends Error {
  override readonly name = 'DatasetError';
}
