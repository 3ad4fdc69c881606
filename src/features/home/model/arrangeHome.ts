import { TAKEN_IDS, uniqueIds } from '../../../lib/headings/uniqueIds';
import { assetAddress } from '../../../lib/media/asset';
import { filmOf, isPicture } from '../../../lib/media/mediaSource';
import { isTitle } from '../../../lib/media/titlePicture';
import type { ContentModule, ContentSection } from '../../../lib/model/contentSection';
import type { FestivalEvent } from '../../../lib/model/event';

/** Sections that have a place of their own on the screen, by their `sectionId`. */
const HERO = 'main-hero';
const HOME = 'home';
const JOIN = 'join';

/** A section under the stage. */
export interface HomeSection {
  /** Undefined for what the stage has no place for. */
  id: string | undefined;
  modules: readonly ContentModule[];
  sellsTickets: boolean;
}

/** What stands where on the home screen. The stage has the id `home`, the form the id `join`. */
export function arrangeHome({ contentSections: all, backgroundMedia }: FestivalEvent) {
  const join = all.find(({ sectionId }) => sectionId === JOIN);
  const shown = all.filter(
    (section) => ![HERO, HOME].includes(section.sectionId) && section !== join && !isTitle(section),
  );
  const ids = uniqueIds(
    shown.map(({ sectionId }) => sectionId),
    [...TAKEN_IDS, HOME, JOIN],
  );
  const { rest, ...stage } = arrangeStage(all, assetAddress(backgroundMedia));
  const sections: HomeSection[] = shown.map(({ sectionId, modules }, index) => ({
    id: ids[index],
    modules,
    sellsTickets: sectionId === 'welcome-section',
  }));
  if (rest.length > 0) sections.unshift({ id: undefined, modules: rest, sellsTickets: false });
  return { stage, sections, join };
}

/** The stage takes one film, one picture and all texts of its sections; the rest is shown below it. */
function arrangeStage(all: readonly ContentSection[], background: string | undefined) {
  const modulesOf = (...ids: string[]) =>
    all.flatMap(({ sectionId, modules }) => (ids.includes(sectionId) ? modules : []));
  const dates = modulesOf(HOME).find(isPicture);
  const film = modulesOf(HERO).find((module) => filmOf(module));
  const still = modulesOf(HERO).find((module) => filmOf(module)?.poster !== undefined);
  const { src, narrowSrc } = (film && filmOf(film)) ?? {};
  const modules = modulesOf(HERO, HOME);
  return {
    dates: dates?.media,
    film: { src: background ?? src, narrowSrc, poster: still && filmOf(still)?.poster },
    texts: modules.filter((module) => module._type === 'textModule'),
    rest: modules.filter((module) => module._type !== 'textModule' && ![dates, film, still].includes(module)),
  };
}

export type Stage = ReturnType<typeof arrangeHome>['stage'];
