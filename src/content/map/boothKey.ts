/** By this a label names the same booth: case and spaces do not count, nor in the database (`booth_key`). */
export function boothKey(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
