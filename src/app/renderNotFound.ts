import type { SiteContent } from '#content/discovery/siteContent.ts';
import { notFound, type NotFoundState } from '#features/not-found/index.ts';
import { type RenderedSite, renderSite } from './renderSite.tsx';

const STATE: NotFoundState = { attempted: notFound.path, needsScripts: true };

/** Renders the not-found screen for visitors without scripts, where only a script could find the page. */
export function renderNotFound(content: SiteContent): Promise<RenderedSite> {
  return renderSite(notFound.path, content, STATE);
}
