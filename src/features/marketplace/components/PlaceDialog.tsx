import { useGetPlaceQuery } from '../../../api/content/places';
import { useDelayed } from '../../../hooks/useDelayed';
import { tintOf } from '../../../lib/colors/tint';
import { FACTS } from '../../../lib/facts';
import { assetAddress } from '../../../lib/model/document';
import type { Place } from '../../../lib/model/place';
import { firstText } from '../../../lib/rich-text/firstText';
import { socialLinks } from '../../../lib/social-links/socialLinks';
import { parseWebAddress } from '../../../lib/url/webAddress';
import { ExternalButtonLink } from '../../../ui/buttons/Button';
import { DetailDialog } from '../../../ui/detail-dialog/DetailDialog';
import { PageHead } from '../../../ui/page-head/PageHead';
import { Picture } from '../../../ui/picture/Picture';
import { RichText } from '../../../ui/rich-text/RichText';
import { SocialIcons } from '../../../ui/social-icons/SocialIcons';
import { LoadingScreen } from '../../../ui/states/LoadingScreen';
import { shopLink } from '../model/shopLink';
import { browseDescription, marketplaceTitle } from '../model/titles';
import { WORDS } from '../model/words';
import styles from './PlaceDialog.module.scss';

interface PlaceDialogProps {
  slug: string;
  eventName: string | undefined;
  onClose(): void;
}

/** One place over the list. One that cannot be shown says so and closes by itself. */
export default function PlaceDialog({ slug, eventName, onClose }: PlaceDialogProps) {
  const { currentData: place, isError } = useGetPlaceQuery({ slug });
  const isMissing = isError && place === undefined;
  useDelayed(isMissing, FACTS.notFoundRedirectDelay, onClose);

  const title = place?.name ?? (isMissing ? WORDS.placeMissing : WORDS.placeLoading);
  return (
    <>
      <PageHead
        title={marketplaceTitle({ place: title }, eventName)}
        description={(place && firstText(place.description)) ?? browseDescription(eventName)}
      />
      <DetailDialog title={title} hero={place && <Hero place={place} />} onClose={onClose}>
        {place && <PlaceDetails place={place} />}
        {!place && isMissing && <p role="alert">{WORDS.placeMissingDetail}</p>}
        {!place && !isMissing && <LoadingScreen variant="minimal" title={WORDS.placeLoading} />}
      </DetailDialog>
    </>
  );
}

function Hero({ place }: { place: Place }) {
  const picture = assetAddress(place.image) ?? assetAddress(place.brandReference?.media);
  return (
    <div className={styles.hero} style={{ backgroundColor: tintOf(place.categories, FACTS.heroTint) }}>
      {picture === undefined ? (
        <p className={styles.noImage}>{WORDS.noImage}</p>
      ) : (
        <Picture
          src={picture}
          alt={place.mediaCaption ?? place.image?.context?.custom?.alt ?? place.name}
          widths={[480, 800, 1120]}
          ratio={4 / 5}
          sizes="(width < 768px) 100vw, 540px"
          eager
          className={styles.picture}
        />
      )}
    </div>
  );
}

function PlaceDetails({ place }: { place: Place }) {
  const shop = shopLink(place);
  return (
    <>
      {place.locationName !== undefined && (
        <p className={styles.location} dir="auto">
          {place.locationName}
        </p>
      )}
      {shop && (
        <div>
          <ExternalButtonLink href={shop.href} variant="primary">
            {shop.label}
          </ExternalButtonLink>
        </div>
      )}
      <SocialIcons
        links={socialLinks(place.social_links)}
        website={parseWebAddress(place.websiteUrl ?? place.brandReference?.websiteUrl)?.href}
        owner={place.name}
      />
      <RichText value={place.description} />
    </>
  );
}
