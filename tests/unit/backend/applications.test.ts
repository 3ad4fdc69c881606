import type { Application } from '../../../src/backend/applications/application';
import { writeCsv, writeList } from '../../../src/backend/applications/writeApplications';

function application(overrides: Partial<Application> = {}): Application {
  return {
    created_at: '2025-06-01T10:00:00+00:00',
    status: 'new',
    contact_name: 'Robin Vega',
    contact_email: 'robin@example.com',
    contact_phone: null,
    company_name: 'Vega Prints',
    company_website: null,
    social_media_handles: { instagram: 'https://instagram.com/vega' },
    product_description: 'Prints',
    product_images_urls: ['https://project.example/a.pdf?download='],
    ...overrides,
  };
}

test('an application is a row, with its file as a link', () => {
  expect(writeCsv([application()])).toBe(
    '\ufeff"Received","Status","Name","Email","Phone","Business","Website","Instagram","Description","File"\r\n' +
      '"2025-06-01T10:00:00+00:00","new","Robin Vega","robin@example.com","","Vega Prints","","https://instagram.com/vega","Prints","https://project.example/a.pdf?download="\r\n',
  );
});

test.each([
  '=HYPERLINK("https://evil.example")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\n=1',
  '＝1',
])('row 43: the cell %j is no formula', (text) => {
  const csv = writeCsv([application({ contact_name: text, product_description: text })]);
  expect(csv.split(`"'${text.replaceAll('"', '""')}"`).length - 1).toBe(2);
});

test('quotes, commas and line breaks stay in their cell', () => {
  expect(writeCsv([application({ company_name: 'A "B", C\r\nD' })])).toContain('"A ""B"", C\r\nD"');
});

test('at a terminal nothing that strangers wrote is obeyed', () => {
  const list = writeList([
    application({ contact_name: '\u001b[2JRobin\u202e', product_description: 'a\r\n\nb' }),
  ]);
  expect(list).toContain('Name:        \ufffd[2JRobin\ufffd\n');
  expect(list).toContain('Description: a / b\n');
  expect(list).not.toContain('Phone');
  expect(list).toMatch(/\n\n1 application$/);
  expect(writeList([])).toBe('0 applications');
});
