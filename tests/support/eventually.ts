/** How long a claim about a page may take to come true. Milliseconds. */
const PATIENCE = 8000;
const PAUSE = 40;

/**
 * Repeats an assertion until it holds: a page gets there in its own time.
 *
 * @throws what the assertion threw last, when it still fails after 8 seconds
 */
export async function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
