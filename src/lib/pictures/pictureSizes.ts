/** Every width in which the site shows pictures, in pixels: the embedded picture service draws no others. */
export const PICTURE_WIDTHS = [
  24, 64, 96, 160, 192, 200, 240, 320, 400, 480, 600, 720, 736, 800, 820, 828, 960, 1024, 1120, 1200, 1280,
  1400, 1440, 1600, 1640, 1920, 2400,
] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Heights of pictures that are as wide as their height makes them: logos, badges, lettering. Pixels. */
export const PICTURE_HEIGHTS = [40, 52, 88, 96, 296, 360] as const;

/** Width divided by height of the crops; beside them a picture may keep its own proportions. */
export const PICTURE_RATIOS = [3 / 4, 4 / 5, 1, 3 / 2, 16 / 10, 16 / 9, 1200 / 630, 3] as const;

/** A picture that is looked at in full size is at most so wide. Pixels. */
export const WIDEST_PICTURE = 4000;
