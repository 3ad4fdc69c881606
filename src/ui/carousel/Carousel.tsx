import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from '#hooks/useMediaQuery.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { useAutoScroll } from './useAutoScroll.ts';
import styles from './Carousel.module.scss';

const OPTIONS: Parameters<typeof useEmblaCarousel>[0] = {
  align: 'start',
  loop: true,
  // Where there are too few to go round, the last slide still has a place of its own.
  containScroll: 'keepSnaps',
  breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
};

export interface CarouselSlide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Names it for screen readers. */
  label: string;
  /** What they show, such as `the pictures`. */
  subject: string;
  /** Nothing in them takes the focus: a slide beside the window could not be seen to have it. */
  slides: readonly CarouselSlide[];
  /** Milliseconds from one slide to the next. */
  interval: number;
  /** Without them there is still the swipe, and the keyboard's focus brings the buttons back. */
  showControls: boolean;
  showIndicators: boolean;
}

/** Slides in a row that scroll by themselves, by swipe, by button and by arrow key, round and round. */
export function Carousel({ label, subject, slides, interval, showControls, showIndicators }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel(OPTIONS);
  const selected = useSelected(embla);
  const count = slides.length;
  const autoScroll = useAutoScroll({
    isEnabled: count > 1,
    interval,
    onTurn: () => embla?.scrollTo((selected + 1) % count),
  });

  function turnTo(index: number) {
    embla?.scrollTo((index + count) % count);
    autoScroll.rest();
  }

  function turnByArrow({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowRight') turnTo(selected + 1);
    if (key === 'ArrowLeft') turnTo(selected - 1);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on the buttons in it
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={turnByArrow}
      {...autoScroll.handlers}
    >
      {count > 1 && (
        <CarouselControls
          subject={subject}
          count={count}
          selected={selected}
          autoScroll={autoScroll}
          showControls={showControls}
          showIndicators={showIndicators}
          onTurn={turnTo}
        />
      )}
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.slides}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The index of the slide that is shown, or on its way to be. */
function useSelected(embla: UseEmblaCarouselType[1]): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      embla?.on('select', onChange).on('reInit', onChange);
      return () => void embla?.off('select', onChange).off('reInit', onChange);
    },
    [embla],
  );
  return useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );
}
