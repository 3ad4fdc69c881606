-- Until something is decided, applicants change their answers and their file by their link. The address for mails stays:
-- it proves to whom the application belongs.

-- Of the version: it grows with every edit; null for answers as they arrived.
alter table public.vendor_applications add column edited_at timestamptz;

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

-- As before, with the answers while they can be edited, and the edition of the booth; an edit does not hide what the
-- organisers have written.
create or replace function public.application_of_link(link_hash text) returns jsonb
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

-- As before, with the time of the last edit.
create or replace function public.staff_applications() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', application.id,
        'created_at', application.created_at,
        'edited_at', application.edited_at,
        'status', application.status,
        'contact_name', application.contact_name,
        'contact_email', application.contact_email,
        'company_name', application.company_name,
        'contact_phone', application.contact_phone,
        'company_website', application.company_website,
        'instagram', application.social_media_handles ->> 'instagram',
        'product_description', application.product_description,
        'picture', application.product_images_url,
        'booth', open.booth,
        'answer_by', open.answer_by,
        'event', open.event,
        'listing', case when edit.application_id is not null then public.listing_of(application.id) end,
        'reviews', (
          select coalesce(
            jsonb_agg(
              jsonb_build_object(
                'name', staff.name,
                'score', review.score,
                'note', review.note,
                'updated_at', review.updated_at,
                'own', review.reviewer = auth.uid()
              ) order by staff.name, review.reviewer
            ),
            '[]'
          )
          from public.application_reviews as review
          join public.staff as staff on staff.user_id = review.reviewer
          where review.application_id = application.id
        )
      ) order by application.created_at, application.id
    ),
    '[]'
  )
  from public.vendor_applications as application
  left join public.booth_offers as open on open.application_id = application.id
  left join public.listing_edits as edit on edit.application_id = application.id;
$$;

-- As before, but an edit that the organiser has not seen ("edited_at") counts as a change.
create or replace function public.decide_applications(
  decisions jsonb, target text, reason text, event text, answer_by timestamptz
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  decision jsonb;
  outcome text;
  outcomes jsonb := '[]';
begin
  if not public.is_staff() then
    raise exception 'only organisers decide' using errcode = '42501';
  end if;
  if coalesce(jsonb_array_length(decisions), 0) not between 1 and 100 or exists (
    select from jsonb_array_elements(decisions) as given
    where jsonb_typeof(given -> 'id') is distinct from 'string'
      or jsonb_typeof(given -> 'seen') is distinct from 'string'
  ) then
    raise exception 'decisions must be 1 to 100 of {"id", "seen"}' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('decide_applications'));
  perform from public.vendor_applications
  where id in (select (given ->> 'id')::uuid from jsonb_array_elements(decisions) as given)
  order by id for update;
  for decision in select given from jsonb_array_elements(decisions) as given loop
    outcome := case
      when (
        select edited_at from public.vendor_applications where id = (decision ->> 'id')::uuid
      ) is distinct from (decision ->> 'edited_at')::timestamptz then 'changed'
      -- Only the program that writes the listing knows that it is there.
      when target = 'published' then 'refused'
      else public.move_application(
        (decision ->> 'id')::uuid, decision ->> 'seen', target, 'organiser', reason,
        jsonb_build_object('event', event, 'booth', decision ->> 'booth', 'answer_by', answer_by)
      )
    end;
    outcomes := outcomes || jsonb_build_object('id', decision ->> 'id', 'outcome', outcome);
  end loop;
  return outcomes;
end
$$;

revoke all on function public.edit_answers(uuid, timestamptz, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.edit_answers(uuid, timestamptz, jsonb) to service_role;
