import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reports that a picture or a video cannot be loaded, even if it failed before hydration, when React does not receive
 * events.
 *
 * @returns props for the element
 */
export function useLoadFailure<Media extends HTMLImageElement | HTMLVideoElement>(onFailure: () => void) {
  const ref = useRef<Media>(null);
  const report = useEffectEvent(onFailure);
  useEffect(() => {
    const media: HTMLImageElement | HTMLVideoElement | null = ref.current;
    if (media instanceof HTMLVideoElement) {
      if (media.error) report();
    } else if (media?.complete && media.naturalWidth === 0) {
      // Some browsers report no size for SVGs without dimensions, but these can be decoded.
      media.decode().catch(() => report());
    }
  }, []);
  return { ref, onError: onFailure };
}
