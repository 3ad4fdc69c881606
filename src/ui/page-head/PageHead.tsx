import { useContext } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { withPrefix } from '#lib/i18n/pageLanguage.ts';
import { HeadDefaultsContext, type HeadTags } from './headDefaults.ts';
import { useLinkPreview } from './linkPreview.ts';

/**
 * A screen's head tags for tabs, search engines and chats. The site's defaults replace missing ones. React hoists the
 * tags into the head.
 */
export function PageHead(own: HeadTags) {
  const defaults = useContext(HeadDefaultsContext);
  const renderLinkPreview = useLinkPreview();
  const title = own.title ?? defaults.title ?? '';
  const description = own.description ?? defaults.description;
  const { prefix } = useI18n();
  const path = own.path === undefined ? undefined : withPrefix(own.path, prefix);
  const canonical = own.canonical ?? pathUrl(defaults.origin, path) ?? defaults.canonical;
  const keywords = own.keywords ?? defaults.keywords;
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {keywords !== undefined && <meta name="keywords" content={keywords} />}
      {own.robots !== undefined && <meta name="robots" content={own.robots} />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {renderLinkPreview?.({ own, defaults, title, canonical })}
    </>
  );
}

function pathUrl(origin: string | undefined, path: string | undefined): string | undefined {
  return origin === undefined || path === undefined ? undefined : origin + path;
}
