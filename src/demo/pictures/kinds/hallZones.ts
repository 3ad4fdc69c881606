import { setText } from '../drawing/alphabet.ts';
import type { Box } from '../drawing/lettering.ts';
import { fitText } from '../drawing/lettering.ts';
import type { Scene } from '../drawing/scene.ts';
import { disc, element, group, line, num, path, polygon, rect, repeat } from '../drawing/svg.ts';

/** The zones of a hall plan, each drawn into a box. */

/** A box with less on every side. */
export const inside = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Cuts a box into parts by shares of its width or height, with a walkway between them. */
export function split(box: Box, along: 'x' | 'y', ...shares: number[]): Box[] {
  const walkway = 36;
  const length = (along === 'x' ? box.width : box.height) - walkway * (shares.length - 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let at = along === 'x' ? box.x : box.y;
  return shares.map((share) => {
    const size = (length * share) / total;
    const part = along === 'x' ? { ...box, x: at, width: size } : { ...box, y: at, height: size };
    at += size + walkway;
    return part;
  });
}

/** A word around a point, no wider than `width`. */
function label(text: string, cx: number, cy: number, height: number, fill: string, width = 800): string {
  const box = { x: cx - width / 2, y: cy - height / 2, width, height };
  return group({ fill }, fitText(text, box, { slit: 17, align: [0.5, 0.5] }));
}

/** Where one stands: a name on a ground of its own, so that it reads over anything. */
function sign({ palette }: Scene, text: string, { x, y, width, height }: Box, size = 24): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const wide = (setText(text, 17, 17).width * size) / 100 + size * 1.6;
  return (
    rect(cx - wide / 2, cy - size, wide, size * 2, { rx: size, fill: palette.ink }) +
    label(text, cx, cy, size, palette.paper)
  );
}

/** Booths back to back, with an aisle's letter at the head of each block and a number on each booth. */
export function booths({ palette }: Scene, box: Box, colours: readonly string[]): string {
  const aisle = 34;
  const blocks = Math.max(1, Math.floor((box.width + aisle) / (92 + aisle)));
  const width = (box.width - aisle * (blocks - 1)) / blocks / 2;
  const head = 44;
  const rows = Math.max(2, Math.floor((box.height - head - aisle) / 34));
  const height = (box.height - head - aisle) / rows;
  return repeat(blocks, (block) => {
    const letter = String.fromCharCode(65 + (block % 26));
    const x = box.x + block * (2 * width + aisle);
    const fill = colours[block % colours.length] ?? palette.strong;
    const stands = repeat(rows * 2, (i) => {
      const [row, col] = [Math.floor(i / 2), i % 2];
      const y = box.y + head + row * height + (row >= rows / 2 ? aisle : 0);
      const stand = { x: x + col * width, y, width, height };
      const number = `${letter}${String(i + 1).padStart(2, '0')}`;
      return (
        rect(stand.x + 1.5, y + 1.5, width - 3, height - 3, { fill }) +
        group(
          { fill: palette.ink },
          fitText(number, inside(stand, height * 0.3), { slit: 16, align: [0.5, 0.5] }),
        )
      );
    });
    return (
      disc(x + width, box.y + 16, 18, palette.paper) +
      label(letter, x + width, box.y + 16, 18, palette.ink) +
      stands
    );
  });
}

