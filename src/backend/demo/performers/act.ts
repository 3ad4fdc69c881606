/** Someone on the lineup, as written by hand. */
export type Act = readonly [name: string, firstParagraph: string, secondParagraph?: string];

/** The acts of one category, and lines that end the text of any of them. */
export interface ActList {
  category: string;
  acts: readonly Act[];
  closers: readonly string[];
  buttons: readonly string[];
}
