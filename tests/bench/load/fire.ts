import autocannon from 'autocannon';

/** What is asked of the server, again and again. */
export interface Target {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** The status of a right answer, or several; 200 when left out. */
  status?: number | readonly number[];
  /** Changes a request, for each one anew. */
  vary?: (path: string) => Partial<Pick<Target, 'path' | 'method' | 'headers'>> & { body?: string };
  /** 50 when left out. */
  connections?: number;
  /** Requests a second over all connections; as many as are answered when left out. */
  rate?: number;
}

export interface Fired {
  perSecond: number;
  /** The time that 99 of 100 answers did not exceed. Milliseconds. */
  p99: number;
  /** Requests without an answer, or with one of another status. */
  mistakes: number;
}

/** Asks for so many seconds. */
export async function fire(origin: string, target: Target, seconds: number): Promise<Fired> {
  return toFired(await autocannon({ ...toOptions(origin, target), duration: seconds }), target);
}

/** Asks so many times, and waits for the last answer: nothing is left in the server for who comes next. */
export async function warmUp(origin: string, target: Target, times: number): Promise<void> {
  await autocannon({ ...toOptions(origin, target), amount: times });
}

/** Asks until the work is done. */
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
    p99: result.latency.p99,
    mistakes: result.errors + result.requests.total - right,
  };
}
