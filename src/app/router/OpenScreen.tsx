import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type Location, Router as RouterContexts, useLocation } from 'react-router-dom';
import { SiteRouterContext } from '#features/siteRouter.ts';
import { type FailureProps, ScreenFailure, SiteFailure } from '../shell/failures.tsx';
import { Shell } from '../shell/Shell.tsx';
import { SiteLoading } from '../shell/SiteLoading.tsx';
import type { Router } from './createRouter.ts';

/** The screen that the router has opened, in its frame. */
export function OpenScreen({ router }: { router: Router }) {
  const [{ location, historyAction, feature, Screen, error }, setState] = useState(router.state);
  useLayoutEffect(() => {
    // In a transition a new screen is rendered without blocking the open one, and hydration goes on.
    const follow = () => startTransition(() => setState(router.state));
    follow();
    return router.subscribe(follow);
  }, [router]);
  const navigator = useMemo(
    () => ({
      createHref: router.createHref,
      go: (delta: number) => void router.navigate(delta),
      push: (...[to, state]: Navigation) => void router.navigate(to, { state }),
      replace: (...[to, state]: Navigation) => void router.navigate(to, { replace: true, state }),
    }),
    [router],
  );
  // Only what depends on the address is rendered again when it changes.
  const screen = useMemo(
    () => (
      <Boundary Failure={SiteFailure}>
        <Shell header={feature?.header}>
          <Boundary Failure={ScreenFailure} error={error}>
            {Screen ? <Screen /> : <SiteLoading />}
          </Boundary>
        </Shell>
      </Boundary>
    ),
    [feature, Screen, error],
  );
  return (
    <SiteRouterContext value={router}>
      <RouterContexts location={location} navigationType={historyAction} navigator={navigator}>
        {screen}
      </RouterContexts>
    </SiteRouterContext>
  );
}

type Navigation = Parameters<Parameters<typeof RouterContexts>[0]['navigator']['push']>;

interface BoundaryProps {
  Failure: ComponentType<FailureProps>;
  /** Why the children could not be loaded. */
  error?: unknown;
  children: ReactNode;
}

/** Shows a failure instead of children that cannot be loaded, or throw, until the next navigation. */
function Boundary(props: BoundaryProps) {
  return <LocationBoundary {...props} location={useLocation()} />;
}

class LocationBoundary extends Component<BoundaryProps & { location: Location }, Caught> {
  override state: Caught = { location: this.props.location, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ location }: { location: Location }, caught: Caught): Caught | null {
    return caught.location === location ? null : { location, error: undefined };
  }

  override render() {
    const error = this.props.error ?? this.state.error;
    const { Failure, children } = this.props;
    return error === undefined ? children : <Failure error={error} />;
  }
}

interface Caught {
  /** Where they have thrown. */
  location: Location;
  error: unknown;
}
