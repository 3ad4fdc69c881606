import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import type { MapView } from './model/mapSlice.ts';

/** An area in percent of the picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size of the visible box, and the picture's position in it at scale 1. CSS pixels. */
export interface Frame {
  width: number;
  height: number;
  picture: Area;
}

/** The transform that brings the middle of a view to the middle of the box. */
export function toTransform({ x, y, scale }: MapView, { width, height, picture }: Frame): ZoomTransform {
  const left = picture.x + (picture.width * x) / 100;
  const top = picture.y + (picture.height * y) / 100;
  return zoomIdentity.translate(width / 2 - left * scale, height / 2 - top * scale).scale(scale);
}

/** The view that a transform shows. */
export function toView({ x, y, k }: ZoomTransform, { width, height, picture }: Frame): MapView {
  return {
    x: round((((width / 2 - x) / k - picture.x) / picture.width) * 100),
    y: round((((height / 2 - y) / k - picture.y) / picture.height) * 100),
    scale: round(k),
  };
}

/** Whether an area is completely visible. */
export function isVisible(
  area: Area,
  { x, y, k }: ZoomTransform,
  { width, height, picture }: Frame,
): boolean {
  const left = (picture.x + (area.x * picture.width) / 100) * k + x;
  const top = (picture.y + (area.y * picture.height) / 100) * k + y;
  const right = left + ((area.width * picture.width) / 100) * k;
  const bottom = top + ((area.height * picture.height) / 100) * k;
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

/** The smallest scale at which an area is this long, and on its shorter side this wide. CSS pixels. */
export function scaleFor(area: Area, long: number, short: number, { picture }: Frame): number {
  const sides = [(area.width * picture.width) / 100, (area.height * picture.height) / 100];
  return Math.max(long / Math.max(...sides), short / Math.min(...sides));
}

/** The frame as it is laid out at this moment. */
export function frameOf(viewport: HTMLElement, canvas: HTMLElement): Frame {
  const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = canvas;
  return { width: viewport.clientWidth, height: viewport.clientHeight, picture: { x, y, width, height } };
}

/** The middle of an area, in the units of a view. */
export function middleOf({ x, y, width, height }: Area): Pick<MapView, 'x' | 'y'> {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Views are in the store, where more digits are of no use. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
