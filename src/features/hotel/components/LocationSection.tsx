import { REDUCED_MOTION, useMediaQuery } from '#hooks/useMediaQuery.ts';
import { useStoppedFilm } from '#hooks/useStoppedFilm.ts';
import { PauseButton } from '#ui/buttons/PauseButton.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { LoopingVideo } from '#ui/video/LoopingVideo.tsx';
import type { HotelView } from '../model/toHotelView.ts';
import { Benefits } from './Benefits.tsx';
import { Section } from './Section.tsx';
import styles from './LocationSection.module.scss';

type Location = NonNullable<HotelView['location']>;

/** The hotel's location and its distance from the festival. */
export function LocationSection({ location: { title, film, benefits, text } }: { location: Location }) {
  return (
    <div className={styles.location}>
      {film && <Film {...film} />}
      <Section title={title}>
        {benefits.length > 0 && <Benefits benefits={benefits} />}
        {text && <RichText value={text} form="full" topHeading={3} />}
      </Section>
    </div>
  );
}

function Film({ src, poster, alt }: NonNullable<Location['film']>) {
  const isMotionReduced = useMediaQuery(REDUCED_MOTION);
  const [isStopped, setStopped] = useStoppedFilm();
  return (
    <div className={styles.film}>
      <div className={styles.frame} {...(alt === undefined ? {} : { role: 'img', 'aria-label': alt })}>
        <LoopingVideo src={src} poster={poster} overlay={0} isStopped={isStopped} where="hotel" />
      </div>
      {!isMotionReduced && (
        <div className={styles.pause}>
          <PauseButton subject="film" isStopped={isStopped} onToggle={() => setStopped(!isStopped)} />
        </div>
      )}
    </div>
  );
}
