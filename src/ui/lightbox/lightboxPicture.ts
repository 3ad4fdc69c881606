/** A picture to be looked at closely; `width` and `height` are the original's pixels. */
export interface LightboxPicture {
  /** The original's address. */
  src: string;
  alt: string;
  width: number | undefined;
  height: number | undefined;
}
