import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MAX_BYTES } from '#lib/schema/uploadFile.ts';
import { eventDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';
import { FIELD_VALUES } from '../support/vendorForm.ts';

afterEach(() => sessionStorage.clear());

const ADDRESS = 'https://files.example/vendor-files/1.pdf?download=';
const stored = () => Response.json({ publicUrl: ADDRESS });
const inserted = () => new Response(null, { status: 201 });
const noLink = () => Response.json({ error: 'There is no such application.' }, { status: 404 });
const refusedBy = (code: string, status: number) => Response.json({ code, message: 'no' }, { status });

interface Backend {
  upload?: () => Response | Promise<Response>;
  insert?: () => Response | Promise<Response>;
}

/** Opens the form with a stubbed backend; `uploads` and `rows` contain its requests. */
async function openForm({ upload = stored, insert = inserted }: Backend = {}) {
  const uploads: string[] = [];
  const rows: unknown[] = [];
  const site = await openScreen('/vendor-application', [eventDocument()], async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/functions/v1/secure-file-upload') {
      uploads.push(await request.text());
      return upload();
    }
    // The link of an application has tests of its own (applicantLink.test.tsx).
    if (pathname === '/functions/v1/vendor-application') return noLink();
    expect(pathname).toBe('/rest/v1/vendor_applications');
    expect(request.headers.get('prefer') ?? '').not.toContain('return=representation');
    rows.push(await request.json());
    return insert();
  });
  await screen.findByLabelText(/^Full Name/);
  return { ...site, uploads, rows };
}

type Site = Awaited<ReturnType<typeof openForm>>;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const picker = () => field('Product Images Package');
const submit = () => screen.getByRole('button', { name: /^Submit/ });
const pdf = (name = 'booth.pdf', lastModified = 1) => new File(['%PDF-1.7'], name, { lastModified });

function typeAll() {
  for (const [label, text] of Object.entries(FIELD_VALUES)) {
    fireEvent.change(field(label), { target: { value: text } });
  }
}

async function fillIn({ user }: Site, file = pdf()) {
  typeAll();
  await user.upload(picker(), file);
}

