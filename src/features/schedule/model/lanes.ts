/** A length of the time axis, in any unit. */
interface Extent {
  top: number;
  length: number;
}

/**
 * Places overlapping extents side by side, each in the first lane that is free.
 *
 * @param extents sorted by `top`.
 * @returns each with its lane, and the number of lanes in its group of overlapping extents.
 */
export function assignLanes<T extends Extent>(
  extents: readonly T[],
): (T & { lane: number; lanes: number })[] {
  const placed: (T & { lane: number; lanes: number })[] = [];
  /** The end of each lane in the present group. */
  let ends: number[] = [];
  let groupStart = 0;
  for (const extent of extents) {
    if (ends.every((end) => end <= extent.top)) closeGroup();
    const free = ends.findIndex((end) => end <= extent.top);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = extent.top + extent.length;
    placed.push({ ...extent, lane, lanes: 0 });
  }
  closeGroup();
  return placed;

  function closeGroup() {
    for (const box of placed.slice(groupStart)) box.lanes = ends.length;
    groupStart = placed.length;
    ends = [];
  }
}
