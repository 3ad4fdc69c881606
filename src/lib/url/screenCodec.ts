/** The parts of an address that hold a screen's state; `search` begins with `?` or is empty. */
export interface Address {
  pathname: string;
  search: string;
}

/**
 * How one screen's filters stand in its address, both ways: `read(write(state)) = state`, and any
 * address reads without throwing, rubbish as the default.
 */
export interface ScreenCodec<State> {
  /** The state that an address names, or undefined where the address is not of this screen. */
  read(address: Address): State | undefined;
  /**
   * The one address of a state. What the state does not hold (an open dialog, foreign parameters)
   * is taken over from the present address of the screen.
   */
  write(state: State, present: Address): Address;
}

/** Decodes one path segment; a malformed escape reads as it stands. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export function addressText({ pathname, search }: Address): string {
  return pathname + search;
}
