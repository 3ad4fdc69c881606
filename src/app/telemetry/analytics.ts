import type { Telemetry } from '#hooks/useTelemetry.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { analyticsTitle } from './analyticsTitle.ts';
import { loadScript } from './loadScript.ts';
import { quietly } from './quietly.ts';
import { connectTag, installTag } from './tag.ts';
import { withoutFragment } from './withoutFragment.ts';

/** The longest value that Google Analytics stores. Characters. */
const MAX_VALUE_LENGTH = 100;

export interface Analytics extends Omit<Telemetry, 'failure' | 'pageView'> {
  /** @param location the full address: its utm parameters name the campaign. Its fragment is not sent. */
  pageView(path: string, location: string): void;
  failure(message: string, where: string): void;
}

/**
 * Counts what visitors do, through the page's global tag function. Without `GA_MEASUREMENT_ID` no tag is loaded; if the
 * page has a tag of its own, that is used.
 */
export function createAnalytics(
  environment: Pick<SiteEnvironment, 'gaMeasurementId' | 'pageViewScript'>,
): Analytics {
  const { gaMeasurementId, pageViewScript } = environment;
  if (gaMeasurementId !== undefined) quietly(() => installTag(gaMeasurementId));
  if (pageViewScript !== undefined) quietly(() => loadScript(pageViewScript));
  const tag = connectTag();

  return {
    pageView(path, location) {
      tag('event', 'page_view', {
        page_title: analyticsTitle(path),
        page_path: path,
        page_location: withoutFragment(location),
      });
    },
    navigationClick(label, destination) {
      tag('event', 'navigation_click', {
        event_category: 'Navigation',
        event_label: label,
        destination_url: destination,
      });
    },
    purchaseClick(label, destination) {
      tag('event', 'purchase_click', {
        event_category: 'Purchase',
        event_label: label,
        destination_url: destination,
      });
    },
    search(text) {
      tag('event', 'search', { search_term: text.slice(0, MAX_VALUE_LENGTH) });
    },
    failure(message, where) {
      tag('event', 'error', {
        event_category: 'Error',
        event_label: where,
        description: message.slice(0, MAX_VALUE_LENGTH),
      });
    },
  };
}
