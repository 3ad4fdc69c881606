export interface Point {
  x: number;
  y: number;
}

/** The length of a path through points, in their unit. */
export function lengthOf(path: readonly Point[]): number {
  return path.reduce((sum, point, index) => {
    const next = path[index + 1];
    return next ? sum + distance(point, next) : sum;
  }, 0);
}

/**
 * A short path through all points, from the first: it goes to the nearest remaining point each time, and then removes
 * crossings (2-opt). It may not be the shortest, but it is never longer than the given order. The same points always
 * give the same path.
 */
export function shortTour<P extends Point>(points: readonly P[]): P[] {
  const tour = withoutCrossings(byNearest(points));
  return lengthOf(tour) < lengthOf(points) ? tour : withoutCrossings([...points]);
}

function byNearest<P extends Point>(points: readonly P[]): P[] {
  const left = [...points];
  const tour = left.splice(0, 1);
  for (let last = tour[0]; last && left.length > 0;) {
    let nearest = 0;
    for (const [index, point] of left.entries()) {
      if (distance(last, point) < distance(last, left[nearest] ?? point)) nearest = index;
    }
    const [next] = left.splice(nearest, 1);
    if (next) tour.push(next);
    last = next;
  }
  return tour;
}

/** Reverses parts of a path as long as that makes it shorter; the first point stays. */
function withoutCrossings<P extends Point>(tour: P[]): P[] {
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let from = 1; from < tour.length - 1; from++) {
      for (let to = from + 1; to < tour.length; to++) {
        if (gain(tour, from, to) <= 1e-9) continue;
        tour.splice(from, to - from + 1, ...tour.slice(from, to + 1).reverse());
        isBetter = true;
      }
    }
  }
  return tour;
}

/** How much shorter a path becomes if the part between two positions is reversed. */
function gain(tour: readonly Point[], from: number, to: number): number {
  const [before, first, last, after] = [tour[from - 1], tour[from], tour[to], tour[to + 1]];
  if (!before || !first || !last) return 0;
  const present = distance(before, first) + (after ? distance(last, after) : 0);
  const turned = distance(before, last) + (after ? distance(first, after) : 0);
  return present - turned;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
