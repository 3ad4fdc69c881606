import autocannon from 'autocannon';

/** A request that is sent to the server repeatedly. */
export interface Target {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** The expected status, or several. Default: 200. */
  status?: number | readonly number[];
  /** Returns changes of the request, called for each request. */
  vary?: (path: string) => Partial<Pick<Target, 'path' | 'method' | 'headers'>> & { body?: string };
  /** Default: 50. */
  connections?: number;
  /** Requests per second over all connections. Default: as many as the server answers. */
  rate?: number;
}

export interface Fired {
  perSecond: number;
  /** The time within which half of the responses arrive. Milliseconds. */
  p50?: number;
  /** The time within which 99 of 100 responses arrive. Milliseconds. */
  p99: number;
  /** Requests without a response, or with an unexpected status. */
  mistakes: number;
}

/** Sends requests for this many seconds. */
export async function fire(origin: string, target: Target, seconds: number): Promise<Fired> {
  return toFired(await autocannon({ ...toOptions(origin, target), duration: seconds }), target);
}

/** Sends this many requests and waits for the last response, so that the server is idle afterwards. */
export async function warmUp(origin: string, target: Target, times: number): Promise<void> {
  await autocannon({ ...toOptions(origin, target), amount: times });
}

/** Sends requests until the work is done. */
export async function fireDuring(
  origin: string,
  target: Target,
  work: () => Promise<unknown>,
): Promise<Fired> {
  let stop = () => {};
  const fired = new Promise<Fired>((resolve, reject) => {
    // Longer than any work takes.
    const options = { ...toOptions(origin, target), duration: 3600 };
    const firing = autocannon(options, (error, result) => {
      if (error) reject(error);
      else resolve(toFired(result, target));
    });
    stop = () => firing.stop();
  });
  await work().finally(stop);
  return fired;
}

function toOptions(origin: string, target: Target): autocannon.Options {
  const { path, method = 'GET', headers = {}, vary, connections = 50, rate } = target;
  return {
    url: origin,
    connections,
    timeout: 60,
    ...(rate === undefined ? {} : { overallRate: rate }),
    requests: [
      {
        method,
        path,
        headers: { 'accept-encoding': 'gzip', ...headers },
        ...(vary && { setupRequest: (request) => ({ ...request, ...vary(path) }) }),
      },
    ],
  };
}

function toFired(result: autocannon.Result, { status = 200 }: Target): Fired {
  const right = [status]
    .flat()
    .reduce((sum, code) => sum + (result.statusCodeStats?.[`${code}`]?.count ?? 0), 0);
  return {
    perSecond: right / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    mistakes: result.errors + result.requests.total - right,
  };
}
