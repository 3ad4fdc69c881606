/** The largest number of suffixes. An event that would need more has no address. */
const MAX_SUFFIXES = 3;

interface Addressed {
  status: string;
  alias?: { current: string } | undefined;
}

/**
 * Adds to each event the alias in its address. The site's queries get it from the content service
 * (`content/client/addresses.ts`), which functions outside the site cannot import. A test compares the two.
 *
 * @param events oldest first. A cancelled event has no page, and its alias stays as it is.
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

/** The alias with a suffix. If other events already have that alias, it gets one more suffix. */
function suffixed(
  alias: string,
  earlier: number,
  sharing: ReadonlyMap<string, number>,
  suffixes = 1,
): string | undefined {
  const address = `${alias}-${earlier + 1}`;
  const others = sharing.get(address);
  if (others === undefined) return address;
  return suffixes === MAX_SUFFIXES ? undefined : suffixed(address, others, sharing, suffixes + 1);
}
