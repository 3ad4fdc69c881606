import { randomUUID } from 'node:crypto';
import { connect } from './connection.ts';
import { PROJECT_TEMPLATE, createTemplates } from './project.ts';
import { type PostgresServer, startServer } from './server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startServer();
  await createTemplates(server.socketPath);
});
afterAll(() => server.stop());

const open = () => connect(server.socketPath, { user: 'postgres', database: PROJECT_TEMPLATE });

test('after a kill in the middle of a transaction the decided applications are whole, and the others untouched', async () => {
  const owner = await open();
  const ids = Array.from({ length: 3 }, () => randomUUID());
  for (const id of ids) {
    await owner.query(
      `insert into uploaded_files (name, bucket, public_url) values ($1 || '.pdf', 'vendor-files', $1)`,
      [id],
    );
    await owner.query(
      `insert into vendor_applications (id, contact_name, contact_email, company_name, social_media_handles,
        product_description, product_images_urls)
      values ($1::uuid, 'a', $1 || '@example.com', 'a', '{"instagram": "https://instagram.com/a"}', 'a', array[$1])`,
      [id],
    );
  }
  const offer = (id: string) =>
    owner.query(`select move_application($1, 'submitted', 'offered', 'organiser', null, $2)`, [
      id,
      { event: '', booth: id, answer_by: '2099-01-01T00:00:00Z' },
    ]);
  const [decided = '', ...others] = ids;
  await offer(decided);
  await owner.exec('begin');
  for (const id of others) await offer(id);
  const running = owner.query('select pg_sleep(60)');
  const failed = expect(running).rejects.toThrow('The server has closed the connection');
  await server.kill();
  await failed;
  await server.start();
  const again = await open();
  const { rows } = await again.query(
    `select id, status, (select booth from booth_offers where application_id = application.id) as booth,
      (select count(*)::integer from application_events where application_id = application.id) as events,
      (select count(*)::integer from application_mails where application_id = application.id) as mails
    from vendor_applications as application order by status, id`,
  );
  await again.close();
  expect(rows).toEqual([
    { id: decided, status: 'offered', booth: decided, events: 2, mails: 2 },
    ...others.sort().map((id) => ({ id, status: 'submitted', booth: null, events: 1, mails: 1 })),
  ]);
});
