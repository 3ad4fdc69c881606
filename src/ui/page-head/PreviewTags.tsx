import * as CONSTANTS from '#lib/config/constants.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import type { PagePreview, PictureToShare } from './headDefaults.ts';

/** The tags for link previews. */
export function PreviewTags({ title, description, url, image, origin = '' }: PagePreview) {
  return (
    <>
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {image && <ImageTags image={image} origin={origin} />}
    </>
  );
}

function ImageTags({ image, origin }: { image: PictureToShare; origin: string }) {
  const { width, height } = CONSTANTS.shareImage;
  const address = pictureAddress(image.src, { width, height });
  return (
    <>
      <meta property="og:image" content={address.startsWith('/') ? origin + address : address} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={image.alt} />
    </>
  );
}
