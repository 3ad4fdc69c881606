/** Milliseconds. */
const TIMEOUT_MS = 30_000;
const INTERVAL_MS = 40;

/**
 * Retries an assertion until it holds.
 *
 * @throws the last error, after 30 seconds, because slow machines draw many pictures meanwhile
 */
export async function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    }
  }
}
