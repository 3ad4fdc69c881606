import { MESSAGES } from '#features/marketplace/messages/index.ts';
import { shopLink } from '#features/marketplace/model/shopLink.ts';
import { placeSchema } from '#content/place/schema.ts';
import { placeSummarySchema } from '#content/place/summarySchema.ts';
import { toCard } from '#content/place/card.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { errorMessages } from '#ui/states/errorMessages.ts';
import { FESTIVAL } from '../../support/festival.ts';

const { t } = i18nOf('en');

test('the generic description names the festival if it is known', () => {
  expect(t(MESSAGES.description, { event: 'Afterglow' })).toContain('at Afterglow: filter');
  expect(t(MESSAGES.description, { event: undefined })).toContain('at the festival: filter');
});

describe('shopLink', () => {
  const place = (fields: object) => placeSchema.parse({ _id: 'p', name: 'Nova', ...fields });
  test.each([
    [{}, undefined],
    [{ buttonLabel: 'Buy' }, undefined],
    [{ buttonURL: 'nova.example' }, { label: undefined, href: 'https://nova.example/' }],
    [{ buttonURL: 'javascript:alert(1)', buttonLabel: 'Buy' }, undefined],
    [
      { buttonURL: 'nova.example', buttonLabel: 'Buy', brand: { alias: { current: 'nova co' } } },
      { label: 'Buy', href: `${FESTIVAL.shopBaseUrl}nova%20co` },
    ],
    [{ brand: { alias: { current: '..' } } }, undefined],
  ])('the link of %o is built', (fields, link) =>
    expect(shopLink(place(fields), FESTIVAL.shopBaseUrl)).toEqual(link),
  );
});

test('a card marks places with a button of their own', () => {
  const bare = placeSummarySchema.parse({ _id: 'a', name: 'Élan', categories: null, buttonLabel: 'Buy' });
  expect(toCard(bare)).toMatchObject({
    tint: undefined,
    hasLink: false,
    picture: undefined,
  });
  const full = placeSummarySchema.parse({
    _id: 'b',
    name: 'Nova',
    buttonLabel: 'Buy',
    buttonURL: 'https://nova.example',
    image: { url: '/media/image/upload/nova.jpg' },
  });
  expect(toCard(full)).toMatchObject({ hasLink: true, picture: '/media/image/upload/nova.jpg' });
});

test.each([
  ['Place NOT FOUND', 'Page Not Found'],
  ['error 404', 'Page Not Found'],
  ['Failed to fetch', 'Connection Error'],
  ['network down', 'Connection Error'],
  ['server error 503', 'Server Error'],
  ['HTTP 500', 'Server Error'],
  ['whatever', 'Something Went Wrong'],
])('"%s" is shown as "%s"', (message, title) => expect(t(errorMessages(message).title)).toBe(title));
