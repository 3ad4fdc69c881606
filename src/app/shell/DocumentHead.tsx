import { useContext } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { FACTS } from '../../lib/facts';
import { assetAddress } from '../../lib/model/document';
import { type FestivalEvent, eventName } from '../../lib/model/event';
import { festivalKeywords } from '../../lib/pageTitle';
import { pictureAddress } from '../../lib/pictures/pictureAddress';
import { SiteOriginContext } from './siteOrigin';

/** What is the same on every screen; a screen adds its title and description. */
export function DocumentHead({ event }: { event: FestivalEvent | undefined }) {
  const origin = useContext(SiteOriginContext);
  const path = useHref(useLocation().pathname.replace(/(?<=.)\/+$/, ''));
  const favicon = assetAddress(event?.favicon);
  const name = eventName(event);
  return (
    <>
      {origin !== undefined && (
        <>
          <link rel="canonical" href={origin + path} />
          <meta property="og:url" content={origin + path} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta name="keywords" content={festivalKeywords(name)} />
      {name !== undefined && <meta property="og:site_name" content={name} />}
      {name !== undefined && <meta name="author" content={name} />}
      <ShareImage event={event} origin={origin} />
      {favicon !== undefined && <link rel="icon" href={pictureAddress(favicon, { width: 64, height: 64 })} />}
    </>
  );
}

interface ShareImageProps {
  event: FestivalEvent | undefined;
  origin: string | undefined;
}

function ShareImage({ event, origin = '' }: ShareImageProps) {
  const { width, height } = FACTS.shareImage;
  const original = assetAddress(event?.socialShareImage);
  if (original === undefined) return <meta name="twitter:card" content="summary" />;
  const address = pictureAddress(original, { width, height });
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      {/* Robots take no address without a host. */}
      <meta property="og:image" content={address.startsWith('/') ? origin + address : address} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta
        property="og:image:alt"
        content={event?.socialShareImage?.context?.custom?.alt ?? eventName(event) ?? ''}
      />
    </>
  );
}
