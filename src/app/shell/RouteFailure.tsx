import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useTelemetry } from '../../hooks/useTelemetry';
import { PageHead } from '../../ui/page-head/PageHead';
import { ErrorScreen } from '../../ui/states/ErrorScreen';

/** What a visitor sees in the place of a screen that breaks while it renders, or whose code cannot be loaded. */
export function RouteFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const telemetry = useTelemetry();
  useEffect(() => telemetry.failure(error, 'screen'), [telemetry, error]);
  return (
    <>
      <PageHead />
      <ErrorScreen
        isWholeScreen
        message={error instanceof Error ? error.message : String(error)}
        title="Something went wrong"
        text="An unexpected error occurred. This has been reported and we're looking into it."
        // Going to the same address clears the router's error and renders the screen anew.
        onRetry={() => void navigate(location, { replace: true, state: location.state })}
      />
    </>
  );
}
