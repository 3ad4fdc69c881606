/** Resolves at the window's `load` event. */
export function pageLoaded(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });
}

/** Resolves when the browser is idle; at once in a browser without `requestIdleCallback`. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : resolve(undefined),
  );
}
