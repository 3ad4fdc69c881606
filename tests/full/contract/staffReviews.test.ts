import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useBackend } from '../../support/backend.ts';
import {
  STAFF_PASSWORD,
  applicationFor,
  applicationsFor,
  apply,
  decide,
  review,
  signIn,
} from '../../support/staff.ts';

const backend = useBackend({ staffPassword: STAFF_PASSWORD });

let kim: SupabaseClient;
let lou: SupabaseClient;
beforeAll(async () => {
  kim = await signIn(backend, 'kim@example.com');
  lou = await signIn(backend, 'lou@example.com');
});

test('organisers see the applications, the oldest first', async () => {
  const ids = [await apply(backend), await apply(backend)];
  const seen = await applicationsFor(kim);
  expect(seen.map(({ id }) => id)).toEqual(ids);
  expect(seen[0]).toEqual({
    id: ids[0],
    created_at: expect.any(String),
    edited_at: null,
    status: 'submitted',
    contact_name: 'Robin Vega',
    contact_email: expect.stringContaining('@example.com'),
    company_name: 'Vega Prints',
    contact_phone: null,
    company_website: 'https://vega.example/',
    instagram: 'https://www.instagram.com/vegaprints',
    product_description: 'Risograph prints and stickers.',
    picture: expect.stringMatching(/\/storage\/v1\/object\/public\/vendor-files\//),
    booth: null,
    answer_by: null,
    event: null,
    listing: null,
    reviews: [],
  });
});

describe('reviews', () => {
  test('of two organisers stand side by side, and each knows their own', async () => {
    const id = await apply(backend);
    expect((await review(kim, id, 4, ' Good prints. ')).error).toBeNull();
    expect((await review(lou, id, null, 'Too many print shops.')).error).toBeNull();
    expect((await review(kim, id, 5, null)).error).toBeNull();
    const updated_at = expect.any(String);
    expect((await applicationFor(lou, id))?.reviews).toEqual([
      { name: 'kim@example.com', score: 5, note: null, updated_at, own: false },
      { name: 'lou@example.com', score: null, note: 'Too many print shops.', updated_at, own: true },
    ]);
    expect((await review(kim, id, null, '  ')).error).toBeNull();
    expect((await applicationFor(kim, id))?.reviews).toMatchObject([{ name: 'lou@example.com', own: false }]);
  });

  test('have one to five points and at most 2000 letters', async () => {
    const id = await apply(backend);
    for (const [score, note] of [
      [0, null],
      [6, null],
      [70000, null],
      [3, 'x'.repeat(2001)],
    ] as const) {
      const { status } = await review(kim, id, score, note);
      expect({ score, status }).toEqual({ score, status: 400 });
    }
    expect((await review(kim, randomUUID(), 3, null)).error?.code).toBe('23503');
    expect((await applicationFor(kim, id))?.reviews).toEqual([]);
    expect((await review(kim, id, 3, 'x'.repeat(2000))).error).toBeNull();
  });

  test("row s5: an organiser cannot write or remove another one's review", async () => {
    const id = await apply(backend);
    await review(kim, id, 4, null);
    const reviews = () => lou.from('application_reviews');
    const { data } = await reviews().select('application_id,reviewer');
    const row = (data as { application_id: string; reviewer: string }[]).find(
      ({ application_id }) => application_id === id,
    );
    for (const attempt of [
      reviews().insert({ ...row, score: 1 }),
      reviews().upsert({ ...row, score: 1 }),
      reviews().update({ score: 1 }).eq('application_id', id),
      reviews().delete().eq('application_id', id),
    ])
      expect((await attempt).error?.code).toBe('42501');
    await review(lou, id, null, null);
    expect((await applicationFor(kim, id))?.reviews).toMatchObject([{ score: 4, own: true }]);
  });

  test('are exported with what is stored of the applicant, and are deleted with the application', async () => {
    const id = await apply(backend, { contact_email: 'nova@example.com' });
    await review(kim, id, 2, 'Was rude last year.');
    await decide(kim, [{ id, seen: 'submitted' }], {});
    const service = backend.service();
    const { data } = await service.rpc('export_person', { address: 'nova@example.com' });
    const updated_at = expect.any(String);
    expect(data).toMatchObject({
      applications: [{ reviews: [{ score: 2, note: 'Was rude last year.', updated_at }] }],
    });
    expect(JSON.stringify(data)).not.toContain('kim@example.com');
    const stored = async () => {
      const { data: rows } = await service.from('application_reviews').select('application_id');
      return (rows as { application_id: string }[]).map(({ application_id }) => application_id);
    };
    expect(await stored()).toContain(id);
    await service.rpc('erase_person', { address: 'nova@example.com' });
    expect(await stored()).not.toContain(id);
  });
});

describe('row s3: somebody who has signed in and is no organiser', () => {
  test('sees nothing and changes nothing', async () => {
    const id = await apply(backend);
    await review(kim, id, 4, null);
    const max = await signIn(backend, 'max@example.com');
    expect(await applicationsFor(max)).not.toEqual([]);
    await backend.offline((postgres) =>
      postgres.exec("delete from public.staff where name = 'max@example.com'"),
    );
    expect(await applicationsFor(max)).toEqual([]);
    expect((await max.rpc('is_staff')).data).toBe(false);
    expect((await max.rpc('application_history', { application: id })).data).toEqual({
      events: [],
      mails: [],
    });
    for (const table of [
      'vendor_applications',
      'application_reviews',
      'application_events',
      'application_mails',
      'booth_offers',
      'listing_edits',
      'staff',
    ]) {
      const { data, count } = await max.from(table).select('*', { count: 'exact' });
      expect({ table, data, count }).toEqual({ table, data: [], count: 0 });
    }
    expect((await review(max, id, 5, 'x')).error?.code).toBe('42501');
    expect((await decide(max, [{ id, seen: 'submitted' }], {})).error?.code).toBe('42501');
    const decline = { application: id, seen: null, reason: null };
    expect((await max.rpc('decline_listing', decline)).error?.code).toBe('42501');
    expect(await applicationFor(kim, id)).toMatchObject({ status: 'submitted', reviews: [{ score: 4 }] });
  });

  test('nor do the public key and the service key', async () => {
    const id = await apply(backend);
    for (const client of [backend.anon(), backend.service()]) {
      for (const attempt of [
        client.rpc('staff_applications'),
        client.rpc('application_history', { application: id }),
        review(client, id, 5, null),
        decide(client, [{ id, seen: 'submitted' }], {}),
        client.rpc('listing_of', { application: id }),
        client.rpc('decline_listing', { application: id, seen: null, reason: null }),
      ])
        expect((await attempt).error?.code).toBe('42501');
    }
  });
});
