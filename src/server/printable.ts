/** A line for the terminal without control characters, which could send commands to the terminal. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '\ufffd');
}
