/** Whether an element's script is written from right to left. For browsers. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The pressed key, with `ArrowLeft` for back and `ArrowRight` for on, as in scripts from left to right. */
export function readingKey({ key, currentTarget }: { key: string; currentTarget: Element }): string {
  const mirrored = MIRRORED[key];
  return mirrored !== undefined && isRightToLeft(currentTarget) ? mirrored : key;
}
