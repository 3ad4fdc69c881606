import { RESERVED_IDS, uniqueIds } from '#lib/headings/uniqueIds.ts';
import { assetAddress, isVideo } from '#lib/media/asset.ts';
import { filmOf, isPicture } from '#lib/media/mediaSource.ts';
import { isTitle } from '#content/festival/titlePicture.ts';
import type { ContentModule, ContentSection } from '#lib/schema/contentSection.ts';
import type { Asset } from '#lib/schema/document.ts';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { oncePerObject } from '#lib/oncePerObject.ts';
import { filmPoster } from '#lib/pictures/filmPoster.ts';
import { buttonTarget } from '#lib/url/buttonTarget.ts';
import type { LinkTarget } from '#lib/url/linkTarget.ts';

/** `sectionId`s of sections with a fixed position. */
const HERO = 'main-hero';
const HOME = 'home';
const JOIN = 'join';

/** A section below the hero. */
export interface HomeSection {
  /** Undefined for a section that is not stored as one: no link leads to it. */
  id?: string | undefined;
  modules: readonly ContentModule[];
  sellsTickets?: boolean;
  /** Link of its pictures and videos. */
  target?: LinkTarget | undefined;
}

/** The layout of the home screen. The hero has the id `home`, the form the id `join`. */
export const arrangeHome = oncePerObject((event: FestivalEvent) => {
  const all = event.contentSections;
  const join = all.find(({ sectionId }) => sectionId === JOIN);
  const shown = all.filter(
    (section) => ![HERO, HOME].includes(section.sectionId) && section !== join && !isTitle(section),
  );
  const ids = uniqueIds(
    shown.map(({ sectionId }) => sectionId),
    [...RESERVED_IDS, HOME, JOIN],
  );
  const { rest, ...stage } = arrangeStage(all, event.backgroundMedia);
  const sections: HomeSection[] = shown.map(({ sectionId, modules }, index) => ({
    id: ids[index],
    modules,
    sellsTickets: sectionId === 'welcome-section',
  }));
  if (rest.length > 0) sections.unshift({ modules: rest });
  // The promotion comes after the first section.
  sections.splice(1, 0, ...promotion(event));
  return { stage, sections, join };
});

/** The hero takes one video, one picture and all texts of its sections. The rest is shown below it. */
function arrangeStage(all: readonly ContentSection[], background: Asset | undefined) {
  const modulesOf = (...ids: string[]) =>
    all.flatMap(({ sectionId, modules }) => (ids.includes(sectionId) ? modules : []));
  const dates = modulesOf(HOME).find(isPicture);
  const film = modulesOf(HERO).find(filmOf);
  const { src: own, narrowSrc, poster } = (film && filmOf(film)) ?? {};
  // A background without a type is a film.
  const isFilm = background?.resource_type !== 'image';
  const address = assetAddress(background);
  const src = (isFilm ? address : undefined) ?? own;
  const picture = isFilm ? undefined : address;
  const modules = modulesOf(HERO, HOME);
  return {
    dates: dates?.media,
    film: { src, narrowSrc, poster: picture ?? poster ?? filmPoster(src) },
    texts: modules.filter((module) => module._type === 'textModule'),
    rest: modules.filter((module) => module._type !== 'textModule' && module !== dates && module !== film),
  };
}

/** The promotion section; empty if it has no picture or video that may be shown. */
function promotion({ promoMedia, promoMediaCaption, promoMediaUrl }: FestivalEvent): HomeSection[] {
  if (!promoMedia || assetAddress(promoMedia) === undefined) return [];
  const media = {
    mediaType: isVideo(promoMedia) ? 'video' : 'image',
    desktop: promoMedia,
    altText: promoMedia.context?.custom?.alt,
    caption: promoMediaCaption,
  };
  return [{ modules: [{ _type: 'mediaModule', media }], target: buttonTarget(promoMediaUrl) }];
}
