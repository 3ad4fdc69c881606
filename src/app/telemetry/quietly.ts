/** Runs a function and swallows what it throws. */
export function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // Reporting it could fail in the same way.
  }
}
