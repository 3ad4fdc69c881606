import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { mapPicture } from '../../content/map/mapPicture.ts';
import { resolveContent } from '../../lib/media/resolveContent.ts';
import type { Asset } from '../../lib/schema/document.ts';
import { dataset, projectId } from '../environment.ts';
import { type Area, MIN_SIZE, type Point, drawn, moved, resized } from './boothAreas.ts';
import { type FormPatch, type StoredBooth, addBooth, placeBooth, removeBooth } from './boothPatches.ts';

export interface BoothInputProps {
  /** The document. */
  value?: { pdf?: unknown; booths?: readonly StoredBooth[] } | undefined;
  readOnly?: boolean | undefined;
  onChange(patches: FormPatch[]): void;
  /** Opens the form of a part of the document. */
  onOpen(path: (string | { _key: string })[]): void;
  /** The usual form. */
  children: ReactNode;
}

/** How far an arrow key moves a booth; `fine` with Shift. Percent of the picture. */
const STEP = { coarse: 0.5, fine: 0.1 };

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type PlacedBooth = StoredBooth & Area;

/**
 * The form of a map. Booths can be drawn, moved and resized on its picture. The list of booths stays in the form, so
 * that everything can be typed as well.
 */
export function BoothInput(props: BoothInputProps) {
  const picture = pictureOf(props.value?.pdf);
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {picture === undefined ? (
        <p>Choose the picture of the map: then booths can be drawn on it.</p>
      ) : (
        <Board {...props} picture={picture} />
      )}
      {props.children}
    </div>
  );
}

/** A gesture of the pointer that draws, moves or resizes a booth. */
interface Gesture {
  booth: PlacedBooth | undefined;
  isResizing: boolean;
  from: Point;
  to: Point;
}

function Board({ value, readOnly, onChange, onOpen, picture }: BoothInputProps & { picture: string }) {
  const board = useRef<HTMLDivElement>(null);
  const [gesture, setGesture] = useState<Gesture>();
  const stored = value?.booths ?? [];
  const booths = stored.filter(isPlaced);

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = board.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
  }

  function start(event: PointerEvent, booth?: PlacedBooth, isResizing = false) {
    if (readOnly || event.button !== 0) return;
    event.stopPropagation();
    board.current?.setPointerCapture(event.pointerId);
    const from = pointOf(event);
    setGesture({ booth, isResizing, from, to: from });
  }

  function end() {
    if (!gesture) return;
    setGesture(undefined);
    const { booth, from, to } = gesture;
    const isClick = Math.abs(to.x - from.x) < MIN_SIZE && Math.abs(to.y - from.y) < MIN_SIZE;
    if (booth) {
      if (isClick) open(booth._key);
      else onChange(placeBooth(booth._key, areaAfter(gesture)));
    } else if (!isClick) {
      const key = crypto.randomUUID().slice(0, 12);
      onChange(addBooth(areaAfter(gesture), stored, key));
      open(key);
    }
  }

  function open(_key: string) {
    onOpen(['booths', { _key }, 'label']);
  }

  function onKey(event: KeyboardEvent, booth: PlacedBooth) {
    const arrow = ARROWS[event.key];
    if (event.key === 'Enter') open(booth._key);
    else if (readOnly) return;
    else if (event.key === 'Delete' || event.key === 'Backspace') onChange(removeBooth(booth._key));
    else if (arrow) {
      const step = event.shiftKey ? STEP.fine : STEP.coarse;
      const by = { x: arrow.x * step, y: arrow.y * step };
      onChange(placeBooth(booth._key, (event.altKey ? resized : moved)(booth, by)));
    } else return;
    event.preventDefault();
  }

  return (
    <section aria-label="Booths on the picture" style={{ display: 'grid', gap: 8 }}>
      <p style={{ margin: 0 }}>
        Drag on the floor to draw a booth; drag a booth to move it, and its corner to resize it. Arrow keys
        move the focused booth (Shift: finer, Alt: resize), Enter opens it, Delete removes it.
      </p>
      <div
        ref={board}
        role="presentation"
        style={{ cursor: 'crosshair', position: 'relative', touchAction: 'none', userSelect: 'none' }}
        onPointerDown={(event) => start(event)}
        onPointerMove={(event) => gesture && setGesture({ ...gesture, to: pointOf(event) })}
        onPointerUp={end}
        onPointerCancel={() => setGesture(undefined)}
      >
        <img src={picture} alt="" draggable={false} style={{ display: 'block', width: '100%' }} />
        {booths.map((booth) => (
          <button
            key={booth._key}
            type="button"
            aria-label={nameOf(booth)}
            title={nameOf(booth)}
            style={boxStyle(gesture?.booth?._key === booth._key ? areaAfter(gesture) : booth, booth)}
            onPointerDown={(event) => start(event, booth)}
            onKeyDown={(event) => onKey(event, booth)}
          >
            {booth.label}
            <span style={CORNER} data-corner="" onPointerDown={(event) => start(event, booth, true)} />
          </button>
        ))}
        {gesture && !gesture.booth && <div style={boxStyle(areaAfter(gesture), undefined)} />}
      </div>
      <p role="status" style={{ margin: 0 }}>
        {summaryOf(booths)}
      </p>
    </section>
  );
}

function areaAfter({ booth, isResizing, from, to }: Gesture): Area {
  if (!booth) return drawn(from, to);
  return (isResizing ? resized : moved)(booth, { x: to.x - from.x, y: to.y - from.y });
}

function isPlaced(booth: StoredBooth): booth is PlacedBooth {
  return [booth.x, booth.y, booth.width, booth.height].every((value) => typeof value === 'number');
}

function nameOf({ label, place }: StoredBooth): string {
  return (label || 'Booth without a number') + (place?._ref === undefined ? ', without a place' : '');
}

function summaryOf(booths: readonly PlacedBooth[]): string {
  const free = booths.filter(({ place }) => place?._ref === undefined).length;
  const count = booths.length === 1 ? '1 booth' : `${booths.length} booths`;
  return free === 0 ? `${count}.` : `${count}, ${free} without a place (dashed).`;
}

function boxStyle({ x, y, width, height }: Area, booth: StoredBooth | undefined) {
  const isFree = booth?.place?._ref === undefined;
  return {
    position: 'absolute',
    left: `${x}%`,
    top: `${y}%`,
    width: `${width}%`,
    height: `${height}%`,
    padding: 0,
    overflow: 'hidden',
    fontSize: 10,
    lineHeight: 1.1,
    cursor: 'move',
    color: '#000',
    background: isFree ? 'rgb(255 255 255 / 65%)' : 'rgb(123 212 193 / 85%)',
    border: `2px ${isFree ? 'dashed' : 'solid'} #0b0d0f`,
  } as const;
}

const CORNER = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 10,
  height: 10,
  cursor: 'nwse-resize',
  background: '#0b0d0f',
} as const;

/** The URL of the map's picture as the site shows it. */
function pictureOf(stored: unknown): string | undefined {
  const asset = resolveContent(stored, { projectId: projectId || undefined, dataset });
  if (typeof asset !== 'object' || asset === null) return undefined;
  const { resource_type } = asset as Asset;
  return resource_type === 'raw' ? undefined : mapPicture(asset as Asset);
}
