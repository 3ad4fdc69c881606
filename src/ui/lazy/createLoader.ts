import type { ComponentType } from 'react';

interface Part<Props> {
  default: ComponentType<Props>;
}

/** Loads a component's code. */
export interface Loader<Props> {
  /** @throws if the code cannot be loaded; the next call tries again */
  (): Promise<Part<Props>>;
  /** The component, if its code is there. */
  loaded(this: void): ComponentType<Props> | undefined;
}

/** Creates a loader that tells, without a wait, whether the code is there. */
export function createLoader<Props>(load: () => Promise<Part<Props>>): Loader<Props> {
  let part: Part<Props> | undefined;
  return Object.assign(async () => (part ??= await load()), { loaded: () => part?.default });
}
