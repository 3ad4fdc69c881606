import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '#app/store.ts';
import { useAppDispatch } from '#content/store.ts';

/** A source whose content never comes; samples bring theirs with `Dispatched`. */
const NO_CONTENT = {
  projectId: undefined,
  dataset: 'gallery',
  apiVersion: '2025-01-01',
  apiHost: undefined,
  readToken: undefined,
  eventId: 'gallery',
  query: () => new Promise<never>(() => undefined),
};

/** A store and a router for one sample: what is pressed in it changes no other one. */
export function Sandbox({ children }: { children: ReactNode }) {
  const [store] = useState(() => makeStore(undefined, { contentSource: NO_CONTENT }));
  return (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
}

type Action = Parameters<ReturnType<typeof useAppDispatch>>[0];

/** A sample with a state of the store: that after these actions. */
export function Dispatched({ actions, children }: { actions: readonly Action[]; children: ReactNode }) {
  const dispatch = useAppDispatch();
  // Before the first render of what reads the state.
  useState(() => actions.forEach((action) => dispatch(action)));
  return children;
}
