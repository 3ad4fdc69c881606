-- What is read and deleted of applications, with the edits of their listings.

-- As before, but the file of an edit is used, too.
create or replace function public.withdraw_orphans() returns setof text
language sql set search_path = ''
as $$
  select public.withdraw_files(array(
    select public_url from public.uploaded_files
    where public_url is not null and uploaded_at < now() - interval '24 hours'
  ));
  select name from public.uploaded_files where public_url is null limit 50;
$$;

-- As before, with the files of edits. The lock keeps an edit from coming between.
create or replace function public.erase_applications(applications uuid[]) returns text[]
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

-- As before; it counts applications, which may have several files.
create or replace function public.erase_person(address text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  applications uuid[] := array(
    select id from public.vendor_applications where lower(contact_email) = lower(address)
  );
  files text[] := public.erase_applications(applications);
  subscriptions integer;
begin
  delete from public.email_subscribers where email = lower(address);
  get diagnostics subscriptions = row_count;
  return jsonb_build_object(
    'applications', cardinality(applications), 'files', files, 'subscriptions', subscriptions
  );
end
$$;

-- As before, with the listing.
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
      where event.application_id = application.id order by event.id desc limit 1
    ),
    'booth', open.booth,
    'answer_by', open.answer_by,
    'listing', public.listing_of(application.id)
  )
  from public.application_links as link
  join public.vendor_applications as application on application.id = link.application_id
  left join public.booth_offers as open on open.application_id = application.id
  where link.hash = link_hash;
$$;

-- As before, with the listing of those that have an edit.
create or replace function public.staff_applications() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', application.id,
        'created_at', application.created_at,
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

-- As before, with the edit.
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
    'subscription', (
      select to_jsonb(subscriber) from public.email_subscribers as subscriber where email = lower(address)
    )
  );
$$;
