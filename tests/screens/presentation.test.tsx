import { stegaEncodeSourceMap } from '@sanity/client/stega';
import { cleanup, screen, within } from '@testing-library/react';
import { contentSources } from '#features/drafts/presentation/contentSources.ts';
import { markSources } from '#features/drafts/presentation/markSources.ts';
import { type StudioQuery, createStudioQueries } from '#features/drafts/presentation/studioQueries.ts';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { asset, categoryDocument, eventDocument, placeDocument, referenceTo } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { sourceMapOf } from '../support/presentation/sourceMap.ts';

const STUDIO = 'https://festival.sanity.studio';
const art = categoryDocument('Art');
const food = categoryDocument('Food & Drink');
const PICTURE = 'https://res.cloudinary.com/fair/image/upload/v1/fair/atelier.jpg';
const FAIR = [
  ...[eventDocument(), art, food],
  placeDocument('Atelier 9', {
    categories: [referenceTo(art)],
    image: { ...asset(PICTURE), public_id: 'fair/atelier' },
  }),
  placeDocument('Zélie Noodles', { categories: [referenceTo(food)], locationName: 'Hall B, 12' }),
  placeDocument('9 Lives', { categories: [referenceTo(food), referenceTo(art)], locationName: 'Hall B, 12' }),
];

/** Opens a screen whose queries a Studio answers. Texts may name their source, as on a page with Sanity's loaders. */
async function openInStudio(path: string, { isEncoded = false } = {}) {
  const dataset = createDatasetStore(FAIR).current();
  const queries = createStudioQueries(({ groq, params }: StudioQuery) => {
    const result: unknown = JSON.parse(evaluateQuery(dataset, { query: groq, params }));
    const sourceMap = sourceMapOf(result, FAIR);
    const stega = { enabled: true, studioUrl: STUDIO, filter: () => true };
    const sent = isEncoded ? stegaEncodeSourceMap(result, sourceMap, stega) : result;
    queueMicrotask(() => queries.responseReceived({ groq, params }, { result: sent, sourceMap }));
  });
  const opened = await openScreen(path, FAIR, undefined, queries.query);
  return { ...opened, mark: () => markSources(document.body, contentSources(queries.responses(), STUDIO)) };
}

/** The state, addresses and statistics after an editor's way through the marketplace. */
async function walkThrough(options: { isEncoded: boolean }) {
  const { user, store, address, telemetry, settled } = await openInStudio('/marketplace', options);
  await screen.findByRole('list', { name: 'places' });
  const links = () =>
    within(screen.getByRole('list', { name: 'places', hidden: true })).getAllByRole('link', { hidden: true });
  const seen: unknown[] = [links().map(({ textContent }) => textContent)];
  const see = async () => {
    await settled();
    await screen.findByRole('list', { name: 'places', hidden: true });
    seen.push([address(), document.title, links().map(hrefOf)]);
  };
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'food-&-drink');
  await see();
  await user.click(screen.getByRole('button', { name: 'Z' }));
  await see();
  await user.type(screen.getByRole('textbox', { name: 'Search places' }), 'zelie');
  await see();
  await user.click(screen.getByRole('link', { name: /Zélie Noodles/ }));
  await screen.findByRole('dialog', { name: /Zélie Noodles/ });
  await see();
  const { content, ...state } = store.getState();
  const results = Object.fromEntries(
    Object.entries(content.queries).map(([key, entry]) => [key, entry?.data]),
  );
  return {
    seen,
    calls: Object.values(telemetry).map(({ mock }) => mock.calls),
    state: { ...state, results },
  };
}
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

test('texts that name their source lead to the same state, order, addresses and statistics', async () => {
  const encoded = await walkThrough({ isEncoded: true });
  cleanup();
  const plain = await walkThrough({ isEncoded: false });
  expect(plain.seen).toHaveLength(5);
  expect(encoded).toEqual(plain);
});

/** The document and field that an element is marked with. */
function fieldOf(element: Element | null) {
  const [, id, path] = /^id=([^;]+);.*path=([^;]+)/.exec(element?.getAttribute('data-sanity') ?? '') ?? [];
  return id && `${id} ${path}`;
}

test('texts and pictures are marked with their fields, and nothing else on the page changes', async () => {
  const { settled, mark } = await openInStudio('/marketplace');
  const name = await screen.findByText('Zélie Noodles');
  await settled();
  const before = document.body.innerHTML;
  mark();
  expect(fieldOf(name)).toBe(`${idOf('Zélie Noodles')} name`);
  const picture = document.querySelector('img[src*="atelier"]');
  expect(fieldOf(picture)).toBe(`${idOf('Atelier 9')} image`);
  expect(fieldOf(screen.getByText('Search places'))).toBeUndefined();
  expect(document.body.innerHTML.replace(/ data-sanity(-drag-disable)?="[^"]*"/g, '')).toBe(before);
});

test('a text that several documents have is marked with the document around it', async () => {
  const { settled, mark } = await openInStudio('/marketplace/9-lives');
  const dialog = await screen.findByRole('dialog');
  await settled();
  mark();
  expect(fieldOf(within(dialog).getByText('Hall B, 12'))).toBe(`${idOf('9 Lives')} locationName`);
});

test('a mark disappears with its text', async () => {
  const { settled, mark } = await openInStudio('/marketplace');
  const name = await screen.findByText('Zélie Noodles');
  await settled();
  mark();
  name.textContent = 'Something else';
  mark();
  expect(fieldOf(name)).toBeUndefined();
});

const idOf = (name: string) => FAIR.find((document) => document.name === name)?._id;
