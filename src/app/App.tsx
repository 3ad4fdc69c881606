import { Provider } from 'react-redux';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { type Telemetry, TelemetryContext } from '../hooks/useTelemetry';
import type { AppStore } from './store/makeStore';

interface AppProps {
  store: AppStore;
  router: DataRouter;
  telemetry: Telemetry;
}

/** The whole site over what the caller made. */
export function App({ store, router, telemetry }: AppProps) {
  return (
    <Provider store={store}>
      <TelemetryContext value={telemetry}>
        <RouterProvider router={router} />
      </TelemetryContext>
    </Provider>
  );
}
