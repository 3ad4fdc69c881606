import type { ComponentType } from 'react';

type ViewLinks = ComponentType<{ path: string }>;

let loaded: ViewLinks | undefined;

export async function loadViewLinks(): Promise<{ default: ViewLinks }> {
  const chunk = await import(/* webpackChunkName: "view-links" */ './ViewLinks.tsx');
  loaded = chunk.default;
  return chunk;
}

/** The component; undefined until it is loaded. */
export function loadedViewLinks(): ViewLinks | undefined {
  return loaded;
}
