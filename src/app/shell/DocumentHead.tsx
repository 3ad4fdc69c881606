import { Fragment, useContext } from 'react';
import { eventName } from '#content/festival/eventName.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { useTranslations } from './pageTranslations.ts';
import { SiteOriginContext } from './siteOrigin.ts';

/** For an event without a picture to share. */
const ICON = '/icon.svg';

/** The tags that are the same on every screen; the others come from each screen's `PageHead`. */
export function DocumentHead({ event }: { event: FestivalEvent | undefined }) {
  const favicon = assetAddress(event?.favicon);
  const name = eventName(event);
  const origin = useContext(SiteOriginContext);
  const translations = useTranslations(event);
  return (
    <>
      {origin !== undefined &&
        translations.length > 1 &&
        translations.map(({ language, pathname }, index) => (
          <Fragment key={language}>
            <link rel="alternate" hrefLang={language} href={origin + pathname} />
            {index === 0 && <link rel="alternate" hrefLang="x-default" href={origin + pathname} />}
          </Fragment>
        ))}
      {name !== undefined && <meta name="author" content={name} />}
      <link rel="icon" href={pictureAddress(favicon ?? ICON, { width: 64, height: 64 })} />
    </>
  );
}
