import { createMailsHandler } from '#supabase/functions/send-mails/handler.ts';

const counts = { sent: 2, failed: 1 };

async function ask(init: RequestInit, send = () => Promise.resolve(counts)) {
  const calls = jest.fn(send);
  const handle = createMailsHandler({ secret: 'sesame', send: calls });
  const response = await handle(new Request('https://project.example/functions/v1/send-mails', init));
  return [response.status, await response.json(), calls.mock.calls.length];
}

const headers = { authorization: 'Bearer sesame' };

test('who knows the secret makes the function send, and reads how many mails were sent', async () => {
  expect(await ask({ method: 'POST', headers })).toEqual([200, counts, 1]);
});

test.each(['', 'Bearer sesam', 'sesame', 'Bearer '])('nobody else does: %j', async (authorization) => {
  const request = { method: 'POST', headers: { authorization } };
  expect(await ask(request)).toEqual([401, expect.anything(), 0]);
});

test('only POST sends', async () => {
  expect(await ask({ headers })).toEqual([405, expect.anything(), 0]);
});

test('if the backend does not answer, the timer hears it, without the reason', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const fail = () => Promise.reject(new Error('secret detail'));
  expect(await ask({ method: 'POST', headers }, fail)).toEqual([
    503,
    { error: 'Mails could not be sent.' },
    1,
  ]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
