import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { leaveEdgesToPage } from './leaveEdgesToPage.ts';
import {
  type Area,
  clamp,
  frameOf,
  isVisible,
  middleOf,
  scaleFor,
  toTransform,
  toView,
} from './mapGeometry.ts';
import type { MapView } from './model/mapSlice.ts';
import { ZOOM_STEP, keyMovement, wheelMovement } from './movements.ts';

interface PanZoomElements {
  /** The visible box; it clips the map. */
  viewport: HTMLElement;
  /** As large as the viewport. It is moved and scaled. */
  layer: HTMLElement;
  /** The picture with its booths, as tall as the layer. It may be wider. */
  canvas: HTMLElement;
}

export interface PanZoom {
  /** Zooms in around the middle. */
  zoomIn(): void;
  zoomOut(): void;
  /** Shows the whole map. */
  reset(): void;
  /** Shows a part of the map; animated if the visitor should follow the movement. */
  show(view: MapView, isAnimated: boolean): void;
  /** Brings an area to the middle, large enough to read. */
  focusOn(area: Area): void;
  /**
   * Like `focusOn` for an area that is too small for a finger, and counts as a movement by the visitor.
   *
   * @returns whether it was too small; otherwise the map stays.
   */
  approach(area: Area): boolean;
  /** Makes an area visible with the smallest movement. */
  reveal(area: Area): void;
  destroy(): void;
}

const MAX_SCALE = 12;
/** A movement that is shorter than this is a click. CSS pixels. */
const CLICK_DISTANCE = 6;
/**
 * How far the map can be moved beyond its edges: a booth at an edge may lie under something over the map. CSS pixels.
 */
const MARGIN = 120;
/** The smallest size that a finger can press. CSS pixels. */
const MIN_TARGET_SIZE = 44;
/** Length of a booth's longer side after `focusOn`. CSS pixels. */
const FOCUSED_SIZE = 96;
const MIN_FOCUSED_SCALE = 1.5;
/** A movement that follows sooner continues the one before it. Milliseconds. */
const PAUSE = 250;

/**
 * Makes a map movable: by mouse, one finger while it is zoomed in, two fingers, wheel with Ctrl or Cmd, double click,
 * double tap and keys. A finger or key that would move the map beyond its edge scrolls the page instead, so that
 * visitors can always leave the map. Only `transform` changes: nothing is rendered or laid out while the map moves.
 *
 * @param onMoved called with the visible part after each movement by the visitor.
 */
