/** Does what no visitor must ever notice: a fault in it is lost. */
export function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // Nobody is left to tell: this is where faults are told.
  }
}