test('the form shows labels, hints, placeholders and required fields', async () => {
  await openForm();
  const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
  expect(labels).toEqual([
    'Full Name *',
    'Email *',
    'Business Name *',
    'Phone Number',
    'Website URL',
    'Instagram URL *',
    'Description of Project *',
    'Product Images Package *',
  ]);
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Website URL')).toMatchObject({ type: 'url', placeholder: 'https://', required: false });
  expect(field('Instagram URL')).toMatchObject({
    type: 'url',
    placeholder: 'https://instagram.com/yourbrand',
    required: true,
  });
  expect(field('Description of Project')).toHaveAttribute('rows', '4');
  expect(field('Description of Project')).toHaveAccessibleDescription(
    'Please provide as many details as possible.',
  );
  expect(picker()).toHaveAttribute('accept', '.pdf,.zip,.jpg,.jpeg,.png');
  expect(picker()).toHaveAccessibleDescription(/Combine multiple files into one PDF or ZIP\. 10 MB limit\.$/);
  expect(submit()).toHaveTextContent('Submit Vendor Application');
  expect(screen.getByRole('heading', { level: 1, name: 'Vendor Application' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Vendor Application - Test Fair 2025'));
});

test('the tooltip asks what will be showcased, for whom and with what requirements', async () => {
  const { user } = await openForm();
  const help = screen.getByRole('button', { name: 'What to write' });
  await user.hover(help);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'What will be showcased? Who is your target audience? Do you have any special requirements?',
  );
});

test('an empty form shows every message at its field, focuses the first one, and sends nothing', async () => {
  const { user, uploads } = await openForm();
  await user.click(submit());
  await waitFor(() => expect(field('Full Name')).toHaveFocus());
  expect(screen.getByText('6 fields need your attention.')).toBeVisible();
  const messages = {
    'Full Name': 'Full name is required',
    Email: 'Please enter a valid email',
    'Business Name': 'Business name is required',
    'Instagram URL': 'Instagram URL is required',
    'Description of Project': 'Description of project is required',
    'Product Images Package': 'Product images package is required',
  };
  for (const [label, message] of Object.entries(messages)) {
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  }
  expect(field('Phone Number')).toBeValid();
  await user.type(field('Full Name'), 'M');
  expect(field('Full Name')).not.toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText('5 fields need your attention.')).toBeVisible();
  expect(uploads).toEqual([]);
});

test('if only the file is missing, its picker gets the focus', async () => {
  const { user } = await openForm();
  typeAll();
  await user.click(submit());
  await waitFor(() => expect(picker()).toHaveFocus());
});

test('the file is uploaded first, then the row is inserted with its address; toasts, and an empty form', async () => {
  const site = await openForm();
  await fillIn(site);
  expect(screen.getByText('booth.pdf')).toBeVisible();
  expect(screen.getByText('8 B')).toBeVisible();
  await site.user.click(submit());
  expect(await screen.findByText('Application Submitted Successfully!')).toBeVisible();
  expect(
    screen.getByText(
      "Thank you for your vendor application. We'll review your submission and get back to you soon.",
    ),
  ).toBeVisible();
  expect(screen.getByText('File uploaded successfully')).toBeVisible();
  expect(screen.getByText('booth.pdf has been uploaded securely.')).toBeVisible();
  expect(site.uploads).toHaveLength(1);
  expect(site.uploads[0]).toMatch(
    /name="file"; filename="booth\.pdf"[^]*%PDF-1\.7[^]*name="bucket"\r\n\r\nvendor-files\r\n/,
  );
  expect(site.rows).toEqual([
    expect.objectContaining({
      contact_name: 'Mara Lindqvist',
      contact_phone: null,
      company_website: null,
      social_media_handles: { instagram: 'https://instagram.com/lumenoak' },
      product_images_urls: [ADDRESS],
    }),
  ]);
  await waitFor(() => expect(field('Full Name')).toHaveValue(''));
  expect(screen.queryByText('booth.pdf')).toBeNull();
  const notice = screen.getByRole('note', { name: /We have your application$/ });
  expect(notice.parentElement).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});

test('while it is busy, nothing can be changed or sent', async () => {
  let respond: (response: Response) => void = () => {};
  const site = await openForm({ insert: () => new Promise((resolve) => (respond = resolve)) });
  await fillIn(site);
  await site.user.click(submit());
  await waitFor(() => expect(site.rows).toHaveLength(1));
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveTextContent('Submitting Application...');
  expect(field('Full Name')).toBeDisabled();
  await act(async () => respond(inserted()));
  await screen.findByText('Application Submitted Successfully!');
});

test('row g3: double click, Enter twice: one row per submission', async () => {
  const site = await openForm();
  await fillIn(site);
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText('Application Submitted Successfully!');
  expect(site.uploads).toHaveLength(1);
  expect(site.rows).toHaveLength(1);
});

test('row g1: upload done, insert fails: form keeps its values; retry reuses the address, no second upload', async () => {
  const responses = [refusedBy('XX000', 500), inserted()];
  const site = await openForm({ insert: () => responses.shift() ?? inserted() });
  await fillIn(site);
  await site.user.click(submit());
  expect(await screen.findByText('Submission Failed')).toBeVisible();
  expect(screen.getByText('There was an error submitting your application. Please try again.')).toBeVisible();
  expect(field('Full Name')).toHaveValue('Mara Lindqvist');
  expect(screen.getByText('booth.pdf')).toBeVisible();
  expect(site.telemetry.failure).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'http', status: 500 }),
    'vendor-application',
  );
  await waitFor(() => expect(submit()).toBeEnabled());
  await site.user.click(submit());
  await screen.findByText('Application Submitted Successfully!');
  expect(screen.queryByText('Submission Failed')).toBeNull();
  expect(site.uploads).toHaveLength(1);
  expect(site.rows).toHaveLength(2);
  expect(site.rows[1]).toEqual(site.rows[0]);
});

test('row g2: insert committed, response lost: the same file address, and 23505 is shown as success', async () => {
  const responses = [refusedBy('XX000', 504), refusedBy('23505', 409)];
  const site = await openForm({ insert: () => responses.shift() ?? inserted() });
  await fillIn(site);
  await site.user.click(submit());
  await screen.findByText('Submission Failed');
  await waitFor(() => expect(submit()).toBeEnabled());
  await site.user.click(submit());
  expect(await screen.findByText('Application Submitted Successfully!')).toBeVisible();
  expect(site.rows[1]).toEqual(site.rows[0]);
});

test('if the database never responds, there is the failure toast at the deadline, and the next try reuses the address', async () => {
  const expiry = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(expiry.signal);
  const responses = [new Promise<Response>(() => undefined), inserted()];
  const site = await openForm({ insert: () => responses.shift() ?? inserted() });
  await fillIn(site);
  await site.user.click(submit());
  await waitFor(() => expect(site.rows).toHaveLength(1));
  expect(timeout).toHaveBeenCalledWith(30_000);
  timeout.mockRestore();
  act(() => expiry.abort());
  expect(await screen.findByText('Submission Failed')).toBeVisible();
  expect(site.telemetry.failure).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'timeout' }),
    'vendor-application',
  );
  await waitFor(() => expect(submit()).toBeEnabled());
  await site.user.click(submit());
  await screen.findByText('Application Submitted Successfully!');
  expect(site.uploads).toHaveLength(1);
});

