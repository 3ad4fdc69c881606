-- Organisers, who sign in with Supabase Auth, and their reviews of applications. Policies decide what they see. They
-- write by functions only.

create table public.staff (
  user_id uuid primary key references auth.users on delete cascade,
  name text not null check (name ~ '[^[:space:]]' and length(name) <= 200)
);

-- Whether the caller is an organiser.
create function public.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.staff where user_id = auth.uid());
$$;

-- The caller's name; null for anybody who is no organiser.
create function public.staff_name() returns text
language sql stable security definer set search_path = ''
as $$
  select name from public.staff where user_id = auth.uid();
$$;

create table public.application_reviews (
  application_id uuid not null references public.vendor_applications on delete cascade,
  reviewer uuid not null references public.staff (user_id) on delete cascade,
  score smallint check (score between 1 and 5),
  note text check (length(note) between 1 and 2000),
  updated_at timestamptz not null default now(),
  primary key (application_id, reviewer)
);
create index application_reviews_by on public.application_reviews (reviewer);

-- The name stays in the history when an organiser leaves.
alter table public.application_events add column staff text default public.staff_name();

alter table public.staff enable row level security;
alter table public.application_reviews enable row level security;
revoke all on public.staff, public.application_reviews from public, anon, authenticated, service_role;
grant usage on schema public to authenticated;
-- The service key adds organisers, and exports a person's data.
grant select, insert on public.staff to service_role;
grant select on public.application_reviews to service_role;
grant select on
  public.staff, public.application_reviews, public.vendor_applications, public.booth_offers,
  public.application_events, public.application_mails
to authenticated;

-- As a subquery the function is called once in a query, not once for each row.
create policy "organisers read" on public.staff
for select to authenticated using ((select public.is_staff()));
create policy "organisers read" on public.application_reviews
for select to authenticated using ((select public.is_staff()));
create policy "organisers read" on public.vendor_applications
for select to authenticated using ((select public.is_staff()));
create policy "organisers read" on public.booth_offers
for select to authenticated using ((select public.is_staff()));
create policy "organisers read" on public.application_events
for select to authenticated using ((select public.is_staff()));
create policy "organisers read" on public.application_mails
for select to authenticated using ((select public.is_staff()));

-- All applications with their reviews, the oldest first, as one list: rows would be cut off at `max_rows` of the project.
-- The policies show none to anybody who is no organiser.
create function public.staff_applications() returns jsonb
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
  left join public.booth_offers as open on open.application_id = application.id;
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

-- Writes the caller's own review; without score and note it is removed.
create function public.review_application(application uuid, score integer, note text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  written text := nullif(btrim(note), '');
begin
  if not public.is_staff() then
    raise exception 'only organisers review applications' using errcode = '42501';
  end if;
  if score is null and written is null then
    delete from public.application_reviews as review
    where review.application_id = application and review.reviewer = auth.uid();
  else
    insert into public.application_reviews (application_id, reviewer, score, note)
    values (application, auth.uid(), review_application.score, written)
    on conflict (application_id, reviewer) do update
    set score = excluded.score, note = excluded.note, updated_at = excluded.updated_at;
  end if;
end
$$;

-- Moves up to a hundred applications to one state, each by itself: [{"id", "seen", "booth"}]. Returns
-- [{"id", "outcome"}] in the same order, with the outcomes of `move_application`. A malformed list moves none.
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
  -- Two lists at once, in different orders, could wait for each other.
  perform pg_advisory_xact_lock(hashtext('decide_applications'));
  for decision in select given from jsonb_array_elements(decisions) as given loop
    outcome := case
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

-- Names of organisers are no data of the person.
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

revoke all on function
  public.is_staff(), public.staff_name(), public.staff_applications(), public.application_history(uuid),
  public.review_application(uuid, integer, text),
  public.decide_applications(jsonb, text, text, text, timestamptz)
from public, anon, authenticated, service_role;
-- The policies call `is_staff` as the caller.
grant execute on function
  public.is_staff(), public.staff_applications(), public.application_history(uuid),
  public.review_application(uuid, integer, text),
  public.decide_applications(jsonb, text, text, text, timestamptz)
to authenticated;
