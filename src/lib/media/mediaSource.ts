import type { Asset } from '../model/document';
import type { ContentSection, MediaModule } from '../model/contentSection';
import { assetAddress, mediaAddress } from './asset';

type Sources = Pick<MediaModule['media'], 'mobile' | 'tablet' | 'desktop'>;

/** The source for small windows: their own, else the desktop's, else the tablet's. */
export function mobileSource({ mobile, desktop, tablet }: Sources): Asset | undefined {
  return mobile ?? desktop ?? tablet;
}

/** The source for all other windows: the desktop's, else the tablet's, else the small one. */
export function desktopSource({ mobile, desktop, tablet }: Sources): Asset | undefined {
  return desktop ?? tablet ?? mobile;
}

/** The first picture among a section's modules. */
export function firstPicture(section: ContentSection | undefined): MediaModule['media'] | undefined {
  return section?.modules.flatMap((module) =>
    module._type === 'mediaModule' && module.media.mediaType !== 'video' ? [module.media] : [],
  )[0];
}

/** The first film among a section's modules that has sources for several window sizes. */
export function firstFilm(section: ContentSection | undefined): MediaModule['media'] | undefined {
  return section?.modules.flatMap((module) =>
    module._type === 'mediaModule' && module.media.mediaType === 'video' ? [module.media] : [],
  )[0];
}

/** The still of the first film among a section's modules that has one. */
export function firstPoster(section: ContentSection | undefined): string | undefined {
  return section?.modules.flatMap((module) => {
    if (module._type === 'videoModule') return mediaAddress(module.posterUrl) ?? [];
    return (module._type === 'mediaModule' && assetAddress(module.media.videoOptions?.poster)) || [];
  })[0];
}
