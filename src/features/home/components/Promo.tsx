import { useTelemetry } from '../../../hooks/useTelemetry';
import { assetAddress, isVideo } from '../../../lib/media/asset';
import type { FestivalEvent } from '../../../lib/model/event';
import { filmStill } from '../../../lib/pictures/filmStill';
import { buttonTarget } from '../../../lib/url/buttonTarget';
import { targetAddress } from '../../../lib/url/linkTarget';
import { TargetLink } from '../../../ui/links/TargetLink';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import { LoopingVideo } from '../../../ui/video/LoopingVideo';
import styles from './Promo.module.scss';

interface PromoProps {
  event: FestivalEvent;
  onVideoFailure(address: string): void;
}

/** A picture or a film of what else the festival has to offer; all of it is a link where it leads somewhere. */
export function Promo({ event, onVideoFailure }: PromoProps) {
  const telemetry = useTelemetry();
  const { promoMedia: media, promoMediaCaption: caption } = event;
  const src = assetAddress(media);
  if (!media || src === undefined) return null;
  const alt = media.context?.custom?.alt ?? '';
  const target = buttonTarget(event.promoMediaUrl);
  const content = (
    <>
      {isVideo(media) ? (
        <div className={styles.film}>
          <LoopingVideo src={src} poster={filmStill(src)} overlay={0} onFailure={onVideoFailure} />
        </div>
      ) : (
        <ResponsivePicture media={{ desktop: media }} alt={alt} />
      )}
      {caption !== undefined && (
        <span className={styles.caption} dir="auto">
          {caption}
        </span>
      )}
    </>
  );
  if (!target) return <div className={styles.promo}>{content}</div>;
  const name = caption ?? (alt || 'More');
  return (
    <TargetLink
      target={target}
      className={styles.promo}
      label={name}
      onClick={() => telemetry.navigationClick(name, targetAddress(target))}
    >
      {content}
    </TargetLink>
  );
}
