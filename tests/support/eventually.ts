/** How long a claim about a page may take to come true. Milliseconds. */
const TIMEOUT_MS = 8000;
const INTERVAL_MS = 40;

/**
 * Repeats an assertion until it holds: a page gets there in its own time.
 *
 * @throws what the assertion threw last, when it still fails after 8 seconds
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
