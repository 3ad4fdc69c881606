/** Resolves when the page is there with all that it named. What can wait starts then. */
export function pageLoaded(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });
}

/** Resolves when the browser has nothing better to do; at once where it does not tell. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : resolve(undefined),
  );
}
