import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '#hooks/useI18n.ts';
import { decodeSegment } from '#lib/url/screenCodec.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import type { GuideSection } from '../model/toGuides.ts';
import { MESSAGES } from '../messages/index.ts';
import styles from './GuideSectionView.module.scss';

/**
 * A section of a guide. A collapsible section starts closed. It opens on a click, by a link to it, or on a match of
 * find-in-page.
 */
export function GuideSectionView({ section }: { section: GuideSection }) {
  const { t } = useI18n();
  const { anchor, title, content, isHighlighted, isCollapsible } = section;
  const text = <RichText value={content} form="full" topHeading={4} defaultAlt={t(MESSAGES.picture)} />;
  const heading = (
    <>
      <span dir="auto">{title}</span> {isHighlighted && <Badge kind="highlighted" />}
    </>
  );
  if (isCollapsible) {
    return (
      <Collapsible anchor={anchor} heading={heading}>
        {text}
      </Collapsible>
    );
  }
  return (
    <section className={styles.section} aria-labelledby={anchor}>
      <h3 id={anchor} tabIndex={-1} className={styles.heading}>
        {heading}
      </h3>
      <div className={styles.content}>{text}</div>
    </section>
  );
}

interface CollapsibleProps {
  anchor: string;
  heading: ReactNode;
  children: ReactNode;
}

/** A native `<details>`: the browser opens it for find-in-page. */
function Collapsible({ anchor, heading, children }: CollapsibleProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  const isLinked = decodeSegment(hash.slice(1)) === anchor;
  useEffect(() => {
    if (isLinked && details.current) details.current.open = true;
    // Following the same link again reopens a closed section: each navigation has a new key.
  }, [isLinked, key]);
  return (
    <details ref={details} className={styles.section}>
      <summary id={anchor} className={styles.summary}>
        <h3 className={styles.heading}>{heading}</h3>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
