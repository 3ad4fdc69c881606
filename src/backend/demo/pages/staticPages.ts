import type { StoredDocument } from '../../local/dataset/storedDocument';
import { image } from '../asset';
import { documentMaker, EVENT_ID, reference, slug } from '../document';
import { portableText } from '../portableText';
import { seededRandom } from '../random';
import { ANTI_HARASSMENT } from './policies/antiHarassment';
import { CODE_OF_CONDUCT } from './policies/codeOfConduct';
import { TERMS } from './policies/terms';

const PAGES = [
  { alias: 'terms', title: 'Terms and Conditions', prose: TERMS },
  { alias: 'anti-harassment-policy', title: 'Anti-Harassment Policy', prose: ANTI_HARASSMENT },
  { alias: 'code-of-conduct', title: 'Code of Conduct', prose: CODE_OF_CONDUCT, anyEvent: true },
] as const;

const UNPUBLISHED = {
  alias: 'afterparty',
  title: 'Afterparty',
  prose: 'Details follow once the venue has signed.',
} as const;

interface Page {
  alias: string;
  title: string;
  prose: string;
  /** Belongs to no event: visitors of every edition find it. */
  anyEvent?: boolean;
}

export function makeStaticPages(seed: number): StoredDocument[] {
  const make = documentMaker(seededRandom(seed, 'static pages'));
  const page = ({ alias, title, prose, anyEvent }: Page, status: string) =>
    make('staticPage', `page-${alias}`, {
      title,
      alias: slug(alias),
      content: portableText(prose),
      media: image(`pages/${alias}`, title, { size: [2400, 800] }),
      mediaCaption: title,
      status,
      appVisibility: status === 'published',
      eventInstance: anyEvent ? undefined : reference(EVENT_ID),
    });
  return [...PAGES.map((published) => page(published, 'published')), page(UNPUBLISHED, 'draft')];
}
