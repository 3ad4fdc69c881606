import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Tells that a picture or a film cannot be loaded, also when that was so before the page was taken over: React hears no
 * event of that time.
 *
 * @returns what the element takes
 */
export function useLoadFailure<Media extends HTMLImageElement | HTMLVideoElement>(onFailure: () => void) {
  const ref = useRef<Media>(null);
  const tell = useEffectEvent(onFailure);
  useEffect(() => {
    const media: HTMLImageElement | HTMLVideoElement | null = ref.current;
    if (media instanceof HTMLVideoElement) {
      if (media.error) tell();
    } else if (media?.complete && media.naturalWidth === 0) {
      // So is a drawing without a size of its own in some browsers, but that can be decoded.
      media.decode().catch(() => tell());
    }
  }, []);
  return { ref, onError: onFailure };
}
