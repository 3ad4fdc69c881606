/** The tab's storage; undefined where the browser refuses to store anything, which it tells by throwing. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
