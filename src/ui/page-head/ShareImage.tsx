import * as CONSTANTS from '#lib/config/constants.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';

/** A page's picture in link previews. */
export interface PictureToShare {
  /** URL of the original. */
  src: string;
  alt: string;
}

interface ShareImageProps {
  image: PictureToShare | undefined;
  origin: string | undefined;
}

export function ShareImage({ image, origin = '' }: ShareImageProps) {
  if (!image) return <meta name="twitter:card" content="summary" />;
  const { width, height } = CONSTANTS.shareImage;
  const address = pictureAddress(image.src, { width, height });
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:image" content={address.startsWith('/') ? origin + address : address} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={image.alt} />
    </>
  );
}
