import type { DataRouter, Location } from 'react-router-dom';
import { withoutPrefix } from '#lib/i18n/pageLanguage.ts';

/**
 * The router as the rest of the site sees it: its locations have no language. React Router's own hooks and functions take
 * the language away and add it, but `state` has the whole address.
 */
export function withoutLanguage(router: DataRouter, prefix: string): DataRouter {
  if (prefix === '') return router;
  // One object for each location, because its identity tells navigations apart.
  const shortened = new WeakMap<Location, Location>();
  function shorten<Place extends Location | undefined>(location: Place): Place {
    if (!location) return location;
    let short = shortened.get(location);
    if (!short) {
      short = { ...location, pathname: withoutPrefix(location.pathname, prefix) };
      shortened.set(location, short);
    }
    return short as Place;
  }
  return Object.create(router, {
    state: {
      get: (): DataRouter['state'] => {
        const { state } = router;
        const { navigation } = state;
        return {
          ...state,
          location: shorten(state.location),
          navigation: { ...navigation, location: shorten(navigation.location) } as typeof navigation,
        };
      },
    },
  }) as DataRouter;
}
