/**
 * The GROQ expression of an asset, or of a list of them: a Sanity image comes with what only the document of its file
 * says. Its address and size need no query, they follow from the reference (`resolveAssets`).
 *
 * @param extra further fields of that document
 */
export function asset(field: string, extra = ''): string {
  return `${field}{..., asset->{_id, altText, "tint": metadata.palette.dominant.background${extra}}}`;
}

/** The same with the tiny picture that a large one shows while it loads. Not for lists: it takes up to 1 kB. */
export function previewedAsset(field: string): string {
  return asset(field, ', "preview": metadata.lqip');
}
