/** The largest number of suffixes; an event that would need more has no address. */
const MOST_SUFFIXES = 3;

interface Addressed {
  status: string;
  alias?: { current: string } | undefined;
}

/**
 * Adds the alias that each event has in the addresses of the site. The site's queries have it from the content service
 * (`api/content/queries/addresses.ts`), which functions outside of the site cannot import; a test compares them.
 *
 * @param events oldest first. A cancelled one has no page, and keeps its alias as it is.
 */
export function withAddresses<Event extends Addressed>(
  events: readonly Event[],
): (Event & { address: string | undefined })[] {
  const sharing = new Map<string, number>();
  for (const { status, alias } of events)
    if (alias && status === 'active') sharing.set(alias.current, (sharing.get(alias.current) ?? 0) + 1);

  const earlier = new Map<string, number>();
  return events.map((event) => {
    const alias = event.alias?.current;
    if (alias === undefined || event.status !== 'active') return { ...event, address: alias };
    const position = earlier.get(alias) ?? 0;
    earlier.set(alias, position + 1);
    return { ...event, address: position === 0 ? alias : suffixed(alias, position, sharing) };
  });
}

/** Where an alias with a suffix is that of other events, it gets one more. */
function suffixed(
  alias: string,
  earlier: number,
  sharing: ReadonlyMap<string, number>,
  suffixes = 1,
): string | undefined {
  const address = `${alias}-${earlier + 1}`;
  const others = sharing.get(address);
  if (others === undefined) return address;
  return suffixes === MOST_SUFFIXES ? undefined : suffixed(address, others, sharing, suffixes + 1);
}
