import type { ReactNode } from 'react';
import { type ListDialogProps, neighboursOf } from '#features/list/index.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useGetPerformerQuery } from '#content/performer/api.ts';
import { listTitle } from '#content/festival/pageTitle.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import type { Performer } from '#content/performer/schema.ts';
import { FacetList } from '#features/facets/index.ts';
import { PickButton } from '#features/picks/index.ts';
import { ButtonRow, ExternalButtonLink } from '#ui/buttons/Button.tsx';
import { DialogHero } from '#ui/detail-dialog/DialogHero.tsx';
import { ItemDialog } from '#ui/detail-dialog/ItemDialog.tsx';
import { Labels } from '#ui/detail-dialog/Labels.tsx';
import { SessionLinks } from '#ui/detail-dialog/SessionLinks.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { SocialIcons } from '#ui/social-icons/SocialIcons.tsx';
import { performerDetails } from '../model/performerDetails.ts';
import { MESSAGES } from '../messages/index.ts';
import { FeaturedProducts } from './FeaturedProducts.tsx';

interface PerformerDialogProps extends ListDialogProps {
  /** For a dialog over another dialog: only 'Go Back' closes it, not Escape or a click outside. */
  mustGoBack?: boolean;
}

/** The dialog of a performer, over the lineup or over a schedule event. */
export default function PerformerDialog({
  slug,
  eventName,
  mustGoBack,
  closeHref,
  onClose,
  ...list
}: PerformerDialogProps) {
  const { t } = useI18n();
  const { currentData: performer, isError, error } = useGetPerformerQuery({ slug });
  const { zone } = useFestivalTime();
  const details = performer && performerDetails(performer, zone, t);
  return (
    <ItemDialog
      messages={{
        loading: t(MESSAGES.dialogLoading),
        missing: t(MESSAGES.missing),
        missingDetail: t(MESSAGES.missingDetail),
      }}
      name={details?.name}
      error={!performer && isError ? error : undefined}
      where="performer-dialog"
      titleOf={(heading) => listTitle(t(MESSAGES.title), heading, eventName)}
      description={
        (details && firstText(details.description)) ??
        t(MESSAGES.description, { event: eventName, category: undefined })
      }
      hero={details && <DialogHero picture={details.picture} alt={details.pictureAlt} tint={details.tint} />}
      mustGoBack={mustGoBack}
      closeHref={closeHref}
      neighbours={neighboursOf({ slug, ...list })}
      onClose={onClose}
    >
      {details && (
        <Details {...details} facets={performer.facets}>
          <PickButton
            kind="performer"
            id={performer._id}
            alias={performer.alias?.current}
            name={details.name}
            hasText
          />
        </Details>
      )}
    </ItemDialog>
  );
}

interface DetailsProps extends ReturnType<typeof performerDetails> {
  facets: Performer['facets'];
  children: ReactNode;
}

function Details({ facets, children, ...details }: DetailsProps) {
  const { t } = useI18n();
  const { name, isFeatured, categories, description, links, website, button, products } = details;
  return (
    <>
      <Labels names={categories} isFeatured={isFeatured} />
      <SessionLinks title={t(MESSAGES.onStage)} sessions={details.appearances} />
      <ButtonRow>
        {button && (
          <ExternalButtonLink href={button.href} variant="primary">
            {button.label}
          </ExternalButtonLink>
        )}
        {children}
      </ButtonRow>
      <FacetList chosen={facets} type="performer" />
      <SocialIcons links={links} website={website} owner={name} />
      <RichText value={description} />
      <FeaturedProducts products={products} />
    </>
  );
}
