import { features } from '../features.ts';

/** What of the store stands in the address. */
export const urlStates = features.flatMap(({ urlState }) => urlState ?? []);

/** Every query parameter that a screen reads. */
export const pageParams: ReadonlySet<string> = new Set(urlStates.flatMap(({ codec }) => codec.params));
