-- The files that vendors have uploaded, and their storage.

-- The roles of the Data API may see the schema. Each migration grants by name what they may do in it. Projects differ
-- in the grants that new tables get automatically, so every migration revokes all grants first.
grant usage on schema public to anon, authenticated, service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'vendor-files',
  'vendor-files',
  true,
  10 * 1024 * 1024,
  array['application/pdf', 'application/zip', 'image/jpeg', 'image/png']
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Every file that the upload function stores. The row is written before the first byte, so that no file is unknown.
create table public.uploaded_files (
  name text primary key check (name ~ '^[0-9a-f-]{36}\.(pdf|zip|jpg|png)$'),
  bucket text not null check (bucket in ('vendor-files')),
  -- The address that visitors got; it is withdrawn (null) before the file is removed.
  public_url text unique check (length(public_url) <= 2048),
  uploaded_at timestamptz not null default now()
);

alter table public.uploaded_files enable row level security;
revoke all on public.uploaded_files from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.uploaded_files to service_role;
