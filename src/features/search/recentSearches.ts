const KEY = 'fairground.searches';
const MAX_SEARCHES = 6;

/** The visitor's recent searches on this device, the last one first. Empty in a browser that refuses storage. */
export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

/** Stores a search when one of its results is used. */
export function rememberSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed === '') return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  store(JSON.stringify([trimmed, ...others].slice(0, MAX_SEARCHES)));
}

export function clearRecentSearches(): void {
  store(undefined);
}

function store(text: string | undefined) {
  try {
    if (text === undefined) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, text);
  } catch {
    // The search works without it.
  }
}
