import { Provider } from 'react-redux';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { type Telemetry, TelemetryContext } from '../hooks/useTelemetry';
import { SiteOriginContext } from './shell/siteOrigin';
import type { AppStore } from './store/makeStore';

interface AppProps {
  store: AppStore;
  router: DataRouter;
  telemetry: Telemetry;
  /** Where the public finds the site; undefined where nobody knows. */
  origin: string | undefined;
}

/** The whole site over what the caller made. */
export function App({ store, router, telemetry, origin }: AppProps) {
  return (
    <Provider store={store}>
      <TelemetryContext value={telemetry}>
        <SiteOriginContext value={origin}>
          <RouterProvider router={router} />
        </SiteOriginContext>
      </TelemetryContext>
    </Provider>
  );
}
