import { type ActionButton, shownActions } from '../../../lib/calls-to-action/callToAction';
import { filmOf, isPicture } from '../../../lib/media/mediaSource';
import type { ContentModule } from '../../../lib/model/contentSection';
import { ActionLink } from '../../../ui/buttons/Button';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import { LoopingVideo } from '../../../ui/video/LoopingVideo';
import type { HomeSection } from '../model/arrangeHome';
import { TextModuleView } from './TextModuleView';
import styles from './ContentSectionView.module.scss';

interface ContentSectionViewProps {
  section: HomeSection;
  /** Shown under the text where no module brings a button. */
  fallbackAction: ActionButton | undefined;
  onFollow(action: ActionButton): void;
  onVideoFailure(address: string): void;
}

/** A section of the home screen: its modules in the order in which an editor put them. */
export function ContentSectionView({ section, fallbackAction, ...callbacks }: ContentSectionViewProps) {
  const hasAction = section.modules.some(
    (module) => module._type === 'textModule' && shownActions(module.callsToAction).length > 0,
  );
  return (
    <section id={section.id} className={styles.section}>
      {section.modules.map((module, index) => (
        <ModuleView key={index} module={module} {...callbacks} />
      ))}
      {!hasAction && fallbackAction && (
        <div className={styles.text}>
          <ActionLink {...fallbackAction} onClick={() => callbacks.onFollow(fallbackAction)} />
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
  if (module._type === 'textModule') {
    return (
      <div className={styles.text}>
        <TextModuleView {...module} onFollow={onFollow} />
      </div>
    );
  }
  const film = filmOf(module);
  if (film) {
    return (
      <div className={styles.film}>
        <LoopingVideo {...film} overlay={0} onFailure={onVideoFailure} />
      </div>
    );
  }
  if (!isPicture(module)) return null;
  const { altText = '', caption } = module.media;
  return (
    <figure className={styles.media}>
      <ResponsivePicture media={module.media} alt={altText} />
      {caption !== undefined && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}
