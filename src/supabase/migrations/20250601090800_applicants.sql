-- What applicants see and write by their secret link. They call the function `vendor-application`; nothing here is for the
-- anonymous role.

-- Only the hash (SHA-256, hexadecimal) of a link's token is stored.
create table public.application_links (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  application_id uuid not null references public.vendor_applications on delete cascade,
  created_at timestamptz not null default now()
);
create index application_links_of on public.application_links (application_id);

alter table public.application_links enable row level security;
revoke all on public.application_links
from public, anon, authenticated, service_role;

-- Gives an application a link, by the address of its file, which only the applicant's browser knows, and notes the
-- language of the page. Only in the first ten minutes, because organisers see the address, too. Returns whether it has
-- the link.
create function public.keep_link(file_url text, link_hash text, page_language text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  application uuid;
begin
  update public.vendor_applications set language = page_language
  where product_images_url = file_url and created_at > now() - interval '10 minutes'
  returning id into application;
  if application is null then
    return false;
  end if;
  insert into public.application_links (hash, application_id) values (link_hash, application);
  return true;
end
$$;

-- Adds a link that a mail contains.
create function public.add_link(application uuid, link_hash text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.application_links (hash, application_id) values (link_hash, application);
$$;

-- Ends all links of an application.
create function public.end_links(application uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from public.application_links where application_id = application;
$$;

-- What an applicant sees of their application, with the answers while they can be edited; null for an unknown link. An
-- edit does not hide what the organisers have written.
create function public.application_of_link(link_hash text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', application.id,
    'created_at', application.created_at,
    'status', application.status,
    'company_name', application.company_name,
    'contact_email', application.contact_email,
    'reason', (
      select event.reason from public.application_events as event
      where event.application_id = application.id and event.target <> 'edited' order by event.id desc limit 1
    ),
    'booth', open.booth,
    'event', open.event,
    'answer_by', open.answer_by,
    'listing', public.listing_of(application.id),
    'answers', case when application.status in ('submitted', 'in-review', 'waitlisted') then
      jsonb_build_object(
        'contact_name', application.contact_name,
        'contact_phone', application.contact_phone,
        'name', application.company_name,
        'description', application.product_description,
        'website', application.company_website,
        'instagram', application.social_media_handles ->> 'instagram',
        'picture', application.product_images_url,
        'edited_at', application.edited_at
      )
    end
  )
  from public.application_links as link
  join public.vendor_applications as application on application.id = link.application_id
  left join public.booth_offers as open on open.application_id = application.id
  where link.hash = link_hash;
$$;

-- Until something is decided, applicants change their answers and their file. The address for mails stays: it proves to
-- whom the application belongs.
--
-- Writes what the applicant answers, if nobody has edited it since the caller saw it: {"contact_name", "contact_phone",
-- "name", "description", "website", "instagram", "picture"}. Without a picture the file stays. `seen` is null for answers
-- that were never edited. Returns
--   'saved':   it is stored; or it was before, such as an edit that is sent again
--   'changed': there is a newer edit than `seen`
--   'refused': something is decided
--   'invalid': a field is not valid, or the file is unknown or belongs to something else
create function public.edit_answers(application uuid, seen timestamptz, answers jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  known public.vendor_applications;
  file text;
begin
  select * into known from public.vendor_applications where id = application for update;
  if known.id is null or known.status not in ('submitted', 'in-review', 'waitlisted') then
    return 'refused';
  end if;
  file := coalesce(answers ->> 'picture', known.product_images_url);
  if (
    answers ->> 'contact_name', answers ->> 'contact_phone', answers ->> 'name', answers ->> 'description',
    answers ->> 'website', answers ->> 'instagram', file
  ) is not distinct from (
    known.contact_name, known.contact_phone, known.company_name, known.product_description,
    known.company_website, known.social_media_handles ->> 'instagram', known.product_images_url
  ) then
    return 'saved';
  elsif known.edited_at is distinct from seen then
    return 'changed';
  elsif exists (select from public.listing_edits where picture = file) then
    return 'invalid';
  end if;
  update public.vendor_applications
  set
    contact_name = answers ->> 'contact_name',
    contact_phone = answers ->> 'contact_phone',
    company_name = answers ->> 'name',
    product_description = answers ->> 'description',
    company_website = answers ->> 'website',
    social_media_handles = jsonb_build_object('instagram', answers ->> 'instagram'),
    product_images_urls = array[file],
    -- Two edits never have the same time, whatever the clock says.
    edited_at = greatest(clock_timestamp(), known.edited_at + interval '1 microsecond')
  where id = application;
  -- Edits again and again are one entry an hour.
  insert into public.application_events (application_id, actor, source, target)
  select application, 'applicant', known.status, 'edited'
  where not exists (
    select from public.application_events as event
    where event.application_id = application
      and event.target = 'edited'
      and event.created_at > now() - interval '1 hour'
  );
  perform public.withdraw_files(array[known.product_images_url]);
  return 'saved';
exception
  when check_violation or not_null_violation or foreign_key_violation or unique_violation then
    return 'invalid';
end
$$;

revoke all on function
  public.keep_link(text, text, text),
  public.add_link(uuid, text),
  public.end_links(uuid),
  public.application_of_link(text),
  public.edit_answers(uuid, timestamptz, jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  public.keep_link(text, text, text),
  public.add_link(uuid, text),
  public.end_links(uuid),
  public.application_of_link(text),
  public.edit_answers(uuid, timestamptz, jsonb)
to service_role;
