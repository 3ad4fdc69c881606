import type { ReactNode } from 'react';
import * as CONSTANTS from '#lib/config/constants.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { desktopSource, mobileSource } from '#lib/media/mediaSource.ts';
import type { MediaModule } from '#lib/schema/contentSection.ts';
import type { Asset } from '#lib/schema/document.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import type { PictureWidth } from '#lib/pictures/pictureSizes.ts';
import styles from './ResponsivePicture.module.scss';
import { useLoadable } from './useLoadable.ts';

const WIDTHS = { mobile: [480, 828], desktop: [828, 1200, 1600, 2400] } as const;

interface ResponsivePictureProps {
  media: MediaModule['media'];
  alt: string;
  isEager?: boolean;
  /** Replaces a picture that cannot be loaded. */
  fallback?: ReactNode;
}

/**
 * A picture with a separate source for small windows, both in their own proportions. If it cannot be loaded, it is left
 * out unless there is a fallback. A neutral picture is only for cells that would otherwise be empty.
 */
export function ResponsivePicture({ media, alt, isEager = false, fallback }: ResponsivePictureProps) {
  const wide = desktopSource(media);
  const narrow = mobileSource(media);
  const [src, failure] = useLoadable(assetAddress(wide));
  if (!wide || src === undefined) return fallback;
  return (
    <picture>
      {narrow && narrow !== wide && (
        <source
          media={`(width < ${CONSTANTS.mobileBreakpoint}px)`}
          srcSet={widthsOf(narrow, WIDTHS.mobile)}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      <img
        src={pictureAddress(src, { width: WIDTHS.desktop[2] })}
        srcSet={widthsOf(wide, WIDTHS.desktop)}
        sizes="100vw"
        alt={alt}
        width={wide.width}
        height={wide.height}
        loading={isEager ? undefined : 'lazy'}
        decoding="async"
        className={styles.picture}
        {...failure}
      />
    </picture>
  );
}

/** A `srcset` in the asset's own proportions. */
function widthsOf(asset: Asset, widths: readonly PictureWidth[]): string | undefined {
  const address = assetAddress(asset);
  if (address === undefined) return undefined;
  return widths.map((width) => `${pictureAddress(address, { width })} ${width}w`).join(', ');
}
