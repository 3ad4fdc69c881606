-- What a Supabase project contains before its first migration, as far as the migrations, the Data API and sign-in need
-- it. It is applied again to a database that an older version has created, so it adds only what is missing.

do $$
declare
  role text;
begin
  foreach role in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I nologin noinherit', role);
    end if;
  end loop;
end
$$;
alter role service_role bypassrls;

create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;

create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);

create table if not exists storage.objects (
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

create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, name text not null);

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  created_at timestamptz not null default now()
);

create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- Only a hash of the token.
  refresh_hash text not null unique,
  not_after timestamptz not null
);
-- Sign-in runs as this role; in a project it is a service of its own.
grant select, insert, update on auth.users to service_role;
grant select, insert, delete on auth.sessions to service_role;

-- The user who has signed in; null without a token.
create or replace function auth.uid() returns uuid
language sql stable
as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;
$$;
