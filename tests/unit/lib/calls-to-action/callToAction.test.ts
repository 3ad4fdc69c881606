import { actionButton, sortedActions, ticketButton } from '#lib/calls-to-action/callToAction.ts';
import { type CallToAction, callToActionSchema } from '#lib/schema/callToAction.ts';

const action = (fields: object): CallToAction => callToActionSchema.parse(fields);

describe('the most important of several calls to action', () => {
  test.each([
    ['none', [], undefined],
    [
      'the lowest number wins',
      [
        { text: 'b', priority: 2 },
        { text: 'a', priority: 1 },
      ],
      'a',
    ],
    [
      'zero is lower than one',
      [
        { text: 'b', priority: 1 },
        { text: 'a', priority: 0 },
      ],
      'a',
    ],
    ['a missing number counts as 999', [{ text: 'b' }, { text: 'a', priority: 998 }], 'a'],
    ['so 1000 loses to a missing one', [{ text: 'b', priority: 1000 }, { text: 'a' }], 'a'],
    [
      'the first of equals',
      [
        { text: 'a', priority: 5 },
        { text: 'b', priority: 5 },
      ],
      'a',
    ],
    [
      'disabled ones are ignored',
      [
        { text: 'b', priority: 0, isEnabled: false },
        { text: 'a', priority: 9 },
      ],
      'a',
    ],
    ['hidden ones too', [{ text: 'b', visibility: 'hidden' }, { text: 'a' }], 'a'],
    ['all disabled', [{ text: 'b', isEnabled: false }], undefined],
    ['null is not disabled', [{ text: 'a', isEnabled: null }], 'a'],
  ])('%s', (_what, actions, text) => expect(sortedActions(actions.map(action))[0]?.text).toBe(text));
});

test.each([
  [
    { text: 'Go', url: '/hotel-info' },
    { text: 'Go', target: { kind: 'internal', to: '/hotel-info' } },
  ],
  [
    { url: 'https://t.example' },
    { text: 'Click Here', target: { kind: 'external', href: 'https://t.example/' } },
  ],
  [{ text: 'Join', url: '#x', scrollTarget: 'join' }, { target: { kind: 'internal', to: '/#join' } }],
  [{ text: 'Soon' }, { text: 'Soon', target: undefined, openInNewTab: false, trackingLabel: 'Soon' }],
  [{ text: 'Bad', url: 'javascript:alert(1)' }, { target: undefined }],
  [
    { text: 'Out', url: 'https://t.example', openInNewTab: true, trackingLabel: 'out' },
    { openInNewTab: true, trackingLabel: 'out' },
  ],
])('the button of %o is built', (fields, button) =>
  expect(actionButton(action(fields))).toMatchObject(button),
);

test('tickets have a label of their own', () => {
  expect(ticketButton([action({ url: 'https://t.example' })])?.text).toBe('Buy Tickets Now');
  expect(ticketButton([])).toBeUndefined();
});
