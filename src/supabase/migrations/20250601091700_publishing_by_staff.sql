-- Organisers who have signed in publish accepted applications, and take over edits of listings, as programs with the
-- service key do. Of all moves to 'published' they get the one from 'accepted'.

-- Whether the caller is an organiser, or a program with the service key. The role is that of the request also in a
-- function that runs with its owner's rights.
create function public.may_publish() returns boolean
language sql stable set search_path = ''
as $$
  select current_setting('role') = 'service_role' or public.is_staff();
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

-- As before, but organisers call it, too. The edit names who has taken it over.
create or replace function public.take_listing(application uuid, seen timestamptz) returns text
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
  public.may_publish(), public.listing_to_publish(uuid), public.publish_application(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.listing_to_publish(uuid), public.publish_application(uuid)
to authenticated, service_role;
grant execute on function public.take_listing(uuid, timestamptz) to authenticated;
