import { fetchWithProgress, reportProgress } from '#submissions/fetchWithProgress.ts';

test('an upload that was cancelled before it was sent is not sent, and rejects', async () => {
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
  const body = new FormData();
  reportProgress(body, () => undefined);
  const uploading = fetchWithProgress('/upload', { method: 'POST', body, signal: AbortSignal.abort() });
  await expect(uploading).rejects.toMatchObject({ name: 'AbortError' });
  expect(send).not.toHaveBeenCalled();
});
