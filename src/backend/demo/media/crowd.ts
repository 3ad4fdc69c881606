import { element, group } from '../../local/media/poster/drawing/svg';
import { mulberry32 } from '../../mulberry32';

/** People of one distance; lengths in frame heights. */
interface Row {
  /** Radius of a head. */
  head: number;
  /** Where the heads are, from the top. */
  y: number;
  /** Share of the light behind them that the haze before them gives back. */
  haze: number;
  /** Share of them with a hand up. */
  raised: number;
}

const ROWS: readonly Row[] = [
  { head: 0.0105, y: 0.602, haze: 0.5, raised: 0.12 },
  { head: 0.0155, y: 0.634, haze: 0.34, raised: 0.14 },
  { head: 0.024, y: 0.684, haze: 0.2, raised: 0.12 },
  { head: 0.038, y: 0.765, haze: 0.09, raised: 0.06 },
  { head: 0.06, y: 0.895, haze: 0.02, raised: 0 },
];

interface Arm {
  /** -1 left, 1 right. */
  side: number;
  /** Angles of the upper arm and of the forearm, outwards from straight up, in radians. */
  reach: number;
  bend: number;
  hand: keyof typeof FINGERS;
}

/** Which fingers are stretched out, from the thumb on. */
const FINGERS = {
  open: [true, true, true, true, true],
  peace: [false, true, true, false, false],
  horns: [false, true, false, false, true],
  fist: [false, false, false, false, false],
} as const;
const HANDS = ['open', 'open', 'fist', 'peace'] as const;

/** People whose hands make the picture, before the light. */
const SOLOISTS: readonly { x: number; y: number; head: number; arms: readonly Arm[] }[] = [
  { x: 0.2, y: 0.76, head: 0.05, arms: [{ side: 1, reach: 0.5, bend: -0.1, hand: 'open' }] },
  { x: 0.5, y: 0.69, head: 0.043, arms: [{ side: 1, reach: 0.34, bend: -0.22, hand: 'peace' }] },
  {
    x: 0.925,
    y: 0.7,
    head: 0.05,
    arms: [
      { side: -1, reach: 0.5, bend: 0.16, hand: 'open' },
      { side: 1, reach: 0.44, bend: 0.2, hand: 'open' },
    ],
  },
  { x: 1.21, y: 0.755, head: 0.046, arms: [{ side: 1, reach: 0.3, bend: 0.02, hand: 'fist' }] },
  { x: 1.52, y: 0.69, head: 0.042, arms: [{ side: -1, reach: 0.44, bend: -0.05, hand: 'open' }] },
  { x: 1.62, y: 0.81, head: 0.052, arms: [{ side: 1, reach: 0.14, bend: -0.04, hand: 'horns' }] },
];

type Point = readonly [x: number, y: number];

/** The point at a distance in a direction: an angle from straight up, clockwise. */
const towards = ([x, y]: Point, angle: number, distance: number): Point => [
  x + Math.sin(angle) * distance,
  y - Math.cos(angle) * distance,
];

/** From one joint to the next: round at both ends, `wide` at the first. */
function limb(from: Point, to: Point, wide: number, narrow: number): string {
  const across = Math.atan2(to[0] - from[0], from[1] - to[1]) + Math.PI / 2;
  const [a, b] = [towards(from, across, wide), towards(to, across, narrow)];
  const [c, d] = [towards(to, across, -narrow), towards(from, across, -wide)];
  const round = (radius: number, end: Point) => `A${radius} ${radius} 0 0 0 ${end.join(' ')}`;
  return element('path', {
    d: `M${a.join(' ')}L${b.join(' ')}${round(narrow, c)}L${d.join(' ')}${round(wide, a)}Z`,
  });
}

function drawHand(wrist: Point, angle: number, side: number, stretched: readonly boolean[]): string {
  const knuckles = towards(wrist, angle, 70);
  const fingers = stretched.map((isStretched, i) => {
    if (!isStretched) return '';
    if (i === 0)
      return limb(
        towards(wrist, angle, 14),
        towards(towards(wrist, angle, 34), angle - side * 0.8, 74),
        18,
        11,
      );
    const root = towards(knuckles, angle + Math.PI / 2, side * (i - 2.5) * 18);
    return limb(root, towards(root, angle + side * (i - 2.5) * 0.13, [0, 82, 94, 86, 64][i] ?? 0), 10.5, 8);
  });
  return limb(wrist, knuckles, 25, 37) + fingers.join('');
}

