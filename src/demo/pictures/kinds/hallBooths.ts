import type { BoothArea } from '../assetRecord.ts';
import { type Box, fitRows, fitText, rowsThatFit } from '../drawing/lettering.ts';
import type { Scene } from '../drawing/scene.ts';
import { group, line, num, rect, repeat } from '../drawing/svg.ts';

/** Booths and stages of a hall, drawn at the areas that the content contains. */

/** A label with its area in canvas units. */
interface Stand {
  label: string;
  box: Box;
}

/** The distance in canvas units between a zone's booths and the edge of its floor. */
const MARGIN = 9;
const SIGN_HEIGHT = 22;

const NUMBER_AT_END = /[\s#-]*\d+\w?$/;

/** `Sole Street` for `Sole Street 244`; undefined for a stage or a room, which has a name instead of a number. */
const zoneOf = (label: string): string | undefined =>
  NUMBER_AT_END.test(label) ? label.replace(NUMBER_AT_END, '') : undefined;

/** A box with less on every side. */
export const inside = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * by),
});

/** Each area once, because several vendors may share it. Areas beyond the edge of the picture are cut. */
function standsOf({ w, h }: Scene, booths: readonly BoothArea[]): Stand[] {
  const stands = new Map<string, Stand>();
  for (const { label, x, y, width, height } of booths) {
    stands.set(JSON.stringify([label, x, y, width, height]), {
      // A longer label is unreadable on a booth.
      label: label.slice(0, 40),
      box: {
        x: (x / 100) * w,
        y: (y / 100) * h,
        width: (Math.min(width, 100 - x) / 100) * w,
        height: (Math.min(height, 100 - y) / 100) * h,
      },
    });
  }
  return [...stands.values()];
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The label in the rows in which it is largest. */
function lettering(label: string, box: Box, padding: number): string {
  const space = inside(box, padding * Math.min(box.width, box.height));
  return fitRows(rowsThatFit(label, space, 3), space, { slit: 15, align: [0.5, 0.5] });
}

/** The floor of a zone with its name above the booths. */
function zone({ palette }: Scene, name: string, boxes: readonly Box[], colour: string): string {
  const floor = inside(around(boxes), -MARGIN);
  const sign = { ...floor, x: floor.x + 2, y: floor.y - SIGN_HEIGHT - 5, height: SIGN_HEIGHT };
  return (
    rect(floor.x, floor.y, floor.width, floor.height, { rx: 5, fill: palette.soft, 'fill-opacity': '0.22' }) +
    group({ fill: colour }, fitText(name, sign, { slit: 13 }))
  );
}

function booth({ palette }: Scene, { label, box }: Stand, colour: string): string {
  const { x, y, width, height } = box;
  return (
    rect(x, y, width, height, { rx: 2, fill: palette.ink, stroke: colour, 'stroke-width': 1.6 }) +
    group({ fill: palette.paper }, lettering(label, box, 0.12))
  );
}

/** A stage or a room: a lit front, from which the light spreads. */
function stage({ palette }: Scene, { label, box }: Stand): string {
  const { x, y, width, height } = box;
  const front = Math.min(16, height * 0.12);
  const [cx, top] = [x + width / 2, y + front];
  const spread = Math.min(width / 2, height - front);
  const arcs = repeat(5, (i) => {
    const r = (spread * (i + 1)) / 5.4;
    return line(
      `M${num(cx - r)} ${num(top)}A${num(r)} ${num(r)} 0 0 0 ${num(cx + r)} ${num(top)}`,
      palette.pop,
      3,
    );
  });
  const name = { x, y: top, width, height: height - front };
  return (
    rect(x, y, width, height, { rx: 2, fill: palette.ink, stroke: palette.pop, 'stroke-width': 2.5 }) +
    rect(x, y, width, front, { rx: 2, fill: palette.sun }) +
    group({ 'stroke-opacity': '0.22' }, arcs) +
    group({ fill: palette.paper }, lettering(label, name, 0.2))
  );
}

/** Booths with their labels on the floors of their zones, and stages with their names. */
export function hallBooths(scene: Scene, booths: readonly BoothArea[]): string {
  const zones = new Map<string, Stand[]>();
  const stages: Stand[] = [];
  for (const stand of standsOf(scene, booths)) {
    const name = zoneOf(stand.label);
    if (name === undefined) stages.push(stand);
    else zones.set(name, [...(zones.get(name) ?? []), stand]);
  }
  // The deep end of the ramp is too dark for lettering.
  const colours = scene.palette.ramp(zones.size * 3).slice(-zones.size);
  const coloured = [...zones].map(([name, stands], i) => ({ name, stands, colour: colours[i] ?? '' }));
  return (
    coloured
      .map(({ name, stands, colour }) =>
        zone(
          scene,
          name,
          stands.map(({ box }) => box),
          colour,
        ),
      )
      .join('') +
    coloured.flatMap(({ stands, colour }) => stands.map((stand) => booth(scene, stand, colour))).join('') +
    stages.map((stand) => stage(scene, stand)).join('')
  );
}
