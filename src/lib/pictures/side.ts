/** Part of a URL that asks for a side of a picture, such as `w_400`; empty where any length is right. */
export function side(name: string, pixels: number | undefined): string {
  return pixels ? name + Math.round(pixels) : '';
}
