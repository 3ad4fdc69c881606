import { type CSSProperties, startTransition, useEffect, useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { useLoadFailure } from '#hooks/useLoadFailure.ts';
import * as FACTS from '#lib/facts.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import styles from './LoopingVideo.module.scss';

/** Pixels; one size, so that films that share a still share its download. */
const POSTER = { width: 1920, height: 1080 };

interface LoopingVideoProps {
  src: string | undefined;
  /** Another cut for small windows; `src` stands in where it cannot be loaded. */
  narrowSrc?: string | undefined;
  /** The still that stands until the film plays, and instead of one that cannot be loaded. */
  poster: string | undefined;
  /** How dark the layer above it is, 0 to 1. */
  overlay?: number;
  isGrayscale?: boolean;
  /** The visitor does not want to see it move. */
  isStopped?: boolean;
  /** Whether its still is among the first things to see. */
  eager?: boolean;
  onFailure?(address: string): void;
}

/**
 * A muted film that repeats. It plays while it can be seen: in the window, in a visible tab, where motion is welcome.
 * Until it is first seen there is but its still: a player takes the browser as long to make as a small page.
 */
export function LoopingVideo({
  src,
  narrowSrc,
  poster,
  overlay = 0.5,
  isGrayscale = false,
  isStopped = false,
  eager = false,
  onFailure,
}: LoopingVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [frame, isInView] = useInView({ onChange: (isIn) => isIn && startTransition(() => setSeen(true)) });
  const [brokenPoster, setBrokenPoster] = useState<string>();
  const posterFailure = useLoadFailure<HTMLImageElement>(() => setBrokenPoster(poster));
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => {
      if (isInView && !isStopped && !document.hidden && !stillness.matches) {
        // A browser that saves power may refuse; the still stays.
        element.play().catch(() => undefined);
      } else {
        element.pause();
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    stillness.addEventListener('change', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stillness.removeEventListener('change', follow);
    };
  }, [isInView, isSeen, isStopped, src]);

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
          // Playing fetches it. Its megabytes must not come before the still and what the page works with.
          preload="none"
          tabIndex={-1}
          onPlaying={() => setState('loaded')}
          onError={({ target }) => {
            // A source with another one behind it is not the end.
            if (target instanceof HTMLSourceElement && target.nextElementSibling) return;
            setState('failed');
            onFailure?.(src);
          }}
        >
          {narrowSrc !== undefined && (
            <source src={narrowSrc} media={`(width < ${FACTS.mobileBreakpoint}px)`} />
          )}
          <source src={src} />
        </video>
      )}
      {poster !== undefined && poster !== brokenPoster && state !== 'loaded' && (
        <img
          className={styles.picture}
          src={pictureAddress(poster, POSTER)}
          {...POSTER}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          {...posterFailure}
        />
      )}
    </div>
  );
}
