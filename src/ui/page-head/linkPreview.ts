import { type ReactNode, useSyncExternalStore } from 'react';
import type { HeadDefaults, HeadTags } from './headDefaults.ts';

/** The tags of a page that its link preview is built from. */
export interface LinkPreview {
  own: HeadTags;
  defaults: HeadDefaults;
  title: string;
  canonical: string | undefined;
}

type RenderLinkPreview = (preview: LinkPreview) => ReactNode;

let render: RenderLinkPreview | undefined;
const listeners = new Set<() => void>();

/** Adds tags for link previews to all pages from now on. Visitors do not need them, so browsers load this code late. */
export function renderLinkPreviews(tags: RenderLinkPreview): void {
  render = tags;
  for (const listener of listeners) listener();
}

/** Undefined while pages have no tags for link previews. */
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
