import { useHref, useLocation } from 'react-router-dom';
import { assetAddress } from '../../lib/model/document';
import { type FestivalEvent, eventName } from '../../lib/model/event';
import { pictureAddress } from '../../lib/pictures/pictureAddress';

/** The size that chats and social networks show. Pixels. */
const SHARE_IMAGE = { width: 1200, height: 630 };

/** What is the same on every screen; a screen adds its title and description. */
export function DocumentHead({ event }: { event: FestivalEvent | undefined }) {
  const canonical = useHref(useLocation().pathname);
  const image = assetAddress(event?.socialShareImage);
  const favicon = assetAddress(event?.favicon);
  const name = eventName(event);
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      {name !== undefined && <meta property="og:site_name" content={name} />}
      {name !== undefined && <meta name="author" content={name} />}
      {image !== undefined && <meta property="og:image" content={pictureAddress(image, SHARE_IMAGE)} />}
      {favicon !== undefined && <link rel="icon" href={pictureAddress(favicon, { width: 64, height: 64 })} />}
    </>
  );
}
