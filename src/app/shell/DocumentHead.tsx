import { eventName } from '#content/festival/eventName.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

/** For an event without a picture to share. */
const ICON = '/icon.svg';

/** The tags that are the same on every screen; the others come from each screen's `PageHead`. */
export function DocumentHead({ event }: { event: FestivalEvent | undefined }) {
  const favicon = assetAddress(event?.favicon);
  const name = eventName(event);
  return (
    <>
      <LanguageLinks event={event} place="head" />
      {name !== undefined && <meta name="author" content={name} />}
      <link rel="icon" href={pictureAddress(favicon ?? ICON, { width: 64, height: 64 })} />
    </>
  );
}
