/** Local date and time in a zone. */
export interface WallClock {
  year: number;
  /** 0 to 11. */
  month: number;
  /** 1 to 31. */
  day: number;
  /** 0 (Sunday) to 6. */
  weekday: number;
  /** 0 to 23. */
  hour: number;
  minute: number;
}

/** @param wall the local time as milliseconds since 1970, as if it were UTC. */
export function readClock(wall: number): WallClock {
  const date = new Date(wall);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}
