/**
 * Turns anything that was thrown into an `Error`: the site's own failures are plain data, other code may throw strings.
 */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const { name, kind, message } = Object(thrown) as Record<string, unknown>;
  const error = new Error(typeof message === 'string' ? message : describe(thrown));
  error.name = [name, kind].find((word) => typeof word === 'string') ?? 'Error';
  // The stack would point to this line, and Sentry groups reports by stack.
  error.stack = undefined;
  return error;
}

function describe(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null
    ? `An object with the keys: ${Object.keys(thrown).join(', ')}`
    : String(thrown);
}
