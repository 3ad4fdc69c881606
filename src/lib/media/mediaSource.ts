import type { Asset } from '../model/document.ts';
import type { ContentModule, ContentSection, MediaModule } from '../model/contentSection.ts';
import { filmStill } from '../pictures/filmStill.ts';
import { assetAddress, mediaAddress } from './asset.ts';

type Sources = Pick<MediaModule['media'], 'mobile' | 'tablet' | 'desktop'>;

/** The source for small windows: their own, else the desktop's, else the tablet's. */
export function mobileSource({ mobile, desktop, tablet }: Sources): Asset | undefined {
  return mobile ?? desktop ?? tablet;
}

/** The source for all other windows: the desktop's, else the tablet's, else the small one. */
export function desktopSource({ mobile, desktop, tablet }: Sources): Asset | undefined {
  return desktop ?? tablet ?? mobile;
}

export function isPicture(module: ContentModule): module is MediaModule {
  return module._type === 'mediaModule' && module.media.mediaType !== 'video';
}

/** The first picture among a section's modules. */
export function firstPicture(section: ContentSection | undefined): MediaModule['media'] | undefined {
  return section?.modules.find(isPicture)?.media;
}

/** A film with another cut for small windows, and its still. */
export interface Film {
  src: string | undefined;
  narrowSrc: string | undefined;
  poster: string | undefined;
}

/** The film of a module; undefined for a module of another kind. Without a still it has that of its host. */
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
  return { src, narrowSrc, poster: poster ?? filmStill(src) };
}
