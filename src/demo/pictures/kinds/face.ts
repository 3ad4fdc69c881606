import type { Scene } from '../drawing/scene.ts';
import { group, line, num, path, repeat } from '../drawing/svg.ts';
import type { Complexion } from './faceParts.ts';
import { ellipse, EXTRAS, EYES, HAIR, MOUTHS } from './faceParts.ts';

function cloth(colours: Complexion, pattern: number): string {
  const body = 'M-560 1200C-560 470-330 400-150 330Q0 420 150 330C330 400 560 470 560 1200Z';
  const trims: readonly string[] = [
    '',
    line('M-150 330Q0 470 150 330', colours.accent, 46),
    path('M-150 330L0 620L150 330L210 360L30 760H-30L-210 360Z', colours.hair),
    repeat(6, (i) => line(`M-620 ${560 + i * 84}Q0 ${440 + i * 84} 620 ${560 + i * 84}`, colours.accent, 26)),
  ];
  return path(body, colours.cloth) + (trims[pattern] ?? '');
}

/** Draws one of many thousands of busts. */
export function bust({ dice, palette }: Scene): string {
  const ramp = palette.ramp(6);
  const colours: Complexion = {
    ...dice.pick([
      { lit: palette.pop, shaded: ramp[3] ?? palette.soft },
      { lit: palette.paper, shaded: ramp[4] ?? palette.soft },
      { lit: ramp[5] ?? palette.paper, shaded: ramp[2] ?? palette.soft },
    ]),
    hair: palette.ink,
    cloth: dice.pick([palette.soft, ramp[1] ?? palette.soft, palette.ink, palette.vivid]),
    accent: palette.vivid,
  };
  const style = dice.pick(HAIR);
  const side = dice.pick([-1, 1]);
  const [slim, square] = [dice.between(0.9, 1.06), dice.between(0.62, 0.95)];
  const c = num(square * 112);
  const outline = `M0-205C${c}-205 150-110 150-20C150 ${num(120 * square + 20)} ${c} 215 0 215`;
  return group(
    { transform: `rotate(${num(dice.between(-7, 7))}) scale(${num(slim)} 1)` },
    style.behind?.(colours) ?? '',
    path('M-92 120V330Q0 460 92 330V120Z', colours.shaded),
    cloth(colours, dice.whole(0, 3)),
    ellipse(-152, 10, 30, 48, side < 0 ? colours.shaded : colours.lit) +
      ellipse(152, 10, 30, 48, side < 0 ? colours.lit : colours.shaded),
    path(`${outline}Z`, colours.lit) + group({ transform: 'scale(-1 1)' }, path(`${outline}Z`, colours.lit)),
    group(
      { transform: `scale(${side} 1)` },
      path(`${outline}C-8 190 4 170 2 150L-6 100C-44 96-40 74-22 50C-4 20 6-10 0-60Z`, colours.shaded),
    ),
    dice.pick(MOUTHS)(colours),
    dice.pick(EYES)(colours),
    style.front(colours),
    dice.pick(EXTRAS)(colours),
  );
}
