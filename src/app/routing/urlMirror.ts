import type { UnknownAction } from '@reduxjs/toolkit';
import { TYPED_PARAM } from '../../lib/url/queryParams';
import { type Address, type ScreenCodec, addressText } from '../../lib/url/screenCodec';

/** How long typing must pause before the address follows. Milliseconds. */
const TYPING_PAUSE = 250;

/** What the mirror needs of the store. */
interface StateHolder<Root> {
  getState(): Root;
  dispatch(action: UnknownAction): unknown;
  subscribe(listener: () => void): () => void;
}

/** What the mirror needs of the router (React Router's data router fits). */
interface AddressHolder {
  state: {
    location: Address & { state: unknown };
    navigation: { location?: (Address & { state: unknown }) | undefined };
  };
  subscribe(listener: () => void): () => void;
  navigate(to: Address, options: { replace: true; state: unknown }): Promise<void>;
}

/** One screen's state in the store and how it stands in the address. */
export interface MirroredScreen<Root, State> {
  codec: ScreenCodec<State>;
  select(root: Root): State;
  /** Makes the action that takes over a state read from the address. */
  read(state: State): UnknownAction;
}

/** A screen whose state type only the screen itself knows. */
export interface RegisteredScreen<Root> {
  /** The address that the store's state should have, or undefined where the screen is another. */
  addressOf(root: Root, present: Address): Address | undefined;
  /** The action that brings the store in line with the address, if it is not. */
  actionFor(root: Root, present: Address): UnknownAction | undefined;
}

export function mirrored<Root, State>({
  codec,
  select,
  read,
}: MirroredScreen<Root, State>): RegisteredScreen<Root> {
  const addressOf = (root: Root, present: Address) =>
    codec.read(present) === undefined ? undefined : codec.write(select(root), present);
  return {
    addressOf,
    actionFor(root, present) {
      const named = codec.read(present);
      if (named === undefined) return undefined;
      const differs =
        addressText(codec.write(named, present)) !== addressText(codec.write(select(root), present));
      return differs ? read(named) : undefined;
    },
  };
}

/** Brings the store in line with an address, as far as it is not. */
export function readAddress<Root>(
  store: Pick<StateHolder<Root>, 'getState' | 'dispatch'>,
  address: Address,
  screens: readonly RegisteredScreen<Root>[],
): void {
  for (const screen of screens) {
    const action = screen.actionFor(store.getState(), address);
    if (action) store.dispatch(action);
  }
}

/**
 * Keeps filter state and address one and the same, both ways: the address opens the state (load, link,
 * Back, Forward), the state rewrites the address without a history entry. Both ways compare written
 * addresses, so neither answers the other's echo.
 *
 * It subscribes to the store and not to actions, because a jump in Redux DevTools passes no middleware.
 *
 * @returns a function that ends the mirroring.
 */
export function connectUrlMirror<Root>(
  store: StateHolder<Root>,
  router: AddressHolder,
  screens: readonly RegisteredScreen<Root>[],
): () => void {
  let seen: Address | undefined;
  let typing: ReturnType<typeof setTimeout> | undefined;

  // While a navigation is under way its target counts: what is written must not undo it.
  const present = () => router.state.navigation.location ?? router.state.location;

  function followAddress() {
    const address = present();
    if (address !== seen) {
      readAddress(store, address, screens);
      // Only now: until the state has taken the address over, it must not write its own.
      seen = address;
    }
    followState();
  }

  function followState() {
    const address = present();
    clearTimeout(typing);
    // A replace during a navigation would take that navigation's place; it is made up for afterwards.
    if (address !== seen || router.state.navigation.location) return;
    for (const screen of screens) {
      const wanted = screen.addressOf(store.getState(), address);
      if (!wanted || addressText(wanted) === addressText(address)) continue;
      if (differsOnlyInTyping(wanted, address)) typing = setTimeout(() => write(wanted), TYPING_PAUSE);
      else write(wanted);
    }
  }

  function write(wanted: Address) {
    void router.navigate(wanted, { replace: true, state: present().state });
  }

  followAddress();
  const leaveRouter = router.subscribe(followAddress);
  const leaveStore = store.subscribe(followState);
  return () => {
    clearTimeout(typing);
    leaveRouter();
    leaveStore();
  };
}

function differsOnlyInTyping(a: Address, b: Address): boolean {
  return addressText(withoutTyping(a)) === addressText(withoutTyping(b));
}

function withoutTyping({ pathname, search }: Address): Address {
  const params = new URLSearchParams(search);
  params.delete(TYPED_PARAM);
  return { pathname, search: params.toString() };
}
