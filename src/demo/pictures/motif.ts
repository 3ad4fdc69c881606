/**
 * The motif of a picture by its public id: versions of one picture for several screen sizes (`floor`, `floor-tablet`,
 * `floor-mobile`) share it.
 */
export const motifOf = (publicId: string): string => publicId.replace(/-(desktop|tablet|mobile)$/, '');
