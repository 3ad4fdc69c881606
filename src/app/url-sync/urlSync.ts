import type { UnknownAction } from '@reduxjs/toolkit';
import type { UrlState } from '#features/feature.ts';
import { TYPED_PARAM } from '#lib/url/queryParams.ts';
import { type Address, addressText } from '#lib/url/screenCodec.ts';

/** How long typing must pause before the address is written. Milliseconds. */
const TYPING_PAUSE = 250;

/** What URL sync needs of the store. */
interface StateHolder {
  getState(): unknown;
  dispatch(action: UnknownAction): unknown;
  subscribe(listener: () => void): () => void;
}

type Location = Address & { hash?: string; state: unknown };

/** What URL sync needs of the router. */
interface AddressHolder {
  state: { location: Location; pending: Location | undefined };
  subscribe(listener: () => void): () => void;
  navigate(
    to: Address & { hash?: string | undefined },
    options: { replace: true; state: unknown },
  ): Promise<void>;
}

/** Sets the state to what an address says, if it differs. */
export function readAddress(
  store: Pick<StateHolder, 'getState' | 'dispatch'>,
  address: Address,
  states: Iterable<UrlState<unknown>>,
): void {
  for (const { codec, select, read } of states) {
    const named = codec.read(address);
    if (named === undefined) continue;
    const written = codec.write(select(store.getState()), address);
    if (addressText(codec.write(named, address)) !== addressText(written)) store.dispatch(read(named));
  }
}

/**
 * Synchronises filter state and address in both directions. The address sets the state (load, link, Back, Forward). The
 * state replaces the address without a new history entry. Both directions compare addresses as text, so neither reacts
 * to a change that the other has made.
 *
 * It subscribes to the store directly, because a jump in Redux DevTools passes no middleware. It does not use
 * `observe`, because the part of the state that it reads depends on the address.
 *
 * @param states read again at each change, so that code which is loaded later can add states.
 * @returns a function that disconnects it.
 */
export function connectUrlSync(
  store: StateHolder,
  router: AddressHolder,
  states: Iterable<UrlState<unknown>>,
): () => void {
  let seen: Address | undefined;
  /** The timer of typed text that is not in the address yet. */
  let typed: { address: string; timer: ReturnType<typeof setTimeout> } | undefined;

  // During a navigation the target is the present address: writing must not undo the navigation.
  const present = () => router.state.pending ?? router.state.location;

  function followAddress() {
    const address = present();
    if (address !== seen) {
      readAddress(store, address, states);
      // Set after the state is read from the address: until then the old state must not be written to the new address.
      seen = address;
    }
    // What is added to a link's address, such as the time of a preview, keeps its section.
    followState(address.hash);
  }

  function followState(hash?: string) {
    const address = present();
    // A replace would cancel a running navigation. The address is written after it.
    const mayWrite = address === seen && !router.state.pending;
    const wanted = mayWrite ? writtenAddress(address) : undefined;
    if (!wanted || addressText(wanted) === addressText(address)) return forgetTyped();
    if (!differsOnlyInTyping(wanted, address)) return write({ ...wanted, hash });
    // Only further typing restarts the pause.
    if (addressText(wanted) === typed?.address) return;
    forgetTyped();
    typed = { address: addressText(wanted), timer: setTimeout(() => write(wanted), TYPING_PAUSE) };
  }

  /** The address after the state of its screen is written to it; undefined if the screen has no such state. */
  function writtenAddress(address: Address): Address | undefined {
    let written: Address | undefined;
    for (const { codec, select, isGlobal } of states) {
      if (isGlobal || codec.read(address) !== undefined)
        written = codec.write(select(store.getState()), written ?? address);
    }
    return written;
  }

  function forgetTyped() {
    clearTimeout(typed?.timer);
    typed = undefined;
  }

  function write(wanted: Address & { hash?: string | undefined }) {
    forgetTyped();
    void router.navigate(wanted, { replace: true, state: present().state });
  }

  followAddress();
  const leaveRouter = router.subscribe(followAddress);
  const leaveStore = store.subscribe(() => followState());
  return () => {
    forgetTyped();
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
