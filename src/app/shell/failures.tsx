import { loadOfflineScreen } from '#features/offline/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { type ComponentProps, Suspense } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { features } from '../features.ts';
import { MESSAGES } from './messages/index.ts';

const OfflineScreen = lazyWithFallback(() => loadOfflineScreen(), ErrorScreen);

export interface FailureProps {
  /** Whatever was thrown. */
  error: unknown;
}

/** Shown instead of the whole site, if its frame throws while it renders. */
export function SiteFailure({ error }: FailureProps) {
  const { t } = useI18n();
  const shown = toError(error);
  const title = t(MESSAGES.unexpected);
  return (
    <ErrorScreen isWholeScreen where="shell" error={shown} title={title} text={shown.message}>
      <title>{title}</title>
    </ErrorScreen>
  );
}

/** Shown instead of a screen that throws while it renders, or whose chunk cannot be loaded. */
export function ScreenFailure({ error }: FailureProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const location = useLocation() as Location<unknown>;
  useFailureReport(error, 'screen');
  const failure: ComponentProps<typeof ErrorScreen> = {
    isWholeScreen: true,
    error: toError(error),
    title: t(MESSAGES.failed),
    text: t(MESSAGES.failedDetail),
    // The screen is loaded and rendered again.
    onRetry: () => void navigate(location, { replace: true, state: location.state }),
  };
  return (
    <>
      <PageHead />
      {/* Webpack's chunk errors name the file in `request`. */}
      {error instanceof Error && 'request' in error ? (
        <Suspense>
          <OfflineScreen screens={features} {...failure} />
        </Suspense>
      ) : (
        <ErrorScreen {...failure} />
      )}
    </>
  );
}

function toError(error: unknown) {
  return error instanceof Error ? error : { message: String(error) };
}
