import * as CONSTANTS from '#lib/config/constants.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import type { HeadDefaults, PictureToShare } from './headDefaults.ts';
import type { LinkPreview } from './linkPreview.ts';

/** The tags for link previews. */
export function LinkPreviewTags({ own, defaults, title, canonical }: LinkPreview) {
  const description =
    own.shareDescription ?? own.description ?? defaults.shareDescription ?? defaults.description;
  const image = own.linkPreviewSize ?? festivalPicture(defaults);
  return (
    <>
      <meta property="og:type" content="website" />
      {defaults.title !== undefined && <meta property="og:site_name" content={defaults.title} />}
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {image && <ImageTags image={image} origin={defaults.origin ?? ''} />}
    </>
  );
}

function festivalPicture({ festivalImage, title = '' }: HeadDefaults): PictureToShare | undefined {
  const src = assetAddress(festivalImage);
  return src === undefined ? undefined : { src, alt: festivalImage?.context?.custom?.alt ?? title };
}

function ImageTags({ image, origin }: { image: PictureToShare; origin: string }) {
  const { width, height } = CONSTANTS.linkPreviewSize;
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
