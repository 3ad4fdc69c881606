import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../../ui/states/ErrorScreen';

/** What a visitor sees when a screen breaks while it renders or its code cannot be loaded. */
export function RouteFailure() {
  const error = useRouteError();
  return (
    <ErrorScreen
      message={error instanceof Error ? error.message : String(error)}
      isWholeScreen
      title="Something went wrong"
      text="An unexpected error occurred. This has been reported and we're looking into it."
    />
  );
}