function drawArm({ side, reach, bend, hand }: Arm, sway: number): string {
  const shoulder: Point = [side * 148, 205];
  const elbow = towards(shoulder, side * reach + sway * 0.06, 255);
  const angle = side * bend + sway * 0.14;
  const wrist = towards(elbow, angle, 235);
  return (
    limb(shoulder, elbow, 62, 46) +
    limb(elbow, wrist, 46, 27) +
    drawHand(wrist, angle + sway * 0.08, side, FINGERS[hand])
  );
}

const HAIR: readonly string[] = [
  '',
  '',
  element('ellipse', { cy: -22, rx: 98, ry: 96 }),
  element('circle', { cy: -112, r: 40 }),
  element('path', { d: 'M-88-10C-96-122 96-122 88-10C92 60 112 120 104 210H-104C-112 120-92 60-88-10Z' }),
  element('path', { d: 'M-84-22C-88-124 88-124 84-22L81 6H-81Z' }),
  element('path', { d: 'M-60-92C20-130 110-70 92 20C88 90 120 150 84 220C60 150 50 60 20 40Z' }),
];

const TORSO =
  'M-44 60C-44 118-56 136-108 152C-186 176-210 224-218 330L-236 1400H236L218 330C210 224 186 176 108 152C56 136 44 118 44 60Z';

/** Somebody around the middle of a head of radius 100, with or without arms in the air. */
function person(hair: number, arms: readonly Arm[], sway: number): string {
  const head = element('ellipse', { rx: 76, ry: 100, transform: `rotate(${(sway * 4).toFixed(1)})` });
  return (
    (HAIR[hair] ?? '') + head + element('path', { d: TORSO }) + arms.map((arm) => drawArm(arm, sway)).join('')
  );
}

function place(x: number, y: number, head: number, sway: number, drawing: string): string {
  const [left, top] = [x + sway * head * 0.09, y + Math.abs(sway) * head * 0.05];
  const move = `translate(${left.toFixed(5)} ${top.toFixed(5)}) rotate(${(sway * 1.3).toFixed(2)})`;
  return group({ transform: `${move} scale(${(head / 100).toFixed(6)})` }, drawing);
}

function rowOfPeople({ head, y, raised }: Row, seed: number, aspect: number, time: number): string {
  const random = mulberry32(seed);
  const people: string[] = [];
  for (let x = -head; x < aspect + head; x += head * (2.2 + 1.7 * random())) {
    const sway = Math.sin(2 * Math.PI * (time * Math.ceil(random() * 3) + random()));
    const [top, size, hair] = [
      y + (random() - 0.5) * head * 1.3,
      head * (0.88 + random() * 0.2),
      Math.floor(random() * HAIR.length),
    ];
    const arm = {
      side: random() < 0.5 ? -1 : 1,
      reach: random() * 0.4,
      bend: random() * 0.4 - 0.2,
      hand: HANDS[Math.floor(random() * 4)] ?? 'open',
    };
    people.push(place(x, top, size, sway, person(hair, random() < raised ? [arm] : [], sway)));
  }
  return people.join('');
}

/**
 * The crowd as an SVG in grey: white where nobody stands, darker the nearer somebody is.
 *
 * @param time 0..1, the place in the loop: the crowd stands the same at both ends
 */
export function crowdSvg(width: number, height: number, time: number): string {
  const aspect = width / height;
  const grey = (haze: number) => `hsl(0 0% ${(haze * 100).toFixed(0)}%)`;
  const rows = ROWS.map((row, index) =>
    group({ fill: grey(row.haze) }, rowOfPeople(row, 40 + index, aspect, time)),
  );
  const soloists = SOLOISTS.map(({ x, y, head, arms }, index) => {
    const sway = Math.sin(2 * Math.PI * (time * (1 + (index % 2)) + index * 0.37));
    return place(x, y, head, sway, person(index, arms, sway));
  });
  rows.splice(-1, 0, group({ fill: grey(0.04) }, ...soloists));
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${aspect} 1` },
    element('rect', { width: '100%', height: '100%', fill: '#fff' }) + rows.join(''),
  );
}
