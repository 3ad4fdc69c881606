import { useI18n } from '#hooks/useI18n.ts';
import { firstPicture } from '#lib/media/mediaSource.ts';
import type { ContentSection } from '#lib/schema/contentSection.ts';
import { ResponsivePicture } from '#ui/picture/ResponsivePicture.tsx';
import { SignUpForm } from '#features/mailing-list/index.ts';
import { MESSAGES } from '../messages/index.ts';
import { TextModuleView } from './TextModuleView.tsx';
import styles from './JoinSection.module.scss';

interface JoinSectionProps {
  section: ContentSection | undefined;
}

/** The mailing list section, over the event's picture if it has one. */
export function JoinSection({ section }: JoinSectionProps) {
  const { t } = useI18n();
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
        <TextModuleView
          {...text}
          headline={text?.headline ?? t(MESSAGES.join)}
          headlineStyle={text?.headlineStyle ?? 'display'}
        />
        <div className={styles.form}>
          <SignUpForm />
        </div>
      </div>
    </section>
  );
}
