/** The UTC offsets of consecutive days. */
export interface ZoneOffsets {
  zone: string;
  /** The first day, counted in UTC from 1970. */
  firstDay: number;
  /** By day, in milliseconds; null for a day on which the offset changes. */
  offsets: readonly (number | null)[];
}

/** What the page has sent. Apart from the zones, whose code most pages load later. */
let known: ZoneOffsets | undefined;

/** Spares a browser the first use of `Intl.DateTimeFormat`, which blocks a slow phone for more than 100 ms. */
export function learnOffsets(offsets: ZoneOffsets | undefined): void {
  known = offsets;
}

/** The page's offsets, if they are those of this zone. */
export function pageOffsets(zone: string): ZoneOffsets | undefined {
  return known?.zone === zone ? known : undefined;
}
