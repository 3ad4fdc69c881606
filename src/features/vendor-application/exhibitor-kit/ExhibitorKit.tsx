import { useContext, useId, useRef } from 'react';
import { useHasExhibitorGuideQuery } from '#content/exhibitor-guide/anyGuideApi.ts';
import { exhibitorGuide } from '#content/exhibitor-guide/index.ts';
import { addressOf } from '#content/kindAddress.ts';
import { SCREENS } from '#content/messages/index.ts';
import { placeListApi } from '#content/place/api.ts';
import { place } from '#content/place/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { usePrintAlone } from '#hooks/usePrintAlone.ts';
import type { OwnApplication } from '#submissions/applicantLink.ts';
import { Button, ButtonLink, ButtonRow } from '#ui/buttons/Button.tsx';
import { FileLink } from '#ui/buttons/FileLink.tsx';
import { HeadDefaultsContext } from '#ui/page-head/headDefaults.ts';
import { QrCode, fitsQrCode } from '#ui/qr-code/QrCode.tsx';
import { LinkToCopy } from '#ui/link-to-copy/LinkToCopy.tsx';
import { MissingPart } from '../components/MissingPart.tsx';
import { MESSAGES } from './messages/index.ts';
import { downloadCode } from './downloadCode.ts';
import { type Listing, Sign } from './Sign.tsx';
import { useSharePicture } from './useSharePicture.ts';
import styles from './ExhibitorKit.module.scss';

type KitProps = Pick<OwnApplication, 'id' | 'booth'>;

/** What a vendor shows people the way with, made of their listing. It appears when editors have published that one. */
export default function ExhibitorKit({ id, booth }: KitProps) {
  const { t } = useI18n();
  const { origin = window.location.origin } = useContext(HeadDefaultsContext);
  const headingId = useId();
  // Made by `placeId` in src/server/applications.
  const listingId = `place-${id}`;
  const { data, error } = placeListApi.useGetPlacesByIdQuery({ ids: [listingId] });
  const found = data?.[listingId];
  const alias = found?.alias?.current;
  // Without a language: visitors of any language scan it, and the site offers them theirs.
  const path = addressOf(place, alias);
  if (!found && error) return <MissingPart error={error} />;
  return (
    <section aria-labelledby={headingId} className={styles.kit}>
      <h2 id={headingId} className={styles.title}>
        {t(MESSAGES.title)}
      </h2>
      {found && alias !== undefined && path !== undefined ? (
        <Parts
          listing={{ name: found.name, booth: found.locationName ?? booth, address: origin + path }}
          alias={alias}
          path={path}
        />
      ) : (
        <p role="status">{t(found === undefined ? MESSAGES.loading : MESSAGES.notYet)}</p>
      )}
    </section>
  );
}

function Parts({ listing, alias, path }: { listing: Listing; alias: string; path: string }) {
  const { t } = useI18n();
  const { data: hasGuide = false } = useHasExhibitorGuideQuery();
  const picture = useSharePicture(path);
  const code = useRef<SVGSVGElement>(null);
  const [printed, print] = usePrintAlone<Listing>();
  const download = (format: 'svg' | 'png') => code.current && downloadCode(code.current, format, alias);
  return (
    <>
      <LinkToCopy label={t(MESSAGES.link)} address={listing.address} />
      <div className={styles.parts}>
        <QrCode ref={code} text={listing.address} title={t(MESSAGES.qrCode)} className={styles.code} />
        <ButtonRow>
          {fitsQrCode(listing.address) && (
            <>
              <Button onClick={() => download('svg')}>{t(MESSAGES.downloadSvg)}</Button>
              <Button onClick={() => download('png')}>{t(MESSAGES.downloadPng)}</Button>
            </>
          )}
          <Button onClick={() => print(listing)}>{t(MESSAGES.print)}</Button>
          {picture !== undefined && <FileLink href={picture}>{t(MESSAGES.picture)}</FileLink>}
          {hasGuide && <ButtonLink to={exhibitorGuide.address}>{t(SCREENS.exhibitorGuide)}</ButtonLink>}
        </ButtonRow>
      </div>
      {printed && <Sign listing={printed} />}
    </>
  );
}
