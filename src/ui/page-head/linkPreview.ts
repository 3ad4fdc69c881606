import { type ReactNode, useSyncExternalStore } from 'react';
import type { HeadDefaults, HeadTags } from './headDefaults.ts';

/** The tags of a page from which those for link previews follow. */
export interface LinkPreview {
  own: HeadTags;
  defaults: HeadDefaults;
  title: string;
  canonical: string | undefined;
}

type RenderLinkPreview = (preview: LinkPreview) => ReactNode;

let render: RenderLinkPreview | undefined;
const listeners = new Set<() => void>();

/** From now on all pages have tags for link previews. No visitor needs them, so a browser loads them after the page. */
export function renderLinkPreviews(tags: RenderLinkPreview): void {
  render = tags;
  for (const listener of listeners) listener();
}

/** Undefined as long as pages have no tags for link previews. */
export function useLinkPreview(): RenderLinkPreview | undefined {
  return useSyncExternalStore(subscribe, get, get);
}

function get() {
  return render;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
