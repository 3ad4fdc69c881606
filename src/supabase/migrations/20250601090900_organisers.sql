-- What organisers see of applications, and how they decide.

-- All applications with their reviews and edits, the oldest first, as one list: rows would be cut off at `max_rows` of the project.
-- The policies show none to anybody who is no organiser.
create function public.staff_applications() returns jsonb
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

-- What happened to an application, and which mails its applicant gets, the oldest first.
create function public.application_history(application uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'events', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'created_at', event.created_at,
            'actor', event.actor,
            'source', event.source,
            'target', event.target,
            'reason', event.reason,
            'staff', event.staff
          ) order by event.id
        ),
        '[]'
      )
      from public.application_events as event where event.application_id = application
    ),
    'mails', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'kind', mail.kind,
            'created_at', mail.created_at,
            'due_at', mail.due_at,
            'sent_at', mail.sent_at,
            'attempts', mail.attempts,
            'error', mail.error
          ) order by mail.created_at, mail.id
        ),
        '[]'
      )
      from public.application_mails as mail where mail.application_id = application
    )
  );
$$;

-- Moves up to a hundred applications to one state, each by itself: [{"id", "seen", "booth", "edited_at"}]. Returns
-- [{"id", "outcome"}] in the same order, with the outcomes of `move_application`. An edit that the organiser has not seen
-- ("edited_at") counts as a change. A malformed list moves none. All are locked before the first one is moved.
create function public.decide_applications(
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

revoke all on function
  public.staff_applications(),
  public.application_history(uuid),
  public.decide_applications(jsonb, text, text, text, timestamptz)
from public, anon, authenticated, service_role;
grant execute on function
  public.staff_applications(),
  public.application_history(uuid),
  public.decide_applications(jsonb, text, text, text, timestamptz)
to authenticated;
