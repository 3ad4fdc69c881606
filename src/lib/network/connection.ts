interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** Whether the visitor has requested reduced data usage. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether the connection allows speculative downloads; true if the browser does not say. */
export function hasSpareBandwidth(): boolean {
  return !savesData() && (connection()?.effectiveType ?? '4g') === '4g';
}

/** Whether films may play unasked: not where the visitor saves data, or where the connection is 2G. */
export function allowsFilms(): boolean {
  return !savesData() && !connection()?.effectiveType?.endsWith('2g');
}
