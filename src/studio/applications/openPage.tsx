import { createRoot } from 'react-dom/client';
import { contentSourceOf } from '../../content/client/contentSource.ts';
import { request } from '../../content/client/request.ts';
import type { SiteEnvironment } from '../../lib/environment/siteEnvironment.ts';
import { ApplicationsTool } from './ApplicationsTool.tsx';
import { windowAddress } from './address.ts';
import { BOOTHS_QUERY, type Booth, readBooths } from './model/booths.ts';
import { openClient } from './session.ts';
import './page.css';

/** Shows the organisers' tool as a page of its own, as the development server has it. */
export function openPage(container: Element, environment: SiteEnvironment): void {
  const { supabaseUrl = location.origin, supabaseAnonKey, eventId } = environment;
  const source = contentSourceOf(environment, location.origin);

  async function loadBooths(): Promise<Booth[]> {
    const { data, error } = await request(source, BOOTHS_QUERY, { eventId }, new AbortController().signal);
    if (error) throw new Error(error.message);
    return readBooths(data);
  }

  createRoot(container).render(
    <ApplicationsTool
      client={openClient(supabaseUrl, supabaseAnonKey)}
      eventId={eventId}
      loadBooths={loadBooths}
      address={windowAddress('search')}
    />,
  );
}
