import { useCallback, useMemo } from 'react';
import { type Tool, useClient, useColorSchemeValue } from 'sanity';
import { ApplicationsTool } from '../applications/ApplicationsTool.tsx';
import { windowAddress } from '../applications/address.ts';
import { BOOTHS_QUERY, readBooths } from '../applications/model/booths.ts';
import { MAIL_QUERY, readMailFestival } from '../../content/mail/mailFestival.ts';
import { createSanityListings } from '../../content/place/publish/sanityListings.ts';
import { openClient } from '../applications/session.ts';
import { API_VERSION } from './apiVersion.ts';

/**
 * The tool with which organisers answer the vendors' applications.
 *
 * @param supabase the project with the applications
 * @param eventId the event to which offered booths belong
 */
export function applicationsTool(supabase: { url: string; anonKey: string }, eventId: string): Tool {
  const client = openClient(supabase.url, supabase.anonKey);
  // The rest of the address is the Studio's.
  const address = windowAddress('hash');

  function Applications() {
    const scheme = useColorSchemeValue();
    const content = useClient({ apiVersion: API_VERSION });
    const loadBooths = useCallback(async () => {
      // A booth that an editor has just given to a place is not free.
      const withDrafts = content.withConfig({ perspective: 'drafts' });
      return readBooths(await withDrafts.fetch<unknown>(BOOTHS_QUERY, { eventId }));
    }, [content]);
    const loadFestival = useCallback(async () => {
      const published = content.withConfig({ perspective: 'published' });
      return readMailFestival(await published.fetch<unknown>(MAIL_QUERY, { eventId }));
    }, [content]);
    const listings = useMemo(
      () =>
        createSanityListings(content.withConfig({ perspective: 'raw' }), ({ bytes, type }) =>
          content.assets.upload('image', new Blob([bytes]), { filename: `picture.${type}` }),
        ),
      [content],
    );
    return <ApplicationsTool {...{ client, eventId, loadBooths, loadFestival, listings, address, scheme }} />;
  }

  return { name: 'applications', title: 'Applications', component: Applications };
}
