/** `sessionStorage`; undefined where the browser blocks it, which it does by throwing. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
