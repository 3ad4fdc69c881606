import { Suspense } from 'react';
import { loadViewModule } from '#features/saved-views/index.ts';
import { useTelemetry } from '#hooks/useTelemetry.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { type ActionButton, shownActions } from '#lib/calls-to-action/callToAction.ts';
import { filmOf, isPicture } from '#lib/media/mediaSource.ts';
import type { ContentModule } from '#lib/schema/contentSection.ts';
import { type LinkTarget, targetAddress } from '#lib/url/linkTarget.ts';
import { ActionLink } from '#ui/buttons/Button.tsx';
import { TargetLink } from '#ui/links/TargetLink.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { ResponsivePicture } from '#ui/picture/ResponsivePicture.tsx';
import { LoopingVideo } from '#ui/video/LoopingVideo.tsx';
import type { HomeSection } from '../model/arrangeHome.ts';
import { MESSAGES } from '../messages/index.ts';
import { TextModuleView } from './TextModuleView.tsx';
import styles from './ContentSectionView.module.scss';

interface ContentSectionViewProps {
  section: HomeSection;
  /** Shown below the text if no module has a button. */
  fallbackAction: ActionButton | undefined;
}

/** A section of the home screen: its modules in the editor's order. */
export function ContentSectionView({ section, fallbackAction }: ContentSectionViewProps) {
  const telemetry = useTelemetry();
  const hasAction = section.modules.some(
    (module) => module._type === 'textModule' && shownActions(module.callsToAction).length > 0,
  );
  return (
    <section id={section.id} className={styles.section}>
      {section.modules.map((module, index) => (
        <ModuleView key={index} module={module} target={section.target} />
      ))}
      {!hasAction && fallbackAction && (
        <div className={styles.text}>
          <ActionLink
            {...fallbackAction}
            onClick={() => telemetry.purchaseClick(fallbackAction.trackingLabel)}
          />
        </div>
      )}
    </section>
  );
}

// Loaded when needed: few festivals use saved views here.
const ViewModule = lazyWithFallback(loadViewModule, () => null);

function ModuleView({ module, target }: { module: ContentModule; target: LinkTarget | undefined }) {
  const { t } = useI18n();
  const telemetry = useTelemetry();
  if (module._type === 'textModule') {
    return (
      <div className={styles.text}>
        <TextModuleView {...module} />
      </div>
    );
  }
  if (module._type === 'savedViewModule') {
    return (
      <Suspense>
        <ViewModule id={module.view._ref} layout={module.layout} />
      </Suspense>
    );
  }
  const film = filmOf(module);
  const { altText = '', caption } = module._type === 'mediaModule' ? module.media : {};
  const label = (caption ?? altText) || undefined;
  const shown = film ? (
    <LoopingVideo {...film} overlay={0} where="home" />
  ) : (
    isPicture(module) && <ResponsivePicture media={module.media} alt={altText} />
  );
  return (
    <figure className={film ? styles.film : styles.media}>
      {target ? (
        <TargetLink
          target={target}
          className={styles.link}
          label={label ?? t(MESSAGES.more)}
          onClick={() => telemetry.navigationClick(label ?? 'More', targetAddress(target))}
        >
          {shown}
        </TargetLink>
      ) : (
        shown
      )}
      {caption !== undefined && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}
