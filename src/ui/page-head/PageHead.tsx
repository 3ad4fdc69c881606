import { useContext } from 'react';
import { HeadDefaultsContext, type HeadTags, PreviewContext } from './headDefaults.ts';

/**
 * A screen's head tags for tabs, search engines and chats; missing ones fall back to the site's defaults. React hoists
 * them into the head.
 */
export function PageHead(own: HeadTags) {
  const defaults = useContext(HeadDefaultsContext);
  const renderPreview = useContext(PreviewContext);
  const title = own.title ?? defaults.title ?? '';
  const description = own.description ?? defaults.description;
  const shared = own.shareDescription ?? own.description ?? defaults.shareDescription ?? description;
  const canonical = own.canonical ?? pathUrl(defaults.origin, own.path) ?? defaults.canonical;
  const keywords = own.keywords ?? defaults.keywords;
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {keywords !== undefined && <meta name="keywords" content={keywords} />}
      {own.robots !== undefined && <meta name="robots" content={own.robots} />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {renderPreview?.({
        title,
        description: shared,
        url: canonical,
        image: own.shareImage ?? defaults.shareImage,
        origin: defaults.origin,
      })}
    </>
  );
}

function pathUrl(origin: string | undefined, path: string | undefined): string | undefined {
  return origin === undefined || path === undefined ? undefined : origin + path;
}
