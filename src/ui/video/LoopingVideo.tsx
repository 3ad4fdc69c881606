import { type CSSProperties, startTransition, useEffect, useRef, useState } from 'react';
import { useLoadable } from '../picture/useLoadable.ts';
import { useInView } from '#hooks/useInView.ts';
import { useTelemetry } from '#hooks/useTelemetry.ts';
import { useStoppedFilm } from '#hooks/useStoppedFilm.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { idle, pageLoaded } from '#lib/rendering/pageIdle.ts';
import styles from './LoopingVideo.module.scss';

/** Pixels; a single size, so that videos with the same poster share its download. */
const POSTER = { width: 1920, height: 1080 };

interface LoopingVideoProps {
  src: string | undefined;
  /** Another cut for small windows; falls back to `src`. */
  narrowSrc?: string | undefined;
  /** Shown until the video plays, and if it cannot be loaded. */
  poster: string | undefined;
  /** Opacity of the overlay, 0 to 1. */
  overlay?: number;
  isGrayscale?: boolean;
  /** From `useStoppedFilm`, if the visitor can stop it. */
  isStopped?: boolean;
  /** Whether its poster is visible without scrolling. */
  eager?: boolean;
  /** The part of the site that it belongs to, for reports of failures. */
  where: string;
}

/**
 * A muted looping video. It plays while it is in the window, the tab is visible, and motion is not reduced. Until it
 * first enters the window, and until the page is loaded, only its poster is rendered, because creating a player takes a
 * browser as long as a small page.
 */
export function LoopingVideo({
  src,
  narrowSrc,
  poster,
  overlay = 0.5,
  isGrayscale = false,
  isStopped,
  eager = false,
  where,
}: LoopingVideoProps) {
  const telemetry = useTelemetry();
  const video = useRef<HTMLVideoElement>(null);
  const [isStoppedAtFirst] = useStoppedFilm();
  const isPaused = isStopped ?? isStoppedAtFirst;
  const [isSeen, setSeen] = useState(false);
  const [frame, isInView] = useInView();
  const [shownPoster, posterFailure] = useLoadable(poster);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    if (!isInView) return;
    // The page comes first: a film would compete with its pictures and scripts.
    void pageLoaded()
      .then(idle)
      .then(() => startTransition(() => setSeen(true)));
  }, [isInView]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => {
      if (isInView && !isPaused && !document.hidden && !reducedMotion.matches) {
        // Browsers may refuse to play in power-saving mode; the poster stays.
        element.play().catch(() => undefined);
      } else {
        element.pause();
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    reducedMotion.addEventListener('change', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      reducedMotion.removeEventListener('change', follow);
    };
  }, [isInView, isSeen, isPaused, src]);

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-grayscale={isGrayscale}
      style={{ '--overlay': overlay } as CSSProperties}
      aria-hidden="true"
    >
      {src !== undefined && isSeen && state !== 'failed' && (
        <video
          key={src}
          ref={video}
          className={styles.picture}
          muted
          loop
          playsInline
          // The video is fetched when it plays: its megabytes must not compete with the poster and the page's scripts.
          preload="none"
          tabIndex={-1}
          onPlaying={() => setState('loaded')}
          onError={({ target }) => {
            // If a source fails, the browser tries the next one.
            if (target instanceof HTMLSourceElement && target.nextElementSibling) return;
            setState('failed');
            telemetry.failure(new Error(`The video ${src} cannot be played.`), where);
          }}
        >
          {narrowSrc !== undefined && (
            <source src={narrowSrc} media={`(width < ${CONSTANTS.mobileBreakpoint}px)`} />
          )}
          <source src={src} />
        </video>
      )}
      {shownPoster !== undefined && state !== 'loaded' && (
        <img
          className={styles.picture}
          src={pictureAddress(shownPoster, POSTER)}
          {...POSTER}
          alt=""
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          {...posterFailure}
        />
      )}
    </div>
  );
}
