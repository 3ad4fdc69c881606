import { MY_PATH } from '#features/picks/index.ts';
import { createCodec } from '#lib/url/screenCodec.ts';

/** The parts of the screen. */
export const PARTS = ['schedule', 'walk', 'acts'] as const;
export type Part = (typeof PARTS)[number];

/** The state of the screen; synchronised with the URL. */
export interface MyState {
  /** Empty: the first part that has content. */
  part: Part | '';
  /** The codes of a shared list; empty for the visitor's own. */
  shared: string;
}

/**
 * Lists of codes by the letter of their kind, as `writePickCodes` writes them. The codes are read when the screen is
 * shown.
 */
const SHARED = /^[a-z](?:[\w-]{7})+(?:\.[a-z](?:[\w-]{7})+)*$/;

export const OWN_LIST: MyState = { part: '', shared: '' };

/** `/my?part=&p=`, without defaults. */
export const myCodec = createCodec<MyState, 'part' | 'p'>({
  path: /^\/my\/?$/i,
  params: ['part', 'p'],

  read(param) {
    const shared = param('p') ?? '';
    return {
      part: PARTS.find((part) => part === param('part')) ?? '',
      shared: SHARED.test(shared) ? shared : '',
    };
  },

  write: ({ part, shared }) => ({
    pathname: MY_PATH,
    params: { part: part || undefined, p: shared || undefined },
  }),
});
