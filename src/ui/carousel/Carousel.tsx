import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { REDUCED_MOTION } from '#hooks/useMediaQuery.ts';
import { readingKey } from '#lib/direction.ts';
import type { Subject } from '../buttons/PauseButton.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { useAutoScroll } from './useAutoScroll.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './Carousel.module.scss';

const OPTIONS: Parameters<typeof useEmblaCarousel>[0] = {
  align: 'start',
  loop: true,
  // Keeps a snap point for each slide if there are too few to loop.
  containScroll: 'keepSnaps',
  breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
};

export interface CarouselSlide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Accessible name. */
  label: string;
  /** What moves. */
  subject: Subject;
  /** Without focusable content: a focused slide could be outside the window. */
  slides: readonly CarouselSlide[];
  /** Milliseconds between slides. */
  interval: number;
  /** Without visible controls the visitor can swipe, and keyboard focus shows the buttons. */
  showControls: boolean;
  showIndicators: boolean;
}

/** The direction of the document never changes while it is open. */
const never = () => () => undefined;
const readDirection = () => (document.dir === 'rtl' ? 'rtl' : 'ltr');

/** Slides in a row that advance automatically, by swipe, button and arrow key, in a loop. */
export function Carousel({ label, subject, slides, interval, showControls, showIndicators }: CarouselProps) {
  const { t } = useI18n();
  const direction = useSyncExternalStore(never, readDirection, () => 'ltr' as const);
  const [viewport, embla] = useEmblaCarousel({ ...OPTIONS, direction });
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

  function turnByArrow(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = readingKey(event);
    if (key === 'ArrowRight') turnTo(selected + 1);
    if (key === 'ArrowLeft') turnTo(selected - 1);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles keys of its buttons
    <section
      className={styles.carousel}
      aria-roledescription={t(MESSAGES.carousel)}
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
              aria-roledescription={t(MESSAGES.slide)}
              aria-label={t(MESSAGES.place, { number: index + 1, count })}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The index of the current slide, or of the one being scrolled to. */
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
