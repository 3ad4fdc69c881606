/** Thrown if content could not be read. Perhaps it can later. */
export class UnreadableContent extends Error {
  readonly reason: string;

  /** @param reason the message of the content error */
  constructor(reason: string) {
    super(`The content could not be read: ${reason}`);
    this.reason = reason;
  }
}
