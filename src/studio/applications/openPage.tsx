import { createRoot } from 'react-dom/client';
import { contentSourceOf } from '../../content/client/contentSource.ts';
import { request } from '../../content/client/request.ts';
import type { SiteEnvironment } from '../../lib/environment/siteEnvironment.ts';
import { ApplicationsTool } from './ApplicationsTool.tsx';
import { windowAddress } from './address.ts';
import { BOOTHS_QUERY, type Booth, readBooths } from './model/booths.ts';
import { MAIL_QUERY, type MailFestival, readMailFestival } from '../../content/mail/mailFestival.ts';
import { openClient } from './session.ts';
import './page.css';

/** Shows the organisers' tool as a page of its own, as the development server has it. */
export function openPage(container: Element, environment: SiteEnvironment): void {
  const { supabaseUrl = location.origin, supabaseAnonKey, eventId } = environment;
  const source = contentSourceOf(environment, location.origin);

  async function read(query: string): Promise<unknown> {
    const { data, error } = await request(source, query, { eventId }, new AbortController().signal);
    if (error) throw new Error(error.message);
    return data;
  }
  const loadBooths = async (): Promise<Booth[]> => readBooths(await read(BOOTHS_QUERY));
  const loadFestival = async (): Promise<MailFestival> => readMailFestival(await read(MAIL_QUERY));

  createRoot(container).render(
    <ApplicationsTool
      client={openClient(supabaseUrl, supabaseAnonKey)}
      eventId={eventId}
      loadBooths={loadBooths}
      loadFestival={loadFestival}
      address={windowAddress('search')}
    />,
  );
}
