import { once } from 'node:events';
import { connect } from 'node:net';
import { type Handler, listen } from '#server/http/listen.ts';

/** A server whose response waits until it is let go. */
async function startSlow() {
  let [letGo, arrived] = [() => {}, () => {}];
  const isArrived = new Promise<void>((resolve) => (arrived = resolve));
  const mayRespond = new Promise<void>((resolve) => (letGo = resolve));
  const handler: Handler = async () => {
    arrived();
    await mayRespond;
    return new Response('done');
  };
  return { ...(await listen({ port: 0, handler })), isArrived, letGo: () => letGo() };
}

test('a server that is stopped finishes running requests, and refuses new connections', async () => {
  const { origin, close, isArrived, letGo } = await startSlow();
  const response = fetch(origin);
  await isArrived;
  const closed = close(60_000);
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
  letGo();
  expect(await (await response).text()).toBe('done');
  // Its connection would be kept for further requests.
  await closed;
});

test('a request that does not end in time is cut off', async () => {
  const { origin, close, isArrived } = await startSlow();
  const response = fetch(origin);
  await Promise.all([
    isArrived,
    expect(response).rejects.toThrow('fetch failed'),
    isArrived.then(() => close(1)),
  ]);
});

test('streams of events end at once, and so do idle connections', async () => {
  const handler: Handler = async () =>
    new Response(
      new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([58, 10])) }),
      {
        headers: { 'content-type': 'text/event-stream' },
      },
    );
  const { origin, close } = await listen({ port: 0, handler });
  const idle = connect(Number(new URL(origin).port), 'localhost');
  await once(idle, 'connect');
  const ended = once(idle, 'close');
  const stream = await fetch(origin);
  await Promise.all([expect(stream.text()).rejects.toThrow('terminated'), ended, close(60_000)]);
});
