import { readBody } from '#supabase/functions/_shared/readBody.ts';
import type { DatabaseThread } from './database/databaseThread.ts';
import type { ApiRole } from './database/openDatabase.ts';
import type { FileStore } from './fileStore.ts';

interface StoredObject {
  size: number;
  mimetype: string;
}

/**
 * Handles the used part of the Storage API: public downloads from a public bucket, and uploads and removals with the
 * service key. Files are in `files`, their metadata is in the database. A file without a row counts as missing.
 *
 * @param role undefined for a request without a key
 */
export async function handleStorage(
  { database, files }: { database: DatabaseThread; files: FileStore },
  role: ApiRole | undefined,
  request: Request,
): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/storage\/v1/, '');
  const [, shared, name] = /^\/object\/public\/([\w-]+)\/([\w-]+\.\w+)$/.exec(path) ?? [];
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && shared !== undefined && name !== undefined) return download(shared, name);
  if (role !== 'service_role') return errorResponse(403, 'Unauthorized', 'This needs the service key');

  const [, bucket, object] = /^\/object\/([\w-]+)(?:\/([\w-]+\.\w+))?$/.exec(path) ?? [];
  if (request.method === 'POST' && bucket !== undefined && object !== undefined)
    return upload(bucket, object);
  if (request.method === 'DELETE' && bucket !== undefined && object === undefined) return remove(bucket);
  return errorResponse(404, 'not_found', 'Not found');

  async function download(bucket: string, name: string): Promise<Response> {
    const [found] = await database.query<{ metadata: StoredObject }>(
      `select metadata from storage.objects join storage.buckets on buckets.id = bucket_id
      where buckets.public and bucket_id = $1 and objects.name = $2`,
      [bucket, name],
    );
    if (!found) return errorResponse(404, 'not_found', 'Object not found');
    return new Response(request.method === 'HEAD' ? null : files.read(bucket, name), {
      headers: {
        'content-type': found.metadata.mimetype,
        'content-length': String(found.metadata.size),
        // Uploads have the origin of the site, so they must never be displayed, run or framed.
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=3600',
      },
    });
  }

  async function upload(bucket: string, name: string): Promise<Response> {
    const [rules] = await database.query<{ limit: number; types: string[]; isTaken: boolean }>(
      `select file_size_limit as "limit", allowed_mime_types as types,
        exists (select from storage.objects where bucket_id = $1 and objects.name = $2) as "isTaken"
      from storage.buckets where id = $1`,
      [bucket, name],
    );
    if (!rules) return errorResponse(404, 'Bucket not found', 'Bucket not found');
    if (rules.isTaken) return errorResponse(409, 'Duplicate', 'The resource already exists');
    const mimetype = request.headers.get('content-type') ?? '';
    if (!rules.types.includes(mimetype)) {
      return errorResponse(415, 'invalid_mime_type', `mime type ${mimetype} is not supported`);
    }
    const bytes = await readBody(request, rules.limit);
    if (!bytes) {
      return errorResponse(413, 'Payload too large', 'The object exceeded the maximum allowed size');
    }
    await files.write(bucket, name, bytes);
    await database.query('insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)', [
      bucket,
      name,
      { size: bytes.byteLength, mimetype } satisfies StoredObject,
    ]);
    return Response.json({ Key: `${bucket}/${name}` });
  }

  async function remove(bucket: string): Promise<Response> {
    const { prefixes } = (await request.json()) as { prefixes: string[] };
    const names = prefixes.filter((name) => /^[\w-]+\.\w+$/.test(name));
    const rows = await database.query(
      'delete from storage.objects where bucket_id = $1 and name = any ($2) returning name',
      [bucket, names],
    );
    // Includes files without a row: an upload may have stopped between the two writes.
    await Promise.all(names.map((name) => files.remove(bucket, name)));
    return Response.json(rows);
  }
}

function errorResponse(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status });
}
