import { type DataRouter, createBrowserRouter } from 'react-router-dom';
import { contentSourceOf } from '../api/content/contentSource';
import { loadSanityClient } from '../api/content/sanityClient';
import { submissionSourceOf } from '../api/submissions/submissionSource';
import type { SiteEnvironment } from '../lib/environment/siteEnvironment';
import { mirroredScreens } from './routing/mirroredScreens';
import { createRoutes } from './routing/routes';
import { connectScrollRestoration, nameHistoryEntry } from './routing/scrollRestoration';
import { connectUrlMirror } from './routing/urlMirror';
import { makeStore } from './store/makeStore';
import { createTelemetry } from './telemetry/createTelemetry';
import { connectGlobalHandlers } from './telemetry/globalHandlers';

/** Makes the store and the router of a browser's page and ties them together. */
export function openSite(environment: SiteEnvironment) {
  // Every screen reads content: the client downloads beside the screen's own code. Should that fail, the first
  // query meets the failure and tells the visitor.
  loadSanityClient().catch(() => undefined);

  const telemetry = createTelemetry(environment);
  connectGlobalHandlers(telemetry);
  const { origin } = window.location;
  const store = makeStore(undefined, {
    contentSource: contentSourceOf(environment, origin),
    submissionSource: submissionSourceOf(environment, origin),
  });
  nameHistoryEntry();
  const router: DataRouter = createBrowserRouter(createRoutes(store, () => targetHref(router)));
  connectUrlMirror(store, router, mirroredScreens);
  connectScrollRestoration(router);
  return { store, router, telemetry, origin: environment.siteUrl ?? origin };
}

/** The full address that a router is on the way to, or at. */
function targetHref({ state, createHref }: DataRouter): string {
  return new URL(createHref(state.navigation.location ?? state.location), window.location.origin).href;
}
