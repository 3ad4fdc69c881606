const BYTES = 16;

/** The token of a secret link: 128 bits, as base64url. */
export const TOKEN = /^[\w-]{22}$/;

/** The token of a new secret link, at random. */
export function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
