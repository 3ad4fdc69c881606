-- What a Supabase project contains before its first migration, as far as the migrations and the Data API need it.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;

create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null,
  created_at timestamptz not null default now(),
  -- Byte count and type, as `{size, mimetype}`.
  metadata jsonb not null,
  unique (bucket_id, name)
);

-- As in a project: the roles have grants. With row-level security and without a policy, the public can do nothing.
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

create schema supabase_migrations;
create table supabase_migrations.schema_migrations (version text primary key, name text not null);
