import { eventName } from '#lib/eventName.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { FestivalEvent } from '#lib/model/event.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';

/** The site's own, for an event that has none. */
const ICON = '/icon.svg';

/** What is the same on every screen; the rest is each screen's `PageHead`. */
export function DocumentHead({ event }: { event: FestivalEvent | undefined }) {
  const favicon = assetAddress(event?.favicon);
  const name = eventName(event);
  return (
    <>
      <meta property="og:type" content="website" />
      {name !== undefined && <meta property="og:site_name" content={name} />}
      {name !== undefined && <meta name="author" content={name} />}
      <link rel="icon" href={pictureAddress(favicon ?? ICON, { width: 64, height: 64 })} />
    </>
  );
}
