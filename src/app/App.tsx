import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { FeaturesContext } from '#features/featuresContext.ts';
import { I18nContext } from '#hooks/useI18n.ts';
import { type Telemetry, TelemetryContext } from '#hooks/useTelemetry.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { features } from './features.ts';
import type { Router } from './router/createRouter.ts';
import { OpenScreen } from './router/OpenScreen.tsx';
import { SiteOriginContext } from './shell/siteOrigin.ts';
import type { AppStore, RootState } from '#content/store.ts';

interface AppProps {
  store: AppStore;
  /** The state that the page was rendered with, for parts that hydrate after the state has changed. */
  serverState?: RootState;
  router: Router;
  telemetry: Telemetry;
  i18n: I18n;
  /** The site's public origin; undefined if it is unknown. */
  origin: string | undefined;
  /** Called when the first screen can be used. */
  onStarted?(): void;
}

/** The whole site. */
export function App({ store, serverState, router, telemetry, i18n, origin, onStarted }: AppProps) {
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <Provider store={store} serverState={serverState}>
      <TelemetryContext value={telemetry}>
        <SiteOriginContext value={origin}>
          <FeaturesContext value={features}>
            <I18nContext value={i18n}>
              <OpenScreen router={router} />
            </I18nContext>
          </FeaturesContext>
        </SiteOriginContext>
      </TelemetryContext>
    </Provider>
  );
}
