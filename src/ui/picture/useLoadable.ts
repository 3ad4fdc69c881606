import { useState } from 'react';

/**
 * Finds out whether a picture or a video can be loaded, even if it failed before hydration, when React does not receive
 * events. It has no effect: a long list of pictures pays for none.
 *
 * @param src its URL, if there is one.
 * @returns the URL, undefined once it has failed, and props of the element that loads it.
 */
export function useLoadable(src: string | undefined, onFailure?: () => void) {
  const [failed, setFailed] = useState<string>();
  const onError = () => {
    setFailed(src);
    onFailure?.();
  };
  return [src === failed ? undefined : src, { ref: failAgain, onError }] as const;
}

/** Repeats the `error` event of media that failed before this ref was attached. */
function failAgain(media: HTMLImageElement | HTMLVideoElement | null): void {
  const fail = () => media?.dispatchEvent(new Event('error'));
  if (media instanceof HTMLVideoElement) {
    if (media.error) fail();
  } else if (media?.complete && media.naturalWidth === 0) {
    // Some browsers report no size for SVGs without dimensions, but these can be decoded.
    media.decode().catch(fail);
  }
}
