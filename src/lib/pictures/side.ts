/** The part of a URL that sets one side of a picture, such as `w_400`; empty if that side may have any length. */
export function side(name: string, pixels: number | undefined): string {
  return pixels ? name + Math.round(pixels) : '';
}
