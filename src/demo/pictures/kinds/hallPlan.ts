import type { BoothArea } from '../assetRecord.ts';
import type { Box } from '../drawing/lettering.ts';
import { fitText } from '../drawing/lettering.ts';
import type { Scene } from '../drawing/scene.ts';
import { group, line, num, path, rect, repeat } from '../drawing/svg.ts';
import { hallBooths, inside } from './hallBooths.ts';

/** A place without walls, by its name. */
const OPEN_AIR = /\b(lot|yard|garden|park|field|lawn|plaza|square)\b/i;

/** Half the width of the entrance in canvas units. */
const DOOR = 110;

/** Walls with an entrance below and an exit at each side. */
function walls({ palette }: Scene, { x, y, width, height }: Box, door: number): string {
  const [right, foot] = [x + width, y + height];
  const [exitFrom, exitTo] = [y + height * 0.42, y + height * 0.54];
  const outline =
    `M${num(door - DOOR)} ${num(foot)}H${num(x)}V${num(exitTo)}M${num(x)} ${num(exitFrom)}V${num(y)}` +
    `H${num(right)}V${num(exitFrom)}M${num(right)} ${num(exitTo)}V${num(foot)}H${num(door + DOOR)}`;
  const exits = [x, right]
    .map((at) => line(`M${num(at)} ${num(exitFrom)}V${num(exitTo)}`, palette.pop, 2))
    .join('');
  return line(outline, palette.paper, 8) + exits;
}

/** A fence instead of walls, and the lines of a car park. */
function fence({ palette, w }: Scene, { x, y, width, height }: Box, door: number): string {
  const foot = y + height;
  const bays = repeat(w / 90, (i) => {
    const at = x + 45 + i * 90;
    if (at > x + width - 20) return '';
    const besideDoor = Math.abs(at - door) > DOOR + 20;
    return `M${num(at)} ${num(y)}v44` + (besideDoor ? `M${num(at)} ${num(foot)}v-44` : '');
  });
  const outline = `M${num(door - DOOR)} ${num(foot)}H${num(x)}V${num(y)}H${num(x + width)}V${num(foot)}H${num(door + DOOR)}`;
  return (
    line(bays, palette.paper, 2, { 'stroke-opacity': '0.18' }) +
    line(outline, palette.paper, 4, { 'stroke-dasharray': '18 10' })
  );
}

/** Arrows into the hall, beside their word. */
function entrance({ palette }: Scene, door: number, foot: number): string {
  const word = { x: door - 62, y: foot - 28, width: 124, height: 17 };
  const arrow = (x: number) => path(`M${num(x)} ${num(foot - 32)}l15 24h-30Z`, palette.pop);
  return (
    group({ fill: palette.pop }, fitText('ENTRANCE', word, { slit: 15, align: [0.5, 0.5] })) +
    arrow(door - 88) +
    arrow(door + 88)
  );
}

/** Rooms around a corridor, for a map of which nothing else is known. */
function rooms({ dice, palette }: Scene, hall: Box): string {
  const corridor = 70;
  const depth = (hall.height - corridor) / 2;
  return [hall.y, hall.y + depth + corridor]
    .map((y, side) => {
      const count = dice.whole(2, 4);
      const width = hall.width / count;
      return repeat(count, (i) => {
        const x = hall.x + i * width;
        const door = side === 0 ? y + depth : y;
        return (
          rect(x, y, width, depth, {
            fill: 'none',
            stroke: palette.soft,
            'stroke-width': 5,
          }) + line(`M${num(x + width / 2 - 32)} ${num(door)}h64`, palette.ink, 8)
        );
      });
    })
    .join('');
}

/** The plan of a hall under its title, with exactly the booths of the content. */
export function hallPlan(scene: Scene, title: string, booths: readonly BoothArea[]): string {
  const { w, h, dice, palette } = scene;
  const hall = { x: 40, y: 110, width: w - 80, height: h - 150 };
  const foot = hall.y + hall.height;
  const door = w * dice.pick([0.36, 0.5, 0.64]);
  const tiles =
    repeat(w / 50, (i) => `M${i * 50} 0V${num(h)}`) + repeat(h / 50, (i) => `M0 ${i * 50}H${num(w)}`);
  return (
    rect(0, 0, w, h, { fill: palette.ink }) +
    rect(hall.x, hall.y, hall.width, hall.height, { fill: palette.soft, 'fill-opacity': '0.16' }) +
    line(tiles, palette.soft, 1, { 'stroke-opacity': '0.28' }) +
    group(
      { fill: palette.paper },
      fitText(title, { x: 40, y: 36, width: w - 200, height: 48 }, { slit: 14 }),
    ) +
    path(`M${num(w - 66)} 30l26 58-26-14-26 14Z`, palette.pop) +
    (OPEN_AIR.test(title) ? fence(scene, hall, door) : walls(scene, hall, door)) +
    entrance(scene, door, foot) +
    (booths.length > 0 ? hallBooths(scene, booths) : rooms(scene, inside(hall, 70)))
  );
}
