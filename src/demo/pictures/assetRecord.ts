/** A booth of a map: its label, and its area in percent of the picture. */
export interface BoothArea {
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Inputs for drawing an asset: a picture, or the poster of a video. */
export interface AssetRecord {
  publicId: string;
  resourceType: 'image' | 'video';
  /** Natural size in pixels, if the dataset contains a valid one. */
  width?: number;
  height?: number;
  /** Name of the document that shows the asset; '' if it has none. */
  title: string;
  /** The asset's own alternative text, if any. */
  alt?: string;
  /** OKLCH hue in degrees. */
  hue: number;
  /** `_type` of the document that shows the asset. */
  kind: string;
  /** The booths of a map. */
  booths?: readonly BoothArea[];
}
