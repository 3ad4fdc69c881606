import fc from 'fast-check';
import { type Frame, isVisible, middleOf, scaleFor, toTransform, toView } from '#features/map/mapGeometry.ts';

const frame: Frame = { width: 800, height: 600, picture: { x: 0, y: 50, width: 800, height: 500 } };
const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const frames = fc.record({
  ...{ width: within(200, 2000), height: within(200, 2000) },
  picture: fc.record({
    ...{ x: within(0, 100), y: within(0, 100) },
    ...{ width: within(100, 2000), height: within(100, 2000) },
  }),
});
const views = fc.record({ x: within(0, 100), y: within(0, 100), scale: within(1, 12) });

test('a view has the transform that shows it', () =>
  fc.assert(
    fc.property(views, frames, (view, frame) => {
      const shown = toView(toTransform(view, frame), frame);
      for (const part of ['x', 'y', 'scale'] as const) expect(shown[part]).toBeCloseTo(view[part], 2);
    }),
  ));

test('the whole map is in the middle of its box, unchanged', () => {
  expect({ ...toTransform({ x: 50, y: 50, scale: 1 }, frame) }).toEqual({ k: 1, x: 0, y: 0 });
});

test('an area has the wanted length at its scale, and is visible in the middle but not elsewhere', () => {
  const booth = { x: 20, y: 40, width: 2, height: 1 };
  const scale = scaleFor(booth, 96, 20, frame);
  expect(scale).toBe(6);
  expect(scaleFor(booth, 96, 60, frame)).toBe(12);
  expect(isVisible(booth, toTransform({ ...middleOf(booth), scale }, frame), frame)).toBe(true);
  for (const elsewhere of [
    { x: 12, y: 40.5 },
    { x: 40, y: 40.5 },
    { x: 21, y: 25 },
    { x: 21, y: 60 },
  ])
    expect(isVisible(booth, toTransform({ ...elsewhere, scale }, frame), frame)).toBe(false);
});
