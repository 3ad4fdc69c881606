import { screen, waitFor } from '@testing-library/react';
import type { Answers } from '#submissions/applicantLink.ts';
import type { VendorListing } from '#lib/schema/vendorListing.ts';
import { eventDocument } from './builders.ts';
import { openScreen } from './openScreen.tsx';

export const TOKEN = 'abcdefghij-klmnop_qrst';
export const LINK = `/vendor-application#application=${TOKEN}`;
export const FILE = 'https://files.example/vendor-files/1.pdf?download=';

type Fields = Readonly<Record<string, string>>;
type Answer = Response | Promise<Response>;

export const APPLICATION = {
  id: '1',
  created_at: '2025-06-30T23:30:00.123456+00:00',
  status: 'submitted',
  company_name: 'Lumen & Oak',
  contact_email: 'mara@lumen.example',
  reason: null as string | null,
  booth: null as string | null,
  answer_by: null as string | null,
  listing: null as VendorListing | null,
  answers: null as Answers | null,
};
export const OFFER = {
  ...APPLICATION,
  status: 'offered',
  booth: 'A12',
  answer_by: '2025-07-14T15:30:00+00:00',
  reason: 'Next to the entrance.\nBring a lamp.',
};

/** What the listing of an accepted application says before its vendor edits it. */
export const LISTING: VendorListing = {
  name: 'Lumen & Oak',
  description: 'Lamps from fallen oaks.',
  website: null,
  instagram: 'https://instagram.com/lumenoak',
  picture: 'https://files.example/vendor-files/0.png?download=',
  state: 'unchanged',
  edited_at: null,
  reason: null,
};
export const ACCEPTED = { ...APPLICATION, status: 'accepted', booth: 'A12', listing: LISTING };

export const UNKNOWN = () => Response.json({ error: 'This link is not valid any more.' }, { status: 404 });
export const DOWN = () => Response.json({ error: 'Something went wrong.' }, { status: 500 });

/**
 * Opens a screen with a scripted service.
 *
 * @param answers what the services say to an action, or to an `upload`. Default: all goes well.
 */
export async function openLink(
  answers: Readonly<Record<string, (fields: Fields) => Answer>> = {},
  address = LINK,
  application = APPLICATION,
) {
  const calls: Fields[] = [];
  const site = await openScreen(address, [eventDocument()], async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/functions/v1/secure-file-upload')
      return answers['upload']?.({}) ?? Response.json({ publicUrl: FILE });
    if (pathname === '/rest/v1/vendor_applications') return new Response(null, { status: 201 });
    expect(pathname).toBe('/functions/v1/vendor-application');
    const fields = (await request.json()) as { action: string };
    calls.push(fields);
    const answer = answers[fields.action];
    if (answer) return answer(fields);
    return Response.json(fields.action === 'read' ? { application } : { token: TOKEN });
  });
  return { ...site, calls };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const findState = (name: string) => screen.findByRole('heading', { level: 2, name });
export const moved = (status: string, outcome = 'moved') =>
  jest.fn(() => Response.json({ outcome, application: { ...OFFER, status, reason: null } }));

/** The focused message, which is in a live region. */
export async function findNews(text: RegExp | string) {
  const news = (await screen.findByText(text)).closest<HTMLElement>('[role="status"]');
  await waitFor(() => expect(news).toHaveFocus());
  return news;
}
