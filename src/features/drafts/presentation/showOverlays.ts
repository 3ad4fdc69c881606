import { enableVisualEditing } from '@sanity/visual-editing/enable-visual-editing';
import type { SiteRouter } from '#features/siteRouter.ts';
import { inSiteAddress } from '#lib/url/inSiteAddress.ts';

const UPDATES = { PUSH: 'push', POP: 'pop', REPLACE: 'replace' } as const;

/**
 * Shows overlays on elements with `data-sanity` attributes: a click opens the field in the Studio. The address bar of
 * the Studio follows links, filters and dialogs of the page, and the page follows the address bar.
 *
 * @param refresh reads all content again, for the Studio's refresh button.
 */
export function showOverlays(router: SiteRouter, refresh: () => Promise<void>): void {
  enableVisualEditing({
    history: {
      subscribe(send) {
        let sentUrl: string | undefined;
        const sendAddress = () => {
          const { location, historyAction } = router.state;
          const url = addressOf(location);
          if (url === sentUrl) return;
          sentUrl = url;
          send({ type: UPDATES[historyAction], url });
        };
        sendAddress();
        return router.subscribe(sendAddress);
      },
      update({ type, url }) {
        const { origin } = window.location;
        // Browsers read a path that begins with two slashes as the address of another site.
        const wanted = URL.canParse(url, origin) ? inSiteAddress(addressOf(new URL(url, origin))) : undefined;
        if (wanted === undefined || wanted === addressOf(router.state.location)) return;
        if (type === 'pop') void router.navigate(-1);
        else void router.navigate(wanted, { replace: type === 'replace' });
      },
    },
    // Only for the button: changed documents arrive as responses.
    refresh: ({ source }) => source === 'manual' && refresh(),
  });
}

function addressOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}
