import { AT_PARAM } from '#lib/url/queryParams.ts';
import { features } from '../features.ts';

/** The states of all features that are synchronised with the address. */
export const urlStates = features.flatMap(({ urlState }) => urlState ?? []);

/** Every query parameter that a screen reads. */
export const pageParams: ReadonlySet<string> = new Set([
  AT_PARAM,
  ...urlStates.flatMap(({ codec }) => codec.params),
]);
