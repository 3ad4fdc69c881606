import fc from 'fast-check';
import type { Application } from '#server/applications/application.ts';
import { writeCsv, writeList } from '#server/applications/writeApplications.ts';

function application(overrides: Partial<Application> = {}): Application {
  return {
    id: 'b7f0c3a2-0000-4000-8000-000000000000',
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
])('row 43: the cell %j is not a formula', (text) => {
  const csv = writeCsv([application({ contact_name: text, product_description: text })]);
  const quoted = text.replaceAll('"', '""').replace(/[\t\r\n]/, "$&'");
  expect(csv.split(`"'${quoted}"`).length - 1).toBe(2);
});

describe('row b9: no cell is a formula, whichever separator a spreadsheet program guesses', () => {
  /**
   * Parses as leniently as spreadsheet programs: quotes count at the start of a cell, and text after the closing quote
   * belongs to it.
   */
  function cellsOf(csv: string, separator: string): string[] {
    const cells: string[] = [];
    let [cell, isQuoted, isStart] = ['', false, true];
    for (let at = 0; at < csv.length; at += 1) {
      const letter = csv.charAt(at);
      if (isQuoted && letter === '"') {
        if (csv[at + 1] === '"') {
          cell += letter;
          at += 1;
        } else isQuoted = false;
      } else if (isStart && letter === '"') isQuoted = true;
      else if (!isQuoted && (letter === separator || letter === '\r' || letter === '\n')) {
        cells.push(cell);
        [cell, isStart] = ['', true];
        continue;
      } else cell += letter;
      isStart = false;
    }
    return cells;
  }

  const pieces = [
    '=1',
    '+1',
    '-1',
    '@A1',
    ';',
    ',',
    '\t',
    '|',
    ':',
    '"',
    ' ',
    '\r\n',
    '\u00a0',
    '\uff1d1',
    'a',
  ];
  test('for any content', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const csv = writeCsv([
          application({ company_name: parts.join(''), product_description: parts.join('') }),
        ]);
        for (const separator of [',', ';', '\t', '|', ':']) {
          const formulas = cellsOf(csv.slice(1), separator).filter((cell) => /^\s*[=+\-@\uff1d]/.test(cell));
          expect(formulas).toEqual([]);
        }
      }),
    );
  });

  test('text without formulas stays unchanged', () => {
    const text = 'Prints - risograph; A4/A5: 5-10 USD, me@example.com. "Quoted" (a+b=c)';
    expect(writeCsv([application({ product_description: text })])).toContain(
      `"${text.replaceAll('"', '""')}"`,
    );
  });
});

test('quotes, commas and line breaks stay in their cell', () => {
  expect(writeCsv([application({ company_name: 'A "B", C\r\nD' })])).toContain('"A ""B"", C\r\nD"');
});

test('submitted control characters do not reach the terminal', () => {
  const list = writeList([
    application({ contact_name: '\u001b[2JRobin\u202e', product_description: 'a\r\n\nb' }),
  ]);
  expect(list).toContain('Name:        \ufffd[2JRobin\ufffd\n');
  expect(list).toContain('Description: a / b\n');
  expect(list).not.toContain('Phone');
  expect(list).toMatch(/\n\n1 application$/);
  expect(writeList([])).toBe('0 applications');
});
