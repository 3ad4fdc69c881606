import type { ReactNode } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { MESSAGES } from '../messages/index.ts';
import styles from './CardsModule.module.scss';

interface CardsModuleProps {
  title: string;
  /** Where all of them are; undefined for no link. */
  href: string | undefined;
  layout: 'grid' | 'row';
  /** The cards. */
  children: ReactNode;
}

/** The first cards of a list, on another screen. */
export function CardsModule({ title, href, layout, children }: CardsModuleProps) {
  const { t } = useI18n();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        {href !== undefined && <ButtonLink to={href}>{t(MESSAGES.seeAll)}</ButtonLink>}
      </div>
      <div data-layout={layout}>{children}</div>
    </>
  );
}
