-- What becomes the listing of an application, and its edits by the vendor. An edit waits until an organiser takes it over
-- or declines it; a newer one replaces it. Whoever writes one or decides on it locks the row of the application first: of
-- two at once the second is told.

create table public.listing_edits (
  application_id uuid primary key references public.vendor_applications on delete cascade,
  -- As in the application.
  name text not null check (name ~ '[^[:space:]]' and length(name) <= 200),
  description text not null check (description ~ '[^[:space:]]' and length(description) <= 5000),
  website text check (length(website) <= 2048 and website ~* '^https?://[^[:space:]/?#@\\]+([/?#][^[:space:]]*)?$'),
  instagram text not null check (
    length(instagram) <= 2048
    and instagram ~* '^https?://((www|m)\.)?instagram\.com/[^[:space:]/?#\\][^[:space:]\\]*$'
  ),
  -- Null: the application's own file. Because of the reference, the file of an edit is never removed.
  picture text unique references public.uploaded_files (public_url),
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'declined')),
  -- Of the version: it grows with every edit.
  edited_at timestamptz not null,
  decided_at timestamptz,
  -- For the vendor.
  reason text check (length(reason) between 1 and 2000),
  -- The organiser who has decided.
  staff text
);

alter table public.listing_edits enable row level security;
revoke all on public.listing_edits
from public, anon, authenticated, service_role;
grant select on public.listing_edits to authenticated, service_role;
create policy "organisers read" on public.listing_edits
for select to authenticated using ((select public.is_staff()));

-- The listing of an application as its vendor wants it; null unless the application is accepted or published. It is
-- that of the last edit, also of a declined one, so that the vendor can mend it.
create function public.listing_of(application uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', coalesce(edit.name, own.company_name),
    'description', coalesce(edit.description, own.product_description),
    'website', case when edit.application_id is null then own.company_website else edit.website end,
    'instagram', coalesce(edit.instagram, own.social_media_handles ->> 'instagram'),
    'picture', coalesce(edit.picture, own.product_images_url),
    'state', coalesce(edit.state, 'unchanged'),
    'edited_at', edit.edited_at,
    'reason', edit.reason
  )
  from public.vendor_applications as own
  left join public.listing_edits as edit on edit.application_id = own.id
  where own.id = application and own.status in ('accepted', 'published');
$$;

-- What becomes the listing of an application: as its vendor wants it, with the last edit unless that is declined. `waiting`
-- is the version of an edit that is not taken over yet. Null for an application that does not exist, or that the caller
-- may not read.
create function public.listing_to_publish(application uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'status', own.status,
    'booth', open.booth,
    'waiting', case when edit.state = 'waiting' then edit.edited_at end,
    'name', coalesce(edit.name, own.company_name),
    'description', coalesce(edit.description, own.product_description),
    'website', case when edit.application_id is null then own.company_website else edit.website end,
    'instagram', coalesce(edit.instagram, own.social_media_handles ->> 'instagram'),
    'picture', coalesce(edit.picture, own.product_images_url),
    'has_new_picture', edit.picture is not null
  )
  from public.vendor_applications as own
  left join public.booth_offers as open on open.application_id = own.id
  left join public.listing_edits as edit on edit.application_id = own.id and edit.state <> 'declined'
  where own.id = application;
$$;

