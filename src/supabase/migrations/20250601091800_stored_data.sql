-- What is deleted: files that nothing uses, old applications, and what is stored of one person, who may ask for it. The
-- case of an address does not count.
--
-- An upload that no application or edit references within 24 hours is removed by the next upload after that; the embedded
-- backend also removes such files when it opens its database. If uploads are rare, an unused file stays until the next
-- upload, unless you call `withdraw_orphans` on a schedule. Files of applications are never touched. The order is: first
-- the address is withdrawn, then the file is removed, then the row. If this is interrupted, the next sweep completes it.
-- An application that arrives meanwhile either keeps its file (the reference stops the update) or is refused.

-- Withdraws the addresses of those files that nothing uses. Returns the names of the files.
create function public.withdraw_files(urls text[]) returns text[]
language sql set search_path = ''
as $$
  with withdrawn as (
    update public.uploaded_files as file
    set public_url = null
    where file.public_url = any (urls)
      and not exists (
        select from public.vendor_applications as application where application.product_images_url = file.public_url
      )
      and not exists (select from public.listing_edits as edit where edit.picture = file.public_url)
    returning file.name
  )
  select coalesce(array_agg(name), '{}') from withdrawn;
$$;

-- Returns the names of files to remove.
create function public.withdraw_orphans() returns setof text
language sql set search_path = ''
as $$
  select public.withdraw_files(array(
    select public_url from public.uploaded_files
    where public_url is not null and uploaded_at < now() - interval '24 hours'
  ));
  select name from public.uploaded_files where public_url is null limit 50;
$$;

create function public.forget_files(names text[]) returns void
language sql set search_path = ''
as $$
  delete from public.uploaded_files where name = any (names) and public_url is null;
$$;

-- Deletes applications and withdraws the addresses of their files. Returns the names of the files, which the caller
-- removes. If it is interrupted, the next sweep removes them. The lock keeps an edit from coming between.
create function public.erase_applications(applications uuid[]) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  urls text[];
begin
  perform from public.vendor_applications where id = any (applications) order by id for update;
  urls := array(
    select product_images_url from public.vendor_applications where id = any (applications)
    union all
    select picture from public.listing_edits where application_id = any (applications)
  );
  delete from public.vendor_applications where id = any (applications);
  return public.withdraw_files(urls);
end
$$;

-- Deletes applications that are older than a number of days, at most a hundred at once, the oldest first. Their files are
-- withdrawn, so the sweep that calls this removes them next.
create function public.erase_old_applications(days integer) returns void
language sql set search_path = ''
as $$
  select public.erase_applications(array(
    select id from public.vendor_applications
    where created_at < now() - interval '1 day' * days
    order by created_at, id limit 100
  ));
$$;

-- Names of organisers are no data of the person.
create function public.export_person(address text) returns jsonb
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

-- Returns the names of the files, which the caller removes, and how much else is deleted.
create function public.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  applications uuid[] := array(
    select id from public.vendor_applications where lower(contact_email) = lower(address)
  );
  files text[] := public.erase_applications(applications);
  drafts integer;
  subscriptions integer;
begin
  delete from public.counted_mails where recipient = public.recipient_of(address);
  delete from public.application_drafts where lower(trim(texts ->> 'email')) = lower(address);
  get diagnostics drafts = row_count;
  delete from public.email_subscribers where email = lower(address);
  get diagnostics subscriptions = row_count;
  return jsonb_build_object(
    'applications', cardinality(applications),
    'drafts', drafts,
    'files', files,
    'subscriptions', subscriptions
  );
end
$$;

revoke all on function
  public.withdraw_files(text[]),
  public.withdraw_orphans(),
  public.forget_files(text[]),
  public.erase_applications(uuid[]),
  public.erase_old_applications(integer),
  public.export_person(text),
  public.erase_person(text)
from public, anon, authenticated, service_role;
grant execute on function
  public.withdraw_files(text[]),
  public.withdraw_orphans(),
  public.forget_files(text[]),
  public.erase_applications(uuid[]),
  public.erase_old_applications(integer),
  public.export_person(text),
  public.erase_person(text)
to service_role;
