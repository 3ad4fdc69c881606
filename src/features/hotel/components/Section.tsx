import type { ReactNode } from 'react';
import { FittedText } from './FittedText.tsx';
import styles from './Section.module.scss';

interface SectionProps {
  title: string;
  subtitle?: string | undefined;
  /** Below title and subtitle; beside the content on wide windows. */
  intro?: ReactNode;
  children?: ReactNode;
}

/** A section below a thin line: its headline at the left, the content beside it. */
export function Section({ title, subtitle, intro, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.intro}>
        <Headline title={title} subtitle={subtitle} />
        {intro}
      </div>
      <div className={styles.rest}>{children}</div>
    </section>
  );
}

/** The headline of a full-width section. */
export function Headline({ title, subtitle }: Pick<SectionProps, 'title' | 'subtitle'>) {
  return (
    <header className={styles.headline}>
      <FittedText as="h2" className={styles.title}>
        {title}
      </FittedText>
      {subtitle !== undefined && (
        <p className={styles.subtitle} dir="auto">
          {subtitle}
        </p>
      )}
    </header>
  );
}
