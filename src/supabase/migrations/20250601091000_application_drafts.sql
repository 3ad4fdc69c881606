-- Drafts of the form, which vendors go on with on another device. A draft is found by the hash (SHA-256, hexadecimal) of
-- its link's token. It is no application: nothing of the form has to be filled in, and nobody reads it but by its link.

create table public.application_drafts (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  -- What is typed, by field. The function takes requests of up to 32 KiB, and adds the names of empty fields.
  texts jsonb not null check (octet_length(texts::text) <= 33 * 1024),
  saved_at timestamptz not null default now()
);
create index application_drafts_saved on public.application_drafts (saved_at);

alter table public.application_drafts enable row level security;
revoke all on public.application_drafts from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.application_drafts to service_role;

-- Saves a draft, in place of the one with the same link. Returns whether it is saved: when 500 drafts were saved within a
-- day, only those that exist are.
create function public.save_draft(link_hash text, typed jsonb) returns boolean
language sql set search_path = ''
as $$
  with saved as (
    insert into public.application_drafts (hash, texts)
    select link_hash, typed
    where exists (select from public.application_drafts where hash = link_hash)
      or (select count(*) from public.application_drafts where saved_at > now() - interval '1 day') < 500
    on conflict (hash) do update set texts = excluded.texts, saved_at = excluded.saved_at
    returning hash
  )
  select exists (select from saved);
$$;

-- The texts of a draft; null for an unknown link, or after 30 days.
create function public.read_draft(link_hash text) returns jsonb
language sql stable set search_path = ''
as $$
  select texts from public.application_drafts
  where hash = link_hash and saved_at > now() - interval '30 days';
$$;

create function public.erase_draft(link_hash text) returns void
language sql set search_path = ''
as $$
  delete from public.application_drafts where hash = link_hash;
$$;

-- Called by the sweep of uploads.
create function public.erase_old_drafts() returns void
language sql set search_path = ''
as $$
  delete from public.application_drafts where saved_at <= now() - interval '30 days';
$$;

revoke all on function
  public.save_draft(text, jsonb), public.read_draft(text), public.erase_draft(text), public.erase_old_drafts()
  from public, anon, authenticated, service_role;
grant execute on function
  public.save_draft(text, jsonb), public.read_draft(text), public.erase_draft(text), public.erase_old_drafts()
  to service_role;