-- Writes an edit, if nobody has edited the listing since the caller saw it: {"name", "description", "website",
-- "instagram", "picture"}. Without a picture the one before stays. `seen` is null for a listing that was never edited.
-- Returns
--   'saved':   the edit waits; or it is the same as the one before, such as one that is sent again
--   'changed': there is a newer edit than `seen`
--   'refused': the application is not accepted or published
--   'invalid': a field is not valid, or the picture is unknown or belongs to something else
create function public.edit_listing(application uuid, seen timestamptz, listing jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  own record;
  known public.listing_edits;
  picture text;
begin
  select status, product_images_url as file into own
  from public.vendor_applications where id = application for update;
  if own.status is null or own.status not in ('accepted', 'published') then
    return 'refused';
  end if;
  select * into known from public.listing_edits where application_id = application;
  picture := nullif(coalesce(listing ->> 'picture', known.picture), own.file);
  if (listing ->> 'name', listing ->> 'description', listing ->> 'website', listing ->> 'instagram', picture)
    is not distinct from (known.name, known.description, known.website, known.instagram, known.picture)
    -- A declined one may be sent once more.
    and (known.state <> 'declined' or known.edited_at is distinct from seen)
  then
    return 'saved';
  elsif known.edited_at is distinct from seen then
    return 'changed';
  elsif exists (select from public.vendor_applications where product_images_url = picture) then
    return 'invalid';
  end if;
  delete from public.listing_edits where application_id = application;
  insert into public.listing_edits (application_id, name, description, website, instagram, picture, edited_at)
  values (
    application, listing ->> 'name', listing ->> 'description', listing ->> 'website', listing ->> 'instagram', picture,
    -- Two edits never have the same time, whatever the clock says.
    greatest(clock_timestamp(), known.edited_at + interval '1 microsecond')
  );
  perform public.withdraw_files(array[known.picture]);
  return 'saved';
exception
  when check_violation or not_null_violation or foreign_key_violation or unique_violation then
    return 'invalid';
end
$$;

-- Ends the wait of an edit, if it is still the one that the caller saw. Returns the decision, or
--   'changed': there is a newer edit, or somebody else has decided, or the application is not accepted or published
--   'unknown': there is no edit
create function public.decide_listing(application uuid, seen timestamptz, decision text, reason text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  status text;
  known public.listing_edits;
  told text := nullif(btrim(reason), '');
begin
  select own.status into status from public.vendor_applications as own where own.id = application for update;
  select * into known from public.listing_edits where application_id = application;
  if known.state is null then
    return 'unknown';
  elsif known.state <> 'waiting'
    or known.edited_at is distinct from seen
    or status not in ('accepted', 'published')
  then
    return 'changed';
  end if;
  update public.listing_edits as edit
  set state = decision, decided_at = now(), reason = told, staff = public.staff_name()
  where edit.application_id = application;
  -- The mail that an application is published says that the listing is there.
  if decision = 'declined' or status = 'published' then
    insert into public.application_mails (application_id, kind, reason)
    values (application, 'listing-' || decision, told);
  end if;
  return decision;
end
$$;

create function public.decline_listing(application uuid, seen timestamptz, reason text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_staff() then
    raise exception 'only organisers decide' using errcode = '42501';
  end if;
  return public.decide_listing(application, seen, 'declined', reason);
end
$$;

-- Whether the caller is an organiser, or a program with the service key. The role is that of the request also in a
-- function that runs with its owner's rights.
create function public.may_publish() returns boolean
language sql stable set search_path = ''
as $$
  select current_setting('role') = 'service_role' or public.is_staff();
$$;

-- Called when the edit is in the listing.
create function public.take_listing(application uuid, seen timestamptz) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.may_publish() then
    raise exception 'only organisers take over edits' using errcode = '42501';
  end if;
  return public.decide_listing(application, seen, 'taken', null);
end
$$;

-- Called when the listing of an accepted application is written. Returns the outcomes of `move_application`.
create function public.publish_application(application uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.may_publish() then
    raise exception 'only organisers publish' using errcode = '42501';
  end if;
  return public.move_application(application, 'accepted', 'published', 'organiser', null, null);
end
$$;

revoke all on function
  public.listing_of(uuid),
  public.listing_to_publish(uuid),
  public.edit_listing(uuid, timestamptz, jsonb),
  public.decide_listing(uuid, timestamptz, text, text),
  public.decline_listing(uuid, timestamptz, text),
  public.may_publish(),
  public.take_listing(uuid, timestamptz),
  public.publish_application(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.listing_of(uuid),
  public.decline_listing(uuid, timestamptz, text)
to authenticated;
grant execute on function
  public.edit_listing(uuid, timestamptz, jsonb)
to service_role;
grant execute on function
  public.listing_to_publish(uuid),
  public.take_listing(uuid, timestamptz),
  public.publish_application(uuid)
to authenticated, service_role;