/** The stage with its rows of seats in an arc. */
export function stage(scene: Scene, box: Box): string {
  const { palette } = scene;
  const [cx, r] = [box.x + box.width / 2, Math.min(box.width, box.height)];
  const deck = { x: cx - r * 0.36, width: r * 0.72, height: r * 0.26 };
  // In a wide hall the arcs are flat: their centre lies far behind the stage.
  const back = Math.max(0, box.width - box.height) * 0.6;
  const centre = box.y - back;
  const rows = repeat(30, (i) => {
    const radius = back + deck.height * 1.6 + i * 26;
    if (centre + radius > box.y + box.height - 8) return '';
    const [sideways, backwards] = [(box.width / 2 - 12) / radius, (back + 20) / radius];
    const half = Math.min(1.15, Math.asin(Math.min(1, sideways)), Math.acos(Math.min(1, backwards)));
    const [dx, dy] = [radius * Math.sin(half), radius * Math.cos(half)];
    const arc = `M${num(cx - dx)} ${num(centre + dy)}A${num(radius)} ${num(radius)} 0 0 0 ${num(cx + dx)} ${num(centre + dy)}`;
    return line(arc, palette.pop, 11, { 'stroke-linecap': 'round', 'stroke-dasharray': '0 19' });
  });
  return (
    rect(box.x, box.y, box.width, box.height, { fill: palette.soft, opacity: '0.5' }) +
    rows +
    polygon(
      [
        deck.x,
        box.y,
        deck.x + deck.width,
        box.y,
        deck.x + deck.width * 0.9,
        box.y + deck.height,
        deck.x + deck.width * 0.1,
        box.y + deck.height,
      ],
      palette.sun,
    ) +
    label('STAGE', cx, box.y + deck.height / 2, 26, palette.ink, deck.width * 0.6)
  );
}

/** Round tables between counters. */
export function foodHall(scene: Scene, box: Box): string {
  const { palette } = scene;
  const stands = Math.max(1, Math.floor(box.width / 66));
  const counters = repeat(stands, (i) =>
    rect(box.x + (i * box.width) / stands + 5, box.y, box.width / stands - 10, 34, { fill: palette.pop }),
  );
  const cell = 58;
  const cols = Math.floor(box.width / cell);
  const tables = repeat(Math.floor((box.height - 60) / cell) * cols, (i) => {
    const x = box.x + ((i % cols) + 0.5) * (box.width / cols);
    const y = box.y + 64 + (Math.floor(i / cols) + 0.5) * cell;
    return (
      disc(x, y, 15, palette.pop) +
      element('circle', {
        cx: x,
        cy: y,
        r: 22,
        fill: 'none',
        stroke: palette.pop,
        'stroke-width': 5,
        'stroke-dasharray': '8 9',
      })
    );
  });
  return (
    rect(box.x, box.y, box.width, box.height, { fill: palette.soft, opacity: '0.5' }) +
    counters +
    tables +
    sign(scene, 'FOOD HALL', box)
  );
}

/** Long tables for those who draw while one watches. */
export function artistAlley(scene: Scene, box: Box, fill: string): string {
  const rows = Math.max(2, Math.floor(box.height / 50));
  const cols = Math.max(1, Math.floor(box.width / 78));
  const cell = box.width / cols;
  const tables = repeat(rows, (i) =>
    repeat(cols, (j) =>
      rect(box.x + j * cell + 6, box.y + (i + 0.3) * (box.height / rows), cell - 12, 22, { rx: 3, fill }),
    ),
  );
  return tables + sign(scene, 'ARTIST ALLEY', box);
}

/** Doors in the lower wall, and what lies beside them. */
export function lobby(scene: Scene, box: Box): string {
  const { palette } = scene;
  const rooms = ['INFO', 'FIRST AID', 'ENTRANCE', 'LOCKERS', 'WC'] as const;
  return split(box, 'x', 1, 1.3, 2, 1.3, 1)
    .map((part, i) => {
      const name = rooms[i] ?? '';
      const cx = part.x + part.width / 2;
      if (name !== 'ENTRANCE') {
        const frame = { fill: 'none', stroke: palette.paper, 'stroke-width': 4, opacity: '0.7' };
        return (
          rect(part.x, part.y, part.width, part.height, frame) +
          label(name, cx, part.y + part.height / 2, 18, palette.paper, part.width - 28)
        );
      }
      const foot = part.y + part.height;
      const arrow = (x: number) => path(`M${num(x)} ${num(foot - 34)}l22 30h-44Z`, palette.pop);
      return (
        label(name, cx, part.y + part.height * 0.3, 26, palette.pop) +
        arrow(cx - 80) +
        arrow(cx) +
        arrow(cx + 80)
      );
    })
    .join('');
}
