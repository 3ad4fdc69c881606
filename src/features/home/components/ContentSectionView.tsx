import { type ActionButton, actionButton, shownActions } from '../../../lib/calls-to-action/callToAction';
import { assetAddress, mediaAddress } from '../../../lib/media/asset';
import { desktopSource } from '../../../lib/media/mediaSource';
import type { CallToAction } from '../../../lib/model/callToAction';
import type { ContentModule, ContentSection } from '../../../lib/model/contentSection';
import { ActionLink } from '../../../ui/buttons/Button';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import { RichText } from '../../../ui/rich-text/RichText';
import { LoopingVideo } from '../../../ui/video/LoopingVideo';
import styles from './ContentSectionView.module.scss';

interface ContentSectionViewProps {
  section: ContentSection;
  /** Shown under the text where no module brings a button. */
  fallbackAction?: ActionButton | undefined;
  onFollow(action: ActionButton): void;
  onVideoFailure(address: string): void;
}

/** A section of the home screen: its modules in the order in which an editor put them. */
export function ContentSectionView({
  section,
  fallbackAction,
  onFollow,
  onVideoFailure,
}: ContentSectionViewProps) {
  const hasAction = section.modules.some(
    (module) => module._type === 'textModule' && shownActions(module.callsToAction).length > 0,
  );
  return (
    <section id={section.sectionId} className={styles.section}>
      {section.modules.map((module, index) => (
        <ModuleView key={index} module={module} onFollow={onFollow} onVideoFailure={onVideoFailure} />
      ))}
      {!hasAction && fallbackAction && (
        <div className={styles.text}>
          <ActionLink {...fallbackAction} onClick={() => onFollow(fallbackAction)} />
        </div>
      )}
    </section>
  );
}

type ModuleViewProps = { module: ContentModule } & Pick<
  ContentSectionViewProps,
  'onFollow' | 'onVideoFailure'
>;

function ModuleView({ module, onFollow, onVideoFailure }: ModuleViewProps) {
  switch (module._type) {
    case 'textModule':
      return (
        <div className={styles.text}>
          {module.headline !== undefined && (
            <h2 className={styles.headline} dir="auto">
              {module.headline}
            </h2>
          )}
          <RichText value={module.content} form="full" topHeading={3} />
          <Actions actions={shownActions(module.callsToAction)} onFollow={onFollow} />
        </div>
      );
    case 'mediaModule':
      if (module.media.mediaType === 'video') {
        return (
          <div className={styles.film}>
            <LoopingVideo
              src={assetAddress(desktopSource(module.media))}
              narrowSrc={assetAddress(module.media.mobile)}
              poster={assetAddress(module.media.videoOptions?.poster)}
              overlay={0}
              onFailure={onVideoFailure}
            />
          </div>
        );
      }
      return (
        <figure className={styles.media}>
          <ResponsivePicture media={module.media} alt={module.media.altText ?? ''} />
          {module.media.caption !== undefined && <figcaption dir="auto">{module.media.caption}</figcaption>}
        </figure>
      );
    case 'videoModule':
      return (
        <div className={styles.film}>
          <LoopingVideo
            src={mediaAddress(module.url)}
            poster={mediaAddress(module.posterUrl)}
            overlay={0}
            onFailure={onVideoFailure}
          />
        </div>
      );
  }
}

interface ActionsProps extends Pick<ContentSectionViewProps, 'onFollow'> {
  actions: readonly CallToAction[];
}

function Actions({ actions, onFollow }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map((action, index) => {
        const button = actionButton(action);
        return <ActionLink key={index} {...button} onClick={() => onFollow(button)} />;
      })}
    </div>
  );
}
