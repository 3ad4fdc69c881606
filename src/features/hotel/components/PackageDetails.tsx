import { RichText } from '#ui/rich-text/RichText.tsx';
import type { HotelView } from '../model/toHotelView.ts';
import { Benefits } from './Benefits.tsx';
import { Section } from './Section.tsx';
import styles from './PackageDetails.module.scss';

/** The package, its benefits and its savings. */
export function PackageDetails({ details }: { details: NonNullable<HotelView['package']> }) {
  const { title, subtitle, text, benefits, savings } = details;
  return (
    <>
      <Section
        title={title}
        subtitle={subtitle}
        intro={text && <RichText value={text} form="full" topHeading={3} />}
      >
        {benefits.length > 0 && <Benefits benefits={benefits} />}
      </Section>
      {savings !== undefined && (
        <p className={styles.savings} dir="auto">
          {savings}
        </p>
      )}
    </>
  );
}
