/**
 * Props of a picture or a video that report that it cannot be loaded, even if it failed before hydration, when React
 * does not receive events. It is no hook: a list of pictures pays for no effects.
 */
export function loadFailure(onFailure: () => void) {
  return { ref: failAgain, onError: onFailure };
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
