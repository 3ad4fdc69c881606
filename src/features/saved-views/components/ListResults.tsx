import { type ComponentType, Suspense, useState } from 'react';
import type { Feature, ResultsProps } from '#features/feature.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { MESSAGES } from '../messages/index.ts';

/** The lists that were shown, by their screens. */
const shown = new Map<Feature, ComponentType<ResultsProps>>();

/** The list of a screen, which is loaded with the screen's own code. */
function resultsOf(list: Feature): ComponentType<ResultsProps> {
  const Results =
    shown.get(list) ??
    lazyWithFallback<ResultsProps>(
      async () => ({ default: (await list.load()).Results ?? (() => null) }),
      ListFailed,
    );
  shown.set(list, Results);
  return Results;
}

function ListFailed() {
  const { t } = useI18n();
  return <ErrorScreen error={{}} title={t(MESSAGES.failed)} text={t(MESSAGES.failedDetail)} />;
}

/** The list of a screen at an address. It must be mounted anew for another screen. */
export function ListResults({ list, ...props }: ResultsProps & { list: Feature }) {
  const { t } = useI18n();
  const [Results] = useState(() => resultsOf(list));
  return (
    <Suspense fallback={<LoadingScreen variant="detailed" title={t(MESSAGES.loading)} />}>
      <Results {...props} />
    </Suspense>
  );
}
