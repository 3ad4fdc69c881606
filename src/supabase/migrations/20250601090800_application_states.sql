-- The way of an application: its states and their history, the booth that is offered, the applicant's links, and mails.
-- The state changes only by `move_application`. Nothing here is for the anonymous role: applicants call the function
-- `vendor-application`, which knows their link.

alter table public.vendor_applications drop constraint vendor_applications_status_check;
update public.vendor_applications set status = 'submitted' where status = 'new';
alter table public.vendor_applications alter column status set default 'submitted';
alter table public.vendor_applications add constraint vendor_applications_status_check check (
  status in (
    'submitted', 'in-review', 'waitlisted', 'offered', 'accepted', 'published', 'declined', 'withdrawn', 'expired'
  )
);
revoke update on public.vendor_applications from service_role;

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
  target text not null,
  -- For the applicant.
  reason text check (length(reason) between 1 and 2000)
);
create index application_events_of on public.application_events (application_id);
insert into public.application_events (application_id, created_at, actor, target)
select id, created_at, 'applicant', 'submitted' from public.vendor_applications;
insert into public.application_events (application_id, actor, source, target)
select id, 'organiser', 'submitted', status from public.vendor_applications where status <> 'submitted';

-- A booth that is offered or taken. It is free again when the row is deleted.
create table public.booth_offers (
  application_id uuid primary key references public.vendor_applications on delete cascade,
  -- The edition of the festival: the site's EVENT_ID.
  event text not null check (length(event) <= 200),
  booth text not null check (booth ~ '[^[:space:]]' and length(booth) <= 100),
  answer_by timestamptz not null,
  unique (event, booth)
);

-- Secret links of applicants. Only the hash (SHA-256, hexadecimal) of a link's token is stored.
create table public.application_links (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  application_id uuid not null references public.vendor_applications on delete cascade,
  created_at timestamptz not null default now()
);
create index application_links_of on public.application_links (application_id);

-- Addresses that have asked for their link. A request takes the same time for any address, because it is looked up later.
create table public.link_requests (
  address text primary key check (length(address) <= 254)
);

-- Mails to send. A mail without `due_at` and `sent_at` is given up.
create table public.application_mails (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.vendor_applications on delete cascade,
  -- 'received', 'link', or the state that the application was moved to.
  kind text not null,
  reason text,
  created_at timestamptz not null default now(),
  due_at timestamptz default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  error text
);
create index application_mails_of on public.application_mails (application_id);
create index application_mails_due on public.application_mails (due_at) where due_at is not null;

alter table public.application_moves enable row level security;
alter table public.application_events enable row level security;
alter table public.booth_offers enable row level security;
alter table public.application_links enable row level security;
alter table public.link_requests enable row level security;
alter table public.application_mails enable row level security;
revoke all on
  public.application_moves, public.application_events, public.booth_offers, public.application_links,
  public.link_requests, public.application_mails
from public, anon, authenticated, service_role;
grant select on
  public.application_moves, public.application_events, public.booth_offers, public.application_mails
to service_role;

create function public.note_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.application_events (application_id, actor, target) values (new.id, 'applicant', new.status);
  insert into public.application_mails (application_id, kind) values (new.id, 'received');
  return null;
end
$$;
create trigger note_application
after insert on public.vendor_applications
for each row execute function public.note_application();

-- Moves an application, if nobody has moved it since the caller saw it. Returns
--   'moved'
--   'unknown': there is no such application
--   'changed': it is in another state than `seen`
--   'refused': the actor may not make this move, or the offer is incomplete or over
--   'taken':   the booth is offered to another application
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
    on conflict (event, booth) do nothing;
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

-- Offers without an answer in time are over. Returns their number.
create function public.expire_offers() returns integer
language sql set search_path = ''
as $$
  select count(*)::integer
  from (
    select application_id from public.booth_offers as open
    join public.vendor_applications as application on application.id = open.application_id
    where application.status = 'offered' and open.answer_by <= now()
  ) as late
  where public.move_application(late.application_id, 'offered', 'expired', 'deadline', null, null) = 'moved';
$$;

-- Gives an application a link, by the address of its file, which only the applicant's browser knows. Only in the first
-- ten minutes, because organisers see the address, too. Returns whether it has the link.
create function public.keep_link(file_url text, link_hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.application_links (hash, application_id)
  select link_hash, id from public.vendor_applications
  where product_images_url = file_url and created_at > now() - interval '10 minutes';
  return found;
end
$$;

-- Adds a link that a mail contains.
create function public.add_link(application uuid, link_hash text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.application_links (hash, application_id) values (link_hash, application);
$$;

-- What an applicant sees of their application; null for an unknown link.
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
      where event.application_id = application.id order by event.id desc limit 1
    ),
    'booth', open.booth,
    'answer_by', open.answer_by
  )
  from public.application_links as link
  join public.vendor_applications as application on application.id = link.application_id
  left join public.booth_offers as open on open.application_id = application.id
  where link.hash = link_hash;
