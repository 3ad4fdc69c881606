import { useGetPlaceQuery } from '#content/place/dialogApi.ts';
import { type ListDialogProps, neighboursOf } from '#features/list/index.ts';
import { boothLinks } from '#content/map/boothLinks.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { tintOf } from '#lib/colors/tint.ts';
import { shownNames } from '#lib/filtering/filterKey.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { Place } from '#content/place/schema.ts';
import { listTitle } from '#content/festival/pageTitle.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import { addressUnder, parseWebAddress } from '#lib/url/webAddress.ts';
import { FacetList } from '#features/facets/index.ts';
import { PickButton } from '#features/picks/index.ts';
import { ButtonRow, ExternalButtonLink } from '#ui/buttons/Button.tsx';
import { DialogHero } from '#ui/detail-dialog/DialogHero.tsx';
import { ItemDialog } from '#ui/detail-dialog/ItemDialog.tsx';
import { Labels } from '#ui/detail-dialog/Labels.tsx';
import { Link } from '#ui/links/Link.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { SocialIcons } from '#ui/social-icons/SocialIcons.tsx';
import { useFestival } from '#content/festival/useFestival.ts';
import { marketplaceFilters } from '../model/marketplaceFilters.ts';
import { MESSAGES } from '../messages/index.ts';
import { shopLink } from '../model/shopLink.ts';
import styles from './PlaceDialog.module.scss';

export default function PlaceDialog({ slug, eventName, closeHref, onClose, ...list }: ListDialogProps) {
  const { t } = useI18n();
  const { currentData: place, isError, error } = useGetPlaceQuery({ slug });
  return (
    <ItemDialog
      messages={{
        loading: t(MESSAGES.dialogLoading),
        missing: t(MESSAGES.missing),
        missingDetail: t(MESSAGES.missingDetail),
      }}
      name={place?.name}
      error={!place && isError ? error : undefined}
      where="place-dialog"
      titleOf={(heading) => listTitle(t(MESSAGES.title), heading, eventName)}
      description={(place && firstText(place.description)) ?? t(MESSAGES.description, { event: eventName })}
      path={addressUnder(marketplaceFilters.path, slug)}
      hero={place && <Hero place={place} />}
      closeHref={closeHref}
      neighbours={neighboursOf({ slug, ...list })}
      onClose={onClose}
    >
      {place && <PlaceDetails place={place} />}
    </ItemDialog>
  );
}

function Hero({ place }: { place: Place }) {
  const picture = assetAddress(place.image) === undefined ? place.brandReference?.media : place.image;
  return (
    <DialogHero
      picture={assetAddress(picture)}
      alt={place.mediaCaption ?? place.image?.context?.custom?.alt ?? place.name}
      tint={tintOf(place.categories, picture)}
    />
  );
}

function PlaceDetails({ place }: { place: Place }) {
  const { t } = useI18n();
  const shop = shopLink(place, useFestival().shopBaseUrl);
  return (
    <>
      <Labels names={shownNames(place.categories)} />
      {place.locationName !== undefined && (
        <p className={styles.location} dir="auto">
          {place.locationName}
        </p>
      )}
      {boothLinks(place.booths, t).map(({ to, text, name }) => (
        <p key={to} className={styles.booth}>
          <Link to={to} aria-label={name}>
            {text}
          </Link>
        </p>
      ))}
      <ButtonRow>
        {shop && (
          <ExternalButtonLink href={shop.href} variant="primary">
            {shop.label ?? t(MESSAGES.shop)}
          </ExternalButtonLink>
        )}
        <PickButton kind="place" id={place._id} alias={place.alias?.current} name={place.name} hasText />
      </ButtonRow>
      <FacetList chosen={place.facets} type="place" />
      <SocialIcons
        links={place.social_links}
        website={
          (parseWebAddress(place.websiteUrl) ?? parseWebAddress(place.brandReference?.websiteUrl))?.href
        }
        owner={place.name}
      />
      <RichText value={place.description} />
    </>
  );
}
