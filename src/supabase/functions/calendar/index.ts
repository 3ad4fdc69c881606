import { requireContentEnvironment } from '../_shared/contentEnvironment.ts';
import { fetchContent } from '../_shared/fetchContent.ts';
import { createCalendarHandler } from './handler.ts';

/** The part of Supabase's edge runtime that is used here. */
declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

const environment = requireContentEnvironment();

Deno.serve(
  createCalendarHandler({
    execute: (groq, params) => fetchContent(environment, groq, params),
    eventId: environment.eventId,
    origin: () => environment.siteUrl,
  }),
);
