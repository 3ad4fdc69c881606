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

-- As before, with the drafts.
create or replace function public.export_person(address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'applications', (
      select coalesce(
        jsonb_agg(
          to_jsonb(application) || jsonb_build_object(
            'events', (
              select coalesce(jsonb_agg(to_jsonb(event) - 'application_id' - 'staff' order by event.id), '[]')
              from public.application_events as event where event.application_id = application.id
            ),
            'mails', (
              select coalesce(jsonb_agg(to_jsonb(mail) - 'application_id' order by mail.created_at, mail.id), '[]')
              from public.application_mails as mail where mail.application_id = application.id
            ),
            'reviews', (
              select coalesce(
                jsonb_agg(
                  to_jsonb(review) - 'application_id' - 'reviewer' order by review.updated_at, review.reviewer
                ),
                '[]'
              )
              from public.application_reviews as review where review.application_id = application.id
            ),
            'booth', (
              select to_jsonb(open) - 'application_id'
              from public.booth_offers as open where open.application_id = application.id
            ),
            'edit', (
              select to_jsonb(edit) - 'application_id' - 'staff'
              from public.listing_edits as edit where edit.application_id = application.id
            )
          ) order by created_at, id
        ),
        '[]'
      )
      from public.vendor_applications as application
      where lower(contact_email) = lower(address)
    ),
    'drafts', (
      select coalesce(jsonb_agg(to_jsonb(draft) - 'hash' order by draft.saved_at, draft.hash), '[]')
      from public.application_drafts as draft where lower(trim(draft.texts ->> 'email')) = lower(address)
    ),
    'subscription', (
      select to_jsonb(subscriber) from public.email_subscribers as subscriber where email = lower(address)
    )
  );
$$;
