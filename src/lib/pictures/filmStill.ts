const HOSTED_FILM = /(\/video\/upload\/.+)\.[a-z0-9]{2,5}$/i;

/** A still of a hosted film: the image service makes one where the address asks for a picture. */
export function filmStill(address: string | undefined): string | undefined {
  return address !== undefined && HOSTED_FILM.test(address)
    ? address.replace(HOSTED_FILM, '$1.jpg')
    : undefined;
}
