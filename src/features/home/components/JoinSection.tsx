import type { ReactNode } from 'react';
import { firstPicture } from '../../../lib/media/mediaSource';
import type { ContentSection } from '../../../lib/model/contentSection';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import { RichText } from '../../../ui/rich-text/RichText';
import styles from './JoinSection.module.scss';

interface JoinSectionProps {
  section: ContentSection | undefined;
  /** The sign-up form. */
  children?: ReactNode;
}

/** The slide that asks for an address, over its picture where the event has one. */
export function JoinSection({ section, children }: JoinSectionProps) {
  const picture = firstPicture(section);
  const text = section?.modules.find((module) => module._type === 'textModule');
  return (
    <section id="join" className={styles.join} data-pictured={picture !== undefined}>
      {picture && (
        <div className={styles.picture}>
          <ResponsivePicture media={picture} alt={picture.altText ?? ''} />
        </div>
      )}
      <div className={styles.content}>
        <h2 className={styles.headline}>{text?.headline ?? 'Stay in the loop'}</h2>
        {text && <RichText value={text.content} form="full" topHeading={3} />}
        {children}
      </div>
    </section>
  );
}
