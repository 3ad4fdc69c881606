const HOSTED_FILM = /(\/video\/upload\/.+)\.[a-z0-9]{2,5}$/i;

/** The poster of a hosted video: the media host creates one if the URL asks for a picture. */
export function filmPoster(address: string | undefined): string | undefined {
  return address !== undefined && HOSTED_FILM.test(address)
    ? address.replace(HOSTED_FILM, '$1.jpg')
    : undefined;
}
