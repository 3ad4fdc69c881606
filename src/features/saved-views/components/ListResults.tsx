import { Suspense, useState } from 'react';
import type { Feature, ResultsProps } from '#features/feature.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { VIEW_LISTS } from '../model/viewLists.ts';
import { MESSAGES } from '../model/messages.ts';

/** The lists of all screens. Each is loaded with its screen's own code. */
const RESULTS = new Map(
  VIEW_LISTS.map((list) => [
    list.path,
    lazyWithFallback<ResultsProps>(
      async () => ({ default: (await list.load()).Results ?? (() => null) }),
      () => <ErrorScreen error={{}} title={MESSAGES.failed} text={MESSAGES.failedDetail} />,
    ),
  ]),
);

/** The list of a screen at an address. It must be mounted anew for another screen. */
export function ListResults({ list, ...props }: ResultsProps & { list: Feature }) {
  const [Results] = useState(() => RESULTS.get(list.path));
  return (
    Results && (
      <Suspense fallback={<LoadingScreen variant="detailed" title={MESSAGES.loading} />}>
        <Results {...props} />
      </Suspense>
    )
  );
}
