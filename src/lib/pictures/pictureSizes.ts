/** Pixels; one or both. With both the picture is cropped to fill them. */
export interface PictureSize {
  width?: number;
  height?: number;
}

/** All picture widths in pixels: the embedded picture service accepts no others. */
export const PICTURE_WIDTHS = [
  24, 64, 96, 160, 192, 200, 240, 320, 360, 480, 600, 720, 736, 800, 820, 828, 960, 1120, 1200, 1280, 1400,
  1440, 1600, 1640, 1920, 2400,
] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Heights of pictures with a fixed height: logos, badges, lettering. Pixels. */
export const PICTURE_HEIGHTS = [40, 52, 88, 96, 360] as const;

/** Aspect ratios (width / height) of crops; pictures can also keep their own. */
export const PICTURE_RATIOS = [3 / 4, 4 / 5, 1, 3 / 2, 16 / 10, 16 / 9, 1200 / 630, 3] as const;

/** Maximum width of a picture in full size. Pixels. */
export const MAX_PICTURE_WIDTH = 4000;
