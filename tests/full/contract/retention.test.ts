import { EDIT, act, applyAndAccept, uploaded } from '../../support/applicantActions.ts';
import { buildApplication, useBackend } from '../../support/backend.ts';
import { eventually } from '../../support/eventually.ts';
import { pdf } from '../../support/files.ts';

const backend = useBackend({ retentionDays: 400 });

test('an application is deleted with its files when it is older than RETENTION_DAYS, and no other one', async () => {
  const files: string[] = [];
  for (const name of ['Old', 'Young']) {
    const { body } = await backend.uploadFile(pdf(), 'plan.pdf');
    files.push(body.publicUrl ?? '');
    const row = buildApplication(body.publicUrl ?? '', { company_name: name });
    expect((await backend.anon().from('vendor_applications').insert(row)).error).toBeNull();
  }
  const { token } = await applyAndAccept(backend, { company_name: 'Old' });
  const picture = await uploaded(backend);
  files.push(picture);
  await act(backend, { action: 'edit', token, seen: '', ...EDIT, file: picture });
  await backend.offline((postgres) =>
    postgres.exec(
      `update public.vendor_applications set created_at = now() - case company_name
        when 'Old' then interval '401 days' else interval '399 days' end`,
    ),
  );
  expect((await backend.uploadFile(pdf(), 'plan.pdf')).status).toBe(200);
  await eventually(async () =>
    expect(await Promise.all(files.map(async (file) => (await fetch(file)).status))).toEqual([404, 200, 404]),
  );
  const { data } = await backend.service().from('vendor_applications').select('company_name');
  expect(data).toEqual([{ company_name: 'Young' }]);
});
