import { BusyError } from '#server/http/workQueue.ts';
import { type BackendChecks, createHealthService } from '#server/healthService.ts';

async function ask(health: ReturnType<typeof createHealthService>) {
  const response = await health(new Request('http://localhost/healthz'));
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, await response.json()];
}

test('a server whose content and forms are hosted elsewhere is healthy while it runs', async () => {
  expect(await ask(createHealthService({ version: '1.2.3', hasContent: false }))).toEqual([
    200,
    { status: 'ok', version: '1.2.3', content: 'hosted', database: 'hosted', disk: 'hosted' },
  ]);
});

describe('a backend', () => {
  const logged = jest.spyOn(console, 'error');

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function health(database: BackendChecks['database'], disk: BackendChecks['disk'] = async () => 'ok') {
    return createHealthService({ version: '1.2.3', hasContent: true, checks: { database, disk } });
  }

  test('that fails is reported until it works again, and the reason is only logged', async () => {
    logged.mockImplementation(() => undefined);
    const check = jest
      .fn<ReturnType<BackendChecks['database']>, []>()
      .mockRejectedValueOnce(new Error('/secret/path is full'));
    check.mockResolvedValue('ok');
    const failing = health(check);
    expect(await ask(failing)).toEqual([
      503,
      { status: 'failing', version: '1.2.3', content: 'ok', database: 'failing', disk: 'ok' },
    ]);
    expect(logged).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ message: '/secret/path is full' }),
    );
    jest.advanceTimersByTime(2500);
    expect(await ask(failing)).toMatchObject([200, { status: 'ok', database: 'ok' }]);
  });

  test('whose disk is full is reported', async () => {
    logged.mockImplementation(() => undefined);
    const full = health(
      async () => 'unused',
      () => Promise.reject(new Error('The disk is full')),
    );
    expect(await ask(full)).toMatchObject([503, { database: 'unused', disk: 'failing' }]);
  });

  test('that does not answer fails after five seconds', async () => {
    logged.mockImplementation(() => undefined);
    const answer = ask(health(() => new Promise(() => undefined)));
    await jest.advanceTimersByTimeAsync(5000);
    expect(await answer).toMatchObject([503, { database: 'failing' }]);
  });

  test('that has too much to do is healthy: a new start would not help', async () => {
    const busy = health(() => Promise.reject(new BusyError('Too many requests wait.')));
    expect(await ask(busy)).toMatchObject([200, { database: 'ok' }]);
  });

  test('is asked once, however many ask', async () => {
    const check = jest.fn<ReturnType<BackendChecks['database']>, []>().mockResolvedValue('unused');
    const shared = health(check);
    for (const answer of await Promise.all([1, 2, 3].map(() => ask(shared)))) {
      expect(answer).toMatchObject([200, { database: 'unused' }]);
    }
    expect(check).toHaveBeenCalledTimes(1);
  });
});