test('if the backend has removed the file, the next try uploads it again', async () => {
  const responses = [refusedBy('23503', 409), inserted()];
  const site = await openForm({ insert: () => responses.shift() ?? inserted() });
  await fillIn(site);
  await site.user.click(submit());
  await screen.findByText('Submission Failed');
  await waitFor(() => expect(submit()).toBeEnabled());
  await site.user.click(submit());
  await screen.findByText('Application Submitted Successfully!');
  expect(site.uploads).toHaveLength(2);
});

test('row g4: file swapped between tries: new upload', async () => {
  const responses = [refusedBy('XX000', 500), inserted()];
  const site = await openForm({ insert: () => responses.shift() ?? inserted() });
  await fillIn(site, pdf('booth.pdf', 1));
  await site.user.click(submit());
  await screen.findByText('Submission Failed');
  await waitFor(() => expect(submit()).toBeEnabled());
  await site.user.upload(picker(), pdf('booth.pdf', 2));
  await site.user.click(submit());
  await screen.findByText('Application Submitted Successfully!');
  expect(site.uploads).toHaveLength(2);
});

test('if an upload is refused, the reason stays at the file until another one is chosen', async () => {
  const refused = () => Response.json({ error: 'This is no PDF.' }, { status: 415 });
  const site = await openForm({ upload: refused });
  await fillIn(site);
  await site.user.click(submit());
  const notice = await screen.findByText('Upload failed');
  await waitFor(() => expect(submit()).toBeEnabled());
  await site.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(notice).not.toBeInTheDocument();
  await site.user.type(field('Full Name'), '!');
  expect(picker()).toBeInvalid();
  expect(picker()).toHaveAccessibleDescription(expect.stringContaining('This is no PDF.'));
  expect(screen.getByText('One field needs your attention.')).toBeVisible();
  await site.user.upload(picker(), pdf('other.pdf'));
  await waitFor(() => expect(picker()).toBeValid());
  expect(picker()).not.toHaveAccessibleDescription(expect.stringContaining('This is no PDF.'));
});

test('if an upload fails for another reason, the file is not marked', async () => {
  const site = await openForm({ upload: () => Response.json({ error: 'Too many.' }, { status: 429 }) });
  await fillIn(site);
  await site.user.click(submit());
  await screen.findByText('Too many.');
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(picker()).toBeValid();
});

