/** `width` and `height` are the original's pixels. */
export interface LightboxPicture {
  /** URL of the original. */
  src: string;
  alt: string;
  width: number | undefined;
  height: number | undefined;
}
