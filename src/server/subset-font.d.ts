declare module 'subset-font' {
  /** Cuts a font to the characters of a text, and its axes to ranges of values. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Buffer>;
}
