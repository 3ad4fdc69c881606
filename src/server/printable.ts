/** A line for the terminal, to which the control characters of a text could send commands. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '\ufffd');
}