export function createPanZoom(
  { viewport, layer, canvas }: PanZoomElements,
  onMoved: (view: MapView) => void,
): PanZoom {
  const root = select(viewport);
  const frame = () => frameOf(viewport, canvas);
  let view: MapView = { x: 50, y: 50, scale: 1 };
  /** The transform that shows `view`. */
  let shown: ZoomTransform = zoomIdentity;
  /** The scale of the whole map: below 1 if the picture is wider than the viewport. */
  let least = 1;
  /** Until the map rests. */
  let pause: ReturnType<typeof setTimeout> | undefined;

  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(CLICK_DISTANCE)
    // CSS animates instead, because it respects `prefers-reduced-motion`.
    .duration(0)
    .filter((event: MouseEvent) => {
      if (event.type === 'wheel') return event.ctrlKey || event.metaKey;
      // The end of a double tap. It can also be the end of a scroll of the page, of which d3 saw no movement.
      if (event.type === 'touchend') return event.cancelable;
      return !event.button && !event.ctrlKey;
    })
    .wheelDelta(wheelMovement)
    .on('start', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      clearTimeout(pause);
      if (sourceEvent) layer.dataset.moving = '';
    })
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      if (sourceEvent && (sourceEvent as Event).type !== 'dblclick') delete layer.dataset.animated;
      draw(transform);
    })
    .on('end', ({ sourceEvent, transform }: D3ZoomEvent<HTMLElement, unknown>) => {
      // d3 ends a turn of the wheel after every slow frame, and what a rest costs would make the next one slow.
      if (sourceEvent) pause = setTimeout(rest, PAUSE, transform);
      else rest(transform);
      // A click ends like a movement, so the transform is compared.
      if (sourceEvent) report();
    });

  const keepInside = behaviour.constrain();
  behaviour.constrain((transform, extent, [[left, top], [right, bottom]]) => {
    const margin = transform.k > 1 ? MARGIN / transform.k : 0;
    const inside = keepInside(transform, extent, [
      [left - margin, top - margin],
      [right + margin, bottom + margin],
    ]);
    if (transform.k !== 1) return inside;
    // Half a pixel would blur the whole map.
    return zoomIdentity.translate(Math.round(inside.x), Math.round(inside.y));
  });
  measure();
  root.call(behaviour);
  root.on('dblclick.map', () => (layer.dataset.animated = ''), { capture: true });

  root.on('keydown.map', onKey);
  // At the ends of the scale, Ctrl with the wheel would zoom the page.
  root.on('wheel.map', (event: WheelEvent) => event.ctrlKey && event.preventDefault(), { passive: false });
  leaveEdgesToPage(root, canMove);
  const observer = new ResizeObserver(() => {
    measure();
    show(view, false);
  });
  observer.observe(viewport);

  function measure() {
    const { width, height, picture } = frame();
    least = Math.min(1, width / picture.width);
    behaviour
      .scaleExtent([least, MAX_SCALE])
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [picture.x, picture.y],
        [picture.x + picture.width, picture.y + picture.height],
      ]);
  }

  function draw({ x, y, k }: ZoomTransform) {
    layer.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    viewport.toggleAttribute('data-zoomed', k > least);
  }

  /** Draws the map sharply. Styles hide the labels that are too small now, which concerns every booth. */
  function rest({ k }: ZoomTransform) {
    delete layer.dataset.moving;
    layer.style.setProperty('--zoom', String(k));
  }

  /** Reports the visible part if the visitor has moved the map. */
  function report() {
    const present = zoomTransform(viewport);
    if (present.k === shown.k && present.x === shown.x && present.y === shown.y) return;
    view = toView(present, frame());
    shown = present;
    onMoved(view);
  }

  function show(next: MapView, isAnimated: boolean) {
    view = next;
    layer.toggleAttribute('data-animated', isAnimated);
    const scale = clamp(next.scale, least, MAX_SCALE);
    behaviour.transform(root, constrained(toTransform({ ...next, scale }, frame())));
    shown = zoomTransform(viewport);
  }

  function constrained(transform: ZoomTransform): ZoomTransform {
    const extent = behaviour.extent().call(viewport, undefined);
    return behaviour.constrain()(transform, extent, behaviour.translateExtent());
  }

  /** Whether the map can be moved by this distance in at least one direction. */
  function canMove(x: number, y: number): boolean {
    const present = zoomTransform(viewport);
    const next = constrained(present.translate(x / present.k, y / present.k));
    return Math.abs(next.x - present.x) >= 1 || Math.abs(next.y - present.y) >= 1;
  }

  function zoomBy(factor: number) {
    layer.dataset.animated = '';
    behaviour.scaleBy(root, factor);
    report();
  }

  function reset() {
    layer.dataset.animated = '';
    behaviour.scaleTo(root, least);
    report();
  }

  function focusOn(area: Area) {
    const wanted = scaleFor(area, FOCUSED_SIZE, MIN_TARGET_SIZE, frame());
    show({ ...middleOf(area), scale: Math.max(wanted, MIN_FOCUSED_SCALE) }, true);
  }

  function onKey(event: KeyboardEvent) {
    const wanted = keyMovement(event);
    if (!wanted) return;
    if ('factor' in wanted) zoomBy(wanted.factor);
    else if ('isReset' in wanted) reset();
    else {
      const { x, y } = wanted;
      if (!canMove(x, y)) return;
      layer.dataset.animated = '';
      const { k } = zoomTransform(viewport);
      behaviour.translateBy(root, x / k, y / k);
      report();
    }
    event.preventDefault();
  }

  return {
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    reset,
    show,
    focusOn,
    approach(area) {
      const needed = Math.min(scaleFor(area, 0, MIN_TARGET_SIZE, frame()), MAX_SCALE);
      if (zoomTransform(viewport).k >= needed) return false;
      focusOn(area);
      onMoved(view);
      return true;
    },
    reveal(area) {
      const present = zoomTransform(viewport);
      if (isVisible(area, present, frame())) return;
      show({ ...middleOf(area), scale: present.k }, true);
      onMoved(view);
    },
    destroy() {
      clearTimeout(pause);
      observer.disconnect();
      root.on('.zoom', null).on('.map', null);
    },
  };
}
