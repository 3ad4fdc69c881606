/**
 * What a picture shows, as its public id tells: the versions of one picture for several kinds of
 * screens (`floor`, `floor-tablet`, `floor-mobile`) show the same.
 */
export const motifOf = (publicId: string): string => publicId.replace(/-(desktop|tablet|mobile)$/, '');
