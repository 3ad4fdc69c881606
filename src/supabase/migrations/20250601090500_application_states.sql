-- The way of an application: its states and their history, and the booth that is offered. The state changes only by
-- `move_application`.
--
-- A server runs calls beside each other, and two must never wait for each other: who locks several applications does it
-- in the order of their ids, and who gives or frees several booths first takes the lock 'decide_applications'.

-- Who may move an application from which state to which.
create table public.application_moves (
  source text not null,
  target text not null,
  actor text not null check (actor in ('applicant', 'organiser', 'deadline')),
  primary key (source, target, actor)
);
insert into public.application_moves (actor, source, target)
select 'organiser', source, unnest(targets) from (values
  ('submitted', array['in-review', 'waitlisted', 'offered', 'declined']),
  ('in-review', array['waitlisted', 'offered', 'declined']),
  ('waitlisted', array['in-review', 'offered', 'declined']),
  ('offered', array['waitlisted', 'declined']),
  ('accepted', array['published', 'declined']),
  ('declined', array['in-review']),
  ('expired', array['in-review', 'offered', 'declined'])
) as organiser (source, targets)
union all values
  ('applicant', 'submitted', 'withdrawn'),
  ('applicant', 'in-review', 'withdrawn'),
  ('applicant', 'waitlisted', 'withdrawn'),
  ('applicant', 'offered', 'accepted'),
  ('applicant', 'offered', 'withdrawn'),
  ('applicant', 'accepted', 'withdrawn'),
  ('applicant', 'published', 'withdrawn'),
  ('applicant', 'expired', 'withdrawn'),
  ('deadline', 'offered', 'expired');

-- What happened to an application. Rows are only added.
create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.vendor_applications on delete cascade,
  created_at timestamptz not null default now(),
  actor text not null,
  -- Null when the application arrives.
  source text,
  -- A state, or 'edited'.
  target text not null,
  -- For the applicant.
  reason text check (length(reason) between 1 and 2000),
  -- The name stays in the history when an organiser leaves.
  staff text default public.staff_name()
);
create index application_events_of on public.application_events (application_id);

-- Case and spaces do not count, as on the map.
create function public.booth_key(label text) returns text
language sql immutable set search_path = ''
as $$
  select lower(btrim(regexp_replace(label, '[[:space:]]+', ' ', 'g')));
$$;

-- A booth that is offered or taken. It is free again when the row is deleted.
create table public.booth_offers (
  application_id uuid primary key references public.vendor_applications on delete cascade,
  -- The edition of the festival: the site's EVENT_ID.
  event text not null check (length(event) <= 200),
  booth text not null check (booth ~ '[^[:space:]]' and length(booth) <= 100),
  answer_by timestamptz not null
);
create unique index booth_offers_once on public.booth_offers (event, public.booth_key(booth));

alter table public.application_moves enable row level security;
alter table public.application_events enable row level security;
alter table public.booth_offers enable row level security;
revoke all on public.application_moves, public.application_events, public.booth_offers
from public, anon, authenticated, service_role;
-- Some projects give the roles every new sequence. The columns that have these need no rights on them.
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
grant select on public.application_moves, public.application_events, public.booth_offers to service_role;
grant select on public.application_events, public.booth_offers to authenticated;

create policy "organisers read" on public.application_events
for select to authenticated using ((select public.is_staff()));
create policy "organisers read" on public.booth_offers
for select to authenticated using ((select public.is_staff()));

-- Moves an application, if nobody has moved it since the caller saw it. Returns
--   'moved'
--   'unknown': there is no such application
--   'changed': it is in another state than `seen`
--   'refused': the actor may not make this move, or the offer is incomplete or over
--   'taken':   the booth is offered to another application, in any spelling
-- `offer` is read when the target is 'offered': {"event", "booth", "answer_by"}.
create function public.move_application(
  application uuid, seen text, target text, actor text, reason text, offer jsonb
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  current text;
begin
  select status into current from public.vendor_applications where id = application for update;
  if current is null then
    return 'unknown';
  elsif current <> seen then
    return 'changed';
  elsif not exists (
    select from public.application_moves as move
    where move.source = current
      and move.target = move_application.target
      and move.actor = move_application.actor
  ) then
    return 'refused';
  end if;

  if target = 'offered' then
    if coalesce(
      offer ->> 'event' is null or offer ->> 'booth' !~ '[^[:space:]]' or (offer ->> 'answer_by')::timestamptz <= now(),
      true
    ) then
      return 'refused';
    end if;
    insert into public.booth_offers (application_id, event, booth, answer_by)
    values (
      application, offer ->> 'event', btrim(offer ->> 'booth'), (offer ->> 'answer_by')::timestamptz
    )
    on conflict (event, public.booth_key(booth)) do nothing;
    if not found then
      return 'taken';
    end if;
  elsif target = 'accepted' then
    if not exists (
      select from public.booth_offers as open where open.application_id = application and open.answer_by > now()
    ) then
      return 'refused';
    end if;
  elsif target <> 'published' then
    delete from public.booth_offers as open where open.application_id = application;
  end if;

  update public.vendor_applications set status = target where id = application;
  insert into public.application_events (application_id, actor, source, target, reason)
  values (application, actor, current, target, nullif(btrim(reason), ''));
  -- A review concerns only organisers.
  if target <> 'in-review' then
    insert into public.application_mails (application_id, kind, reason)
    values (application, target, nullif(btrim(reason), ''));
  end if;
  return 'moved';
end
$$;

-- Offers without an answer in time are over. Returns their number. Without `materialized` the function would be called
-- before the rows are sorted.
create function public.expire_offers() returns integer
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('decide_applications'));
  return (
    with late as materialized (
      select open.application_id from public.booth_offers as open
      join public.vendor_applications as application on application.id = open.application_id
      where application.status = 'offered' and open.answer_by <= now()
      order by open.application_id
    )
    select count(*) from late
    where public.move_application(late.application_id, 'offered', 'expired', 'deadline', null, null) = 'moved'
  );
end
$$;

revoke all on function
  public.booth_key(text),
  public.move_application(uuid, text, text, text, text, jsonb),
  public.expire_offers()
from public, anon, authenticated, service_role;
grant execute on function
  public.move_application(uuid, text, text, text, text, jsonb),
  public.expire_offers()
to service_role;
