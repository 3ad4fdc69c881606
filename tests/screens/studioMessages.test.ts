import { createNode, createNodeMachine } from '@sanity/comlink';
import { createCompatibilityActors } from '@sanity/presentation-comlink';
import { enableVisualEditing } from '@sanity/visual-editing/enable-visual-editing';
import type { SiteRouter } from '#features/siteRouter.ts';
import { onlyFrom } from '#features/drafts/presentation/onlyFrom.ts';
import { showOverlays } from '#features/drafts/presentation/showOverlays.ts';

jest.mock('@sanity/visual-editing/enable-visual-editing', () => ({ enableVisualEditing: jest.fn() }));

const STUDIO = 'https://festival.sanity.studio';
const SYN = { type: 'comlink/handshake/syn', from: 'presentation', to: 'loaders', data: { channelId: 'c' } };
const router = { navigate: jest.fn<ReturnType<SiteRouter['navigate']>, [string]>() };
const OLD_SYN = { ...SYN, type: 'handshake/syn', connectionId: 'c', domain: 'sanity/channels' };

/** The comlink node of a page in a frame that waits for its Studio, created as in `connectStudio`. */
function startNode() {
  const parent = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
  const posted = jest.spyOn(parent, 'postMessage').mockImplementation();
  const statuses: string[] = [];
  const node = createNode(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine().provide({ actors: createCompatibilityActors() }),
  );
  node.onStatus((status) => statuses.push(status));
  const stop = node.start();
  const send = (origin: string, data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data, source: parent }));
  return { posted, statuses, stop, send };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeAll(() => onlyFrom(STUDIO));

test('messages of other windows connect to nothing, get no answer, and do not disturb the Studio', async () => {
  const { posted, statuses, stop, send } = startNode();
  const others = [
    `${STUDIO}.evil.example`,
    `${STUDIO}:444`,
    `${STUDIO}.`,
    'http://festival.sanity.studio',
    'https://FESTIVAL.sanity.studio',
    'https://festival.sanity.studio@evil.example',
    'null',
    '',
  ];
  for (const origin of others) {
    send(origin, { ...SYN, domain: 'sanity/comlink' });
    send(origin, OLD_SYN);
    for (const data of [null, undefined, 7, 'sanity/comlink', [], {}, new ArrayBuffer(8)]) send(origin, data);
    for (const domain of [null, ['sanity/comlink'], { toString: null }, {}]) send(origin, { ...SYN, domain });
    send(origin, { ...SYN, domain: 'sanity/comlink', data: { channelId: 'x'.repeat(1e6) } });
  }
  await settled();
  expect(posted).not.toHaveBeenCalled();
  expect(statuses).not.toContain('handshaking');

  send(STUDIO, { ...SYN, domain: 'sanity/comlink' });
  await settled();
  expect(statuses).toContain('handshaking');
  expect(posted.mock.calls.length).toBeGreaterThan(0);
  for (const [, options] of posted.mock.calls) expect(options).toEqual({ targetOrigin: STUDIO });
  stop();
});

test.each([
  ['/lineup?category=pop#top', '/lineup?category=pop#top'],
  ['https://elsewhere.example/lineup', '/lineup'],
  ['//evil.example/x', '/x'],
  ['/.//evil.example/', undefined],
  ['https://festival.example//evil.example/', undefined],
  ['/\\evil.example', '/'],
  ['https://[', undefined],
])('an address of the Studio stays within the site: %s', (url, expected) => {
  showOverlays(
    { state: { location: { pathname: '/', search: '', hash: '' } }, ...router } as never,
    async () => {},
  );
  const history = jest.mocked(enableVisualEditing).mock.lastCall?.[0]?.history;
  history?.update({ type: 'push', url });
  expect(router.navigate.mock.calls.map(([to]) => to as unknown)).toEqual(
    expected === undefined || expected === '/' ? [] : [expected],
  );
});
