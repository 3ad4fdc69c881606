import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SiteRouter } from '#features/siteRouter.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { baseOf, languagesIn } from '#lib/i18n/pageLanguage.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { endOffers } from './languageChoice.ts';
import { ownName, stayInPlace, translationsAt } from './Languages.tsx';
import { OFFER_TEXTS } from './offerTexts.ts';
import styles from './LanguageOffer.module.scss';

interface LanguageOfferProps {
  language: string;
  router: SiteRouter;
}

/** A line at the lower edge of the window that says, in another language, that the open page is available in it. */
export default function LanguageOffer({ language, router }: LanguageOfferProps) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(true);
  const location = useSyncExternalStore(
    (onChange) => router.subscribe(onChange),
    () => router.state.location,
  );
  useEffect(endOffers, []);
  const translation = translationsAt(location, languagesIn(document)).find(
    (other) => other.language === language,
  );
  if (!isOpen || !translation) return null;
  const { offer, close } = OFFER_TEXTS[baseOf(language)] ?? {
    offer: ownName(language),
    close: t(WORDS.close),
  };
  return (
    <aside className={styles.offer} lang={language} dir="auto" aria-label={ownName(language)}>
      <a className={styles.link} href={translation.href} hrefLang={language} onClick={stayInPlace}>
        {offer}
      </a>
      <button type="button" className={styles.close} aria-label={close} onClick={() => setOpen(false)}>
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