test.each([
  ['says why', () => Response.json({ error: 'No more room.' }, { status: 507 }), 'No more room.'],
  ['refuses with a good status', () => Response.json({ error: 'Full.' }), 'Full.'],
  [
    'does not say why',
    () => new Response('<html>', { status: 404 }),
    'Failed to upload file. Please try again.',
  ],
  [
    'answers without an address',
    () => Response.json({ publicUrl: 'javascript:alert(1)' }),
    'Failed to upload file. Please try again.',
  ],
])(
  'if the upload service %s, there is a toast, the form keeps its values, and nothing is inserted',
  async (_how, upload, words) => {
    const site = await openForm({ upload });
    await fillIn(site);
    await site.user.click(submit());
    expect(await screen.findByText('Upload failed')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(field('Email')).toHaveValue('mara@lumen.example');
    expect(screen.getByText('booth.pdf')).toBeVisible();
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(submit()).toHaveFocus();
    expect(site.uploads).toHaveLength(1);
    expect(site.rows).toEqual([]);
  },
);

describe('the file', () => {
  const choose = (file: File) => fireEvent.change(picker(), { target: { files: [file] } });
  const sized = (size: number, name = 'large.pdf') =>
    Object.defineProperty(pdf(name), 'size', { value: size });

  test('over 10 MB is refused with the toast, and the previous file stays', async () => {
    await openForm();
    choose(pdf());
    choose(sized(MAX_BYTES + 1));
    expect(await screen.findByText('File too large')).toBeVisible();
    expect(screen.getByText('Please select a file smaller than 10MB.')).toBeVisible();
    expect(screen.getByText('booth.pdf')).toBeVisible();
    choose(sized(MAX_BYTES));
    expect(screen.getByText('large.pdf')).toBeVisible();
    expect(screen.getByText('10 MB')).toBeVisible();
    expect(screen.queryByText('File too large')).toBeNull();
  });

  test('over 10 MB is refused with the toast, whatever its type', async () => {
    await openForm();
    fireEvent.drop(picker(), { dataTransfer: { files: [sized(MAX_BYTES + 1, 'film.mov')] } });
    expect(await screen.findByText('File too large')).toBeVisible();
    // The toast disappears, but this message stays.
    expect(picker()).toHaveAccessibleDescription(expect.stringContaining('film.mov is larger than 10 MB.'));
    choose(pdf());
    await waitFor(() => expect(picker()).toBeValid());
  });

  test('can be dropped', async () => {
    await openForm();
    fireEvent.drop(picker(), { dataTransfer: { files: [pdf('dropped.pdf')] } });
    expect(screen.getByText('dropped.pdf')).toBeVisible();
  });

  test.each([
    ['of another kind', [new File(['x'], 'a.exe')], 'Please choose a PDF, ZIP, JPG or PNG file.'],
    ['that is several', [pdf('a.pdf'), pdf('b.pdf')], 'Please combine multiple files into one PDF or ZIP.'],
    ['that is empty', [new File([], 'a.pdf')], 'This file is empty. Please choose another one.'],
  ])('%s is refused at the field, and a valid file removes the message', async (_kind, files, message) => {
    await openForm();
    fireEvent.drop(picker(), { dataTransfer: { files } });
    expect(await screen.findByText(message)).toBeVisible();
    choose(pdf());
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  test('can be removed, and the focus stays with the picker', async () => {
    const { user } = await openForm();
    choose(pdf());
    await user.click(screen.getByRole('button', { name: 'Remove booth.pdf' }));
    expect(screen.queryByText('booth.pdf')).toBeNull();
    expect(picker()).toHaveFocus();
  });
});

test('typed text survives leaving the screen; the file has to be chosen again and is not uploaded twice', async () => {
  const responses = [refusedBy('XX000', 500), inserted()];
  const site = await openForm({ insert: () => responses.shift() ?? inserted() });
  await fillIn(site);
  await site.user.click(submit());
  await screen.findByText('Submission Failed');
  await act(() => site.router.navigate('/not-a-page'));
  await act(() => site.router.navigate('/vendor-application'));
  expect(await screen.findByLabelText(/^Full Name/)).toHaveValue('Mara Lindqvist');
  expect(screen.getByText('We kept what you typed. Please choose your file again.')).toBeVisible();
  await site.user.upload(picker(), pdf());
  await site.user.click(submit());
  await screen.findByText('Application Submitted Successfully!');
  expect(site.uploads).toHaveLength(1);
  takeConsole();
});

test('an application that is being sent continues on another screen, and is found again', async () => {
  let respond: (response: Response) => void = () => {};
  const site = await openForm({ upload: () => new Promise((resolve) => (respond = resolve)) });
  await fillIn(site);
  await site.user.click(submit());
  await waitFor(() => expect(site.uploads).toHaveLength(1));
  await act(() => site.router.navigate('/not-a-page'));
  await act(() => site.router.navigate('/vendor-application'));
  await screen.findByLabelText(/^Full Name/);
  expect(submit()).toBeDisabled();
  expect(screen.getByRole('progressbar', { name: 'Uploading your file' })).toBeVisible();
  await act(async () => respond(stored()));
  expect(await screen.findByText('Application Submitted Successfully!')).toBeVisible();
  await waitFor(() => expect(field('Full Name')).toHaveValue(''));
  expect(site.rows).toHaveLength(1);
  takeConsole();
});

test('row g10: success, then reset; Back: no second send', async () => {
  const site = await openForm();
  await fillIn(site);
  await site.user.click(submit());
  await screen.findByText('Application Submitted Successfully!');
  await act(() => site.router.navigate('/not-a-page'));
  await act(() => site.router.navigate(-1));
  expect(await screen.findByLabelText(/^Full Name/)).toHaveValue('');
  expect(screen.queryByText('We kept what you typed. Please choose your file again.')).toBeNull();
  expect(site.rows).toHaveLength(1);
  takeConsole();
});

test('row g6: offline on submit, online later: message, failure toast, form keeps its values, no silent background send', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const site = await openForm();
  expect(screen.getByText('You are offline')).toBeVisible();
  await fillIn(site);
  await site.user.click(submit());
  expect(await screen.findByText('Submission Failed')).toBeVisible();
  expect(field('Full Name')).toHaveValue('Mara Lindqvist');
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You are offline')).toBeNull();
  expect(site.uploads).toEqual([]);
  await site.user.click(submit());
  await screen.findByText('Application Submitted Successfully!');
  expect(site.rows).toHaveLength(1);
  onLine.mockRestore();
});
