import type { Box } from '../drawing/lettering.ts';
import { fitText } from '../drawing/lettering.ts';
import type { Scene } from '../drawing/scene.ts';
import { group, line, num, path, rect, repeat } from '../drawing/svg.ts';
import { artistAlley, booths, foodHall, inside, lobby, split, stage } from './hallZones.ts';

/** The zones of the hall, side by side where it is wide, one below the other where it is tall. */
function zones(scene: Scene, hall: Box): string {
  const { w, h, dice, palette } = scene;
  const ramp = palette.ramp(6);
  const colours = [ramp[3] ?? palette.strong, ramp[4] ?? palette.strong, ramp[5] ?? palette.pop];
  const [main = hall, entrance = hall] = split(hall, 'y', 8, 1);
  const stageFirst = dice.chance(0.5);
  if (w >= h) {
    const parts = split(main, 'x', ...(stageFirst ? [0.9, 2, 0.8] : [0.8, 2, 0.9]));
    const [left = main, market = main, right = main] = parts;
    const [upper = right, lower = right] = split(stageFirst ? right : left, 'y', 1, 1);
    return (
      stage(scene, stageFirst ? left : right) +
      booths(scene, market, colours) +
      foodHall(scene, upper) +
      artistAlley(scene, lower, colours[1] ?? palette.strong) +
      lobby(scene, entrance)
    );
  }
  const [top = main, market = main, foot = main] = split(main, 'y', 1, 2, 0.8);
  const [left = foot, right = foot] = split(foot, 'x', 1, 1);
  return (
    stage(scene, top) +
    booths(scene, market, colours) +
    foodHall(scene, stageFirst ? left : right) +
    artistAlley(scene, stageFirst ? right : left, colours[1] ?? palette.strong) +
    lobby(scene, entrance)
  );
}

/** The plan under its title. */
export function hallPlan(scene: Scene, title: string): string {
  const { w, h, palette } = scene;
  const walls = { x: 40, y: 110, width: w - 80, height: h - 150 };
  const grid =
    repeat(w / 50, (i) => line(`M${i * 50} 0V${num(h)}`, palette.soft, 1)) +
    repeat(h / 50, (i) => line(`M0 ${i * 50}H${num(w)}`, palette.soft, 1));
  const door = w / 2;
  const outline =
    `M${num(door - 150)} ${num(walls.y + walls.height)}H${walls.x}V${walls.y}H${num(walls.x + walls.width)}` +
    `V${num(walls.y + walls.height)}H${num(door + 150)}`;
  return (
    rect(0, 0, w, h, { fill: palette.ink }) +
    group({ opacity: '0.45' }, grid) +
    group(
      { fill: palette.paper },
      fitText(title, { x: 40, y: 36, width: w - 200, height: 48 }, { slit: 14 }),
    ) +
    path(`M${num(w - 66)} 30l26 58-26-14-26 14Z`, palette.pop) +
    line(outline, palette.paper, 9) +
    zones(scene, inside(walls, 34))
  );
}
