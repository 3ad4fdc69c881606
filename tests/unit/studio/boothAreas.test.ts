import fc from 'fast-check';
import { drawn, moved, nextLabel, resized } from '../../../src/studio/booth-input/boothAreas.ts';

const number = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.record({ x: number, y: number });

test('any drawn, moved or resized booth is inside the picture and not empty', () => {
  fc.assert(
    fc.property(point, point, point, point, (from, to, by, more) => {
      for (const { x, y, width, height } of [
        drawn(from, to),
        moved(drawn(from, to), by),
        resized(moved(drawn(from, to), by), more),
      ]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThan(0);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100.001);
      }
    }),
  );
});

test('a booth is drawn from any corner, moved in the same size, and resized at its lower right corner', () => {
  const area = { x: 10, y: 20, width: 5, height: 4 };
  expect(drawn({ x: 10, y: 20 }, { x: 15, y: 24 })).toEqual(area);
  expect(drawn({ x: 15, y: 24 }, { x: 10, y: 20 })).toEqual(area);
  expect(moved(area, { x: 1.234, y: -30 })).toEqual({ ...area, x: 11.23, y: 0 });
  expect(resized(area, { x: 1, y: -9 })).toEqual({ ...area, width: 6, height: 0.3 });
});

test('the next label has the next number', () => {
  expect(nextLabel(['Booth 243', 'Booth 244'])).toBe('Booth 245');
  expect(nextLabel(['A09'])).toBe('A10');
  expect(nextLabel(['7', '6'])).toBe('');
  expect(nextLabel(['Main Stage'])).toBe('');
  expect(nextLabel([])).toBe('');
});
