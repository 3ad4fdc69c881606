import type { Asset } from '../schema/document.ts';
import type { ContentModule, ContentSection, MediaModule } from '../schema/contentSection.ts';
import { filmPoster } from '../pictures/filmPoster.ts';
import { assetAddress, mediaAddress } from './asset.ts';

type Sources = Pick<MediaModule['media'], 'mobile' | 'tablet' | 'desktop'>;

/** The source for small windows: `mobile`, else `desktop`, else `tablet`. */
export function mobileSource({ mobile, desktop, tablet }: Sources): Asset | undefined {
  return mobile ?? desktop ?? tablet;
}

/** The source for all other windows: `desktop`, else `tablet`, else `mobile`. */
export function desktopSource({ mobile, desktop, tablet }: Sources): Asset | undefined {
  return desktop ?? tablet ?? mobile;
}

export function isPicture(module: ContentModule): module is MediaModule {
  return module._type === 'mediaModule' && module.media.mediaType !== 'video';
}

export function firstPicture(section: ContentSection | undefined): MediaModule['media'] | undefined {
  return section?.modules.find(isPicture)?.media;
}

/** A video, optionally with another cut for small windows, and its poster. */
export interface Film {
  src: string | undefined;
  narrowSrc: string | undefined;
  poster: string | undefined;
}

/** The video of a module; undefined for other kinds. Without a poster it uses the media host's. */
export function filmOf(module: ContentModule): Film | undefined {
  let [src, narrowSrc, poster]: (string | undefined)[] = [];
  if (module._type === 'videoModule') {
    [src, poster] = [mediaAddress(module.url), mediaAddress(module.posterUrl)];
  } else if (module._type === 'mediaModule' && module.media.mediaType === 'video') {
    const { media } = module;
    src = assetAddress(desktopSource(media));
    narrowSrc = assetAddress(media.mobile);
    poster = assetAddress(media.videoOptions?.poster);
  } else {
    return undefined;
  }
  return { src, narrowSrc, poster: poster ?? filmPoster(src) };
}