$$;

-- Ends all links of an application.
create function public.end_links(application uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from public.application_links where application_id = application;
$$;

-- Deletes applications and withdraws the addresses of their files. Returns the names of the files, which the caller
-- removes. If it is interrupted, the next sweep removes them.
create function public.erase_applications(applications uuid[]) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  urls text[];
  files text[];
begin
  with erased as (
    delete from public.vendor_applications where id = any (applications) returning product_images_url
  )
  select array_agg(product_images_url) into urls from erased;
  with withdrawn as (
    update public.uploaded_files set public_url = null where public_url = any (urls) returning name
  )
  select coalesce(array_agg(name), '{}') into files from withdrawn;
  return files;
end
$$;

create or replace function public.erase_person(address text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  files text[];
  subscriptions integer;
begin
  files := public.erase_applications(array(
    select id from public.vendor_applications where lower(contact_email) = lower(address)
  ));
  delete from public.email_subscribers where email = lower(address);
  get diagnostics subscriptions = row_count;
  return jsonb_build_object('files', files, 'subscriptions', subscriptions);
end
$$;

create or replace function public.export_person(address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'applications', (
      select coalesce(
        jsonb_agg(
          to_jsonb(application) || jsonb_build_object(
            'events', (
              select coalesce(jsonb_agg(to_jsonb(event) - 'application_id' order by event.id), '[]')
              from public.application_events as event where event.application_id = application.id
            ),
            'mails', (
              select coalesce(jsonb_agg(to_jsonb(mail) - 'application_id' order by mail.created_at, mail.id), '[]')
              from public.application_mails as mail where mail.application_id = application.id
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

-- At most a thousand wait, so that a flood of requests does not fill the disk while no mails are sent.
create function public.request_link(address text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.link_requests (address)
  select lower(address) where (select count(*) from public.link_requests) < 1000
  on conflict do nothing;
$$;

-- Takes mails that are due: each is due again later, unless `report_mail` says that it was sent. An application gets its
-- link by mail at most once in five minutes.
create function public.claim_mails(most integer) returns setof jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  with requested as (delete from public.link_requests returning address)
  insert into public.application_mails (application_id, kind)
  select application.id, 'link'
  from requested
  join public.vendor_applications as application on lower(application.contact_email) = requested.address
  where not exists (
    select from public.application_mails as mail
    where mail.application_id = application.id
      and mail.kind = 'link'
      and mail.created_at > now() - interval '5 minutes'
  );
  return query
  with claimed as (
    update public.application_mails as mail
    set attempts = mail.attempts + 1, due_at = now() + interval '1 minute' * power(2, mail.attempts)
    where mail.id in (
      select due.id from public.application_mails as due
      where due.due_at <= now() order by due.due_at, due.id limit most for update skip locked
    )
    returning mail.*
  )
  select jsonb_build_object(
    'id', claimed.id,
    'kind', claimed.kind,
    'reason', claimed.reason,
    'application_id', application.id,
    'contact_name', application.contact_name,
    'contact_email', application.contact_email,
    'company_name', application.company_name,
    'booth', open.booth,
    'answer_by', open.answer_by
  )
  from claimed
  join public.vendor_applications as application on application.id = claimed.application_id
  left join public.booth_offers as open on open.application_id = application.id
  order by claimed.created_at, claimed.id;
end
$$;

-- Says that a mail was sent, or why not. After eight attempts, some four hours, it is given up.
create function public.report_mail(mail uuid, problem text) returns void
language sql security definer set search_path = ''
as $$
  update public.application_mails
  set
    sent_at = case when problem is null then now() end,
    due_at = case when problem is not null and attempts < 8 then due_at end,
    error = left(problem, 500)
  where id = mail and sent_at is null;
$$;

revoke all on function
  public.note_application(), public.move_application(uuid, text, text, text, text, jsonb), public.expire_offers(),
  public.keep_link(text, text), public.add_link(uuid, text), public.application_of_link(text),
  public.end_links(uuid), public.erase_applications(uuid[]), public.request_link(text),
  public.claim_mails(integer), public.report_mail(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.move_application(uuid, text, text, text, text, jsonb), public.expire_offers(),
  public.keep_link(text, text), public.add_link(uuid, text), public.application_of_link(text),
  public.end_links(uuid), public.erase_applications(uuid[]), public.request_link(text),
  public.claim_mails(integer), public.report_mail(uuid, text)
to service_role;
