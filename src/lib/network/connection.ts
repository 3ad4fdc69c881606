interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** Whether the visitor asks sites to save data. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether what may not be needed can be downloaded too; where the browser does not tell, it can. */
export function hasSpareBandwidth(): boolean {
  return !savesData() && (connection()?.effectiveType ?? '4g') === '4g';
}
