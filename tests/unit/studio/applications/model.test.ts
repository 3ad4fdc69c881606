import { linkOf } from '../../../../src/studio/applications/model/application.ts';
import { freeBooths, offeredBooths, readBooths } from '../../../../src/studio/applications/model/booths.ts';
import { faultOf, resultText } from '../../../../src/studio/applications/model/decision.ts';
import { selectRows, toRow } from '../../../../src/studio/applications/model/selectApplications.ts';
import { readView } from '../../../../src/studio/applications/model/view.ts';
import { writeCsv } from '../../../../src/studio/applications/model/writeCsv.ts';
import { applicationId, reviewOf, staffApplication } from '../../../support/applicationsClient.ts';

const rows = [
  staffApplication(1, { company_name: 'Élan Tea', reviews: [reviewOf('Kim', 2), reviewOf('Lou', 5)] }),
  staffApplication(2, { company_name: 'Noodles', reviews: [reviewOf('Mira', 4, { own: true })] }),
  staffApplication(3, { company_name: 'Badges', status: 'declined', reviews: [reviewOf('Kim', null)] }),
].map(toRow);

test.each([
  ['', [3, 2, 1]],
  ['?order=oldest', [1, 2, 3]],
  ['?order=name', [3, 1, 2]],
  ['?order=score', [2, 1, 3]],
  ['?q=ELAN', [1]],
  ['?q=kind+2+noodles', [2]],
  ['?state=declined', [3]],
  ['?unreviewed=1', [3, 1]],
  ['?lowest=4', [2]],
  ['?lowest=3', [2, 1]],
])('the address %s shows the applications %p', (address, numbers) =>
  expect(selectRows(rows, readView(address)).map(({ application }) => application.id)).toEqual(
    numbers.map(applicationId),
  ),
);

test('the CSV has what is shown, and no text of it is a formula', () => {
  const row = toRow(
    staffApplication(1, { company_name: '=1+1', booth: 'A1', reviews: [reviewOf('Kim', 3)] }),
  );
  expect(writeCsv([row]).split('\r\n')[1]).toBe(
    '"2031-01-01T00:01:00.000Z","Submitted","3.0","Robin 1","robin1@example.com","","\'=1+1","","","Prints of the kind 1.","https://files.example/1.png","A1"',
  );
});

test('only web addresses are links', () => {
  expect(linkOf('tea.example/shop')).toBe('https://tea.example/shop');
  expect(linkOf('javascript:alert(1)')).toBeUndefined();
});

test('a booth is free if nothing of the content is on it, and nobody has an offer', () => {
  const booths = readBooths([
    { label: 'A10', taken: false },
    { label: 'A2', taken: false },
    { label: 'A3', taken: false },
    { label: 'A3', taken: true },
    { label: 'A4', taken: false },
  ]);
  const offer = { status: 'offered', booth: ' a4' } as const;
  const offered = offeredBooths(
    [
      staffApplication(1, { ...offer, event: 'this' }),
      staffApplication(2, { ...offer, booth: 'A2', event: 'last' }),
    ],
    'this',
  );
  expect(freeBooths(booths, offered)).toEqual(['A2', 'A10']);
});

describe('an offer', () => {
  const two = [staffApplication(1), staffApplication(2)];
  const offer = (answerBy: string, ...booths: string[]) => ({
    target: 'offered' as const,
    reason: '',
    answerBy,
    booths: Object.fromEntries(booths.map((booth, at) => [applicationId(at + 1), booth])),
  });

  test.each([
    ['2999-01-01T00:00', ['A1', 'A2'], undefined],
    ['', ['A1', 'A2'], 'Say until when the offer can be accepted.'],
    ['2001-01-01T00:00', ['A1', 'A2'], 'The time until which the offer can be accepted is over.'],
    ['2999-01-01T00:00', ['A1', ' '], 'Stall 2 needs a booth.'],
    ['2999-01-01T00:00', ['A1', ' a1 '], 'The booth a1 is there twice.'],
    ['2999-01-01T00:00', ['A1', 'B7'], 'The booth B7 is offered to another applicant.'],
  ])('until %p with the booths %p: %p', (answerBy, booths, fault) =>
    expect(faultOf(offer(answerBy, ...booths), two, new Set(['b7']))).toBe(fault),
  );
});

test('the result is a sentence by outcome', () => {
  expect(resultText(['moved', 'changed', 'moved', 'moved'])).toBe(
    '3 decided; 1 was changed by somebody else meanwhile: look at it again',
  );
  expect(resultText(['taken', 'taken'])).toBe('0 decided; the booths of 2 are not free any more');
});
