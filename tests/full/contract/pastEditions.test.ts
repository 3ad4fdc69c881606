import { accept, act, applyAndKeep } from '../../support/applicantActions.ts';
import { useBackend } from '../../support/backend.ts';

const LATER = [{ startDate: '2131-10-25', endDate: '2131-10-26' }];
let others: unknown = [];
let isContentDown = false;

const backend = useBackend({
  editions: async () => {
    if (isContentDown) throw new Error('The content cannot be read.');
    return { eventId: 'now', others };
  },
});

/** Moves all applications before the past edition. */
const age = () =>
  backend.offline((postgres) =>
    postgres.exec(`update public.vendor_applications set created_at = '2024-05-01T10:00:00Z'`),
  );
const past = [{ startDate: '2024-10-26', endDate: '2024-10-27' }];

beforeEach(() => {
  others = [];
  isContentDown = false;
});

test('row k25: the link of an edition that is over opens nothing, and does nothing', async () => {
  const { token, id } = await applyAndKeep(backend);
  await age();
  expect((await act(backend, { action: 'read', token })).status).toBe(200);
  others = past;
  for (const action of ['read', 'move', 'edit', 'answer', 'end', 'erase'])
    expect(await act(backend, { action, token, seen: '', target: 'withdrawn' })).toEqual({
      status: 410,
      body: { error: 'This edition of the festival is over.' },
    });
  const { data } = await backend.service().from('vendor_applications').select('*');
  expect((data as { id: string; status: string }[]).find((row) => row.id === id)?.status).toBe('submitted');
});

test('row k25: a booth of the edition that the site shows keeps the link open', async () => {
  const [early, old] = [await applyAndKeep(backend), await applyAndKeep(backend)];
  await accept(backend, early.id, 'E1', 'now');
  await accept(backend, old.id, 'E1', 'before');
  await age();
  others = past;
  expect((await act(backend, { action: 'read', token: early.token })).status).toBe(200);
  expect((await act(backend, { action: 'read', token: old.token })).status).toBe(410);
});

test('row k25: links of this edition open beside one that comes later, and while the content cannot be read', async () => {
  const { token } = await applyAndKeep(backend);
  await age();
  others = LATER;
  expect((await act(backend, { action: 'read', token })).status).toBe(200);
  others = past;
  isContentDown = true;
  expect((await act(backend, { action: 'read', token })).status).toBe(200);
});
