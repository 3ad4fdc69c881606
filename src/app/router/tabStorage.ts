/** `sessionStorage`; undefined in a browser that blocks it, where reading it throws. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
