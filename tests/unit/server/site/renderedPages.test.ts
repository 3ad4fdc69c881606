import { createResponseBody as createBody } from '#server/http/responseBody.ts';
import { createRenderedPages } from '#server/site/renderedPages.ts';
import type { RenderPage, RenderedPage } from '#lib/rendering/renderedPage.ts';

const page = (html: string, status: RenderedPage['status'] = 200): RenderedPage => ({ status, html });

function setUp() {
  let version = '1';
  const render = jest.fn<Promise<RenderedPage>, Parameters<RenderPage>>((address) =>
    Promise.resolve(page(`${address} ${version}`)),
  );
  const { pageAt, dropStale } = createRenderedPages({
    render,
    createBody,
    content: { version: () => version },
  });
  const textAt = async (address: string) => {
    const found = await pageAt(address);
    return found && Buffer.from(found.body).toString();
  };
  return { render, pageAt, dropStale, textAt, edit: (next = '2') => (version = next) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('concurrent requests render a page once', async () => {
  const { render, textAt } = setUp();
  expect(await Promise.all([textAt('/a'), textAt('/a'), textAt('/b')])).toEqual(['/a 1', '/a 1', '/b 1']);
  expect(await textAt('/a')).toBe('/a 1');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a stale page is returned at once and rendered again in the background', async () => {
  const { render, textAt } = setUp();
  await textAt('/a');
  render.mockResolvedValue(page('newer'));
  jest.advanceTimersByTime(61_000);
  expect(await textAt('/a')).toBe('/a 1');
  await Promise.resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(await textAt('/a')).toBe('newer');
  expect(render).toHaveBeenCalledTimes(2);
});

test('after an edit the old page is not returned', async () => {
  const { textAt, edit } = setUp();
  await textAt('/a');
  edit();
  expect(await textAt('/a')).toBe('/a 2');
});

test('a page whose content could not be read is neither returned nor cached', async () => {
  const { render, textAt } = setUp();
  render.mockResolvedValueOnce(page('failed', 503));
  expect(await textAt('/a')).toBeUndefined();
  expect(await textAt('/a')).toBe('/a 1');
});

test('a screen that throws is logged, and the visitor gets the client-rendered page', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { render, textAt } = setUp();
  render.mockRejectedValueOnce(new Error('broken'));
  expect(await textAt('/a')).toBeUndefined();
  expect(consoleError).toHaveBeenCalledWith('/a could not be rendered:', expect.any(Error));
  consoleError.mockRestore();
});

test('rendering times out after five seconds; later requests get the page', async () => {
  const { render, textAt } = setUp();
  render.mockImplementationOnce(
    () => new Promise((resolve) => setTimeout(() => resolve(page('slow')), 8000)),
  );
  const first = textAt('/a');
  await jest.advanceTimersByTimeAsync(5000);
  expect(await first).toBeUndefined();
  await jest.advanceTimersByTimeAsync(3000);
  expect(await textAt('/a')).toBe('slow');
});

test('row c5: screens do not wait for searches, and pages without a client are not rendered', async () => {
  const { render, pageAt } = setUp();
  render.mockReturnValue(new Promise(() => {}));
  for (let turn = 0; turn < 9; turn += 1) void pageAt(`/marketplace?q=${turn}`);
  const leaver = new AbortController();
  const left = pageAt('/?q=left', new Request('http://localhost/?q=left', { signal: leaver.signal }));
  void pageAt('/marketplace');
  leaver.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(await left).toBeUndefined();
  expect(render.mock.calls.slice(8).map(([address]) => address)).toEqual(['/marketplace']);
});

test('searches have a renderer of their own', async () => {
  const render = jest.fn((address: string) => Promise.resolve(page(`page ${address}`)));
  const renderSearch = jest.fn((address: string) => Promise.resolve(page(`search ${address}`)));
  const { pageAt } = createRenderedPages({
    render,
    renderSearch,
    createBody,
    content: { version: () => '1' },
  });
  const textAt = async (address: string) => Buffer.from((await pageAt(address))?.body ?? []).toString();
  expect(await textAt('/marketplace')).toBe('page /marketplace');
  expect(await textAt('/marketplace?q=a')).toBe('search /marketplace?q=a');
});

test('row c18: a client that requests many pages leaves room for others', async () => {
  const { render, pageAt } = setUp();
  render.mockReturnValue(new Promise(() => {}));
  const from = (client: string | undefined, count: number) =>
    Array.from({ length: count }, (_, turn) => pageAt(`/${client}/${turn}`, undefined, client));
  const greedy = from('192.0.2.1', 22);
  expect(await greedy.at(-1)).toBeUndefined();
  const settled = jest.fn();
  for (const page of [...from('192.0.2.2', 1), ...from(undefined, 40), ...greedy.slice(0, -1)])
    void page.then(settled);
  await jest.advanceTimersByTimeAsync(0);
  expect(settled).not.toHaveBeenCalled();
});

test('pages of one version share results, and if the version is unknown, pages of ten seconds do', async () => {
  const { render, textAt, edit } = setUp();
  const generations = () => new Set(render.mock.calls.map(([, generation]) => generation?.id)).size;
  await textAt('/a');
  await textAt('/b');
  jest.advanceTimersByTime(11_000);
  await textAt('/c');
  expect(generations()).toBe(1);
  edit('');
  await textAt('/a');
  await textAt('/b');
  expect(generations()).toBe(2);
  jest.advanceTimersByTime(11_000);
  await textAt('/c');
  expect(generations()).toBe(3);
});

test('row c5: when the queue is full, visitors get the client-rendered page at once', async () => {
  const { render, pageAt } = setUp();
  render.mockReturnValue(new Promise(() => {}));
  const all = Array.from({ length: 109 }, (_, turn) => pageAt(`/${turn}`));
  expect(await all.at(-1)).toBeUndefined();
});

describe('when the content service announces a change', () => {
  test('pages with its tags and pages with unknown tags are rendered again, others are not', async () => {
    const { render, textAt, dropStale } = setUp();
    const tagsOf: Record<string, string[]> = { '/a': ['s1:a', 's1:all'], '/b': ['s1:b', 's1:all'] };
    render.mockImplementation(async (address) => ({ ...page(address), tags: tagsOf[address] }));
    const rendered = async () => {
      render.mockClear();
      for (const address of ['/a', '/b', '/c']) await textAt(address);
      return render.mock.calls.map(([address]) => address);
    };
    expect(await rendered()).toEqual(['/a', '/b', '/c']);
    dropStale(['s1:a', 's1:x']);
    expect(await rendered()).toEqual(['/a', '/c']);
    dropStale(['s1:all']);
    expect(await rendered()).toEqual(['/a', '/b', '/c']);
    dropStale(undefined);
    expect(await rendered()).toEqual(['/a', '/b', '/c']);
    expect(await rendered()).toEqual([]);
  });

  test('a page that began to be rendered before is not kept, and later requests do not wait for it', async () => {
    const { render, textAt, dropStale } = setUp();
    render.mockImplementationOnce(
      () => new Promise((resolve) => setTimeout(() => resolve(page('older')), 1000)),
    );
    const first = textAt('/a');
    await jest.advanceTimersByTimeAsync(0);
    dropStale(['s1:a']);
    expect(await textAt('/a')).toBe('/a 1');
    await jest.advanceTimersByTimeAsync(1000);
    expect(await first).toBe('older');
    expect(await textAt('/a')).toBe('/a 1');
  });
});
