import { useContext } from 'react';
import { type HeadDefaults, HeadDefaultsContext } from './headDefaults';

/**
 * What a screen says of itself to tabs, search engines and chats; what it leaves out is said as the site's defaults say
 * it. React lifts the tags into the head.
 */
export function PageHead(own: HeadDefaults) {
  const defaults = useContext(HeadDefaultsContext);
  const title = own.title ?? defaults.title ?? '';
  const description = own.description ?? defaults.description;
  const shared = own.shareDescription ?? own.description ?? defaults.shareDescription ?? description;
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {description !== undefined && <meta name="description" content={description} />}
      {shared !== undefined && <meta property="og:description" content={shared} />}
    </>
  );
}
