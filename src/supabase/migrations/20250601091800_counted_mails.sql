-- Mails that anybody can have sent to somebody's address are counted apart from the applications: whoever applies with an
-- address that is not theirs can delete the application, and apply again. A booth is one booth in any spelling.

create table public.counted_mails (
  -- SHA-256 of the address, hexadecimal. Rows go after a day.
  recipient text not null check (recipient ~ '^[0-9a-f]{64}$'),
  kind text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index counted_mails_to on public.counted_mails (recipient, kind);
alter table public.counted_mails enable row level security;
revoke all on public.counted_mails from public, anon, authenticated, service_role;

create function public.recipient_of(address text) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(lower(address), 'UTF8')), 'hex');
$$;

-- Whether an address may get another mail that anybody can ask for. If so, it is counted: three an hour say that an
-- application has arrived; links come once in five minutes, and four times a day.
create function public.count_mail(address text, kind text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('count_mail'));
  if exists (
    select
    from (
      values ('received', 3, interval '1 hour'), ('link', 1, interval '5 minutes'), ('link', 4, interval '1 day')
    ) as cap (kind, most, period)
    where cap.kind = count_mail.kind
      and cap.most <= (
        select count(*) from public.counted_mails as counted
        where counted.recipient = public.recipient_of(address)
          and counted.kind = cap.kind
          and counted.created_at > clock_timestamp() - cap.period
      )
  ) then
    return false;
  end if;
  insert into public.counted_mails (recipient, kind) values (public.recipient_of(address), count_mail.kind);
  return true;
end
$$;

-- As before, but mails are counted apart.
create or replace function public.note_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.application_events (application_id, actor, target) values (new.id, 'applicant', new.status);
  if public.count_mail(new.contact_email, 'received') then
    insert into public.application_mails (application_id, kind) values (new.id, 'received');
  end if;
  return null;
end
$$;

-- As before, but mails are counted apart. Old counts go, and those of the future, if the clock was set back.
create or replace function public.claim_mails(most integer) returns setof jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.counted_mails
  where created_at not between clock_timestamp() - interval '1 day' and clock_timestamp();
  with requested as (delete from public.link_requests returning address),
  known as materialized (
    select address from requested
    where exists (select from public.vendor_applications where lower(contact_email) = requested.address)
  ),
  granted as materialized (
    select address from known where public.count_mail(address, 'link')
  ),
  newest as (
    select
      application.id,
      row_number() over (partition by granted.address order by application.created_at desc, application.id) as place
    from granted
    join public.vendor_applications as application on lower(application.contact_email) = granted.address
  )
  insert into public.application_mails (application_id, kind)
  select id, 'link' from newest where place <= 3 order by id;
  return query
  with due as materialized (
    select id from public.application_mails
    where due_at <= now() order by due_at, id limit most for update skip locked
  ),
  claimed as (
    update public.application_mails as mail
    set attempts = mail.attempts + 1, due_at = now() + interval '1 minute' * power(2, mail.attempts)
    from due where mail.id = due.id
    returning mail.*
  )
  select jsonb_build_object(
    'id', claimed.id,
    'kind', claimed.kind,
    'reason', claimed.reason,
    'application_id', application.id,
    'language', application.language,
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

-- As before, with the drafts that contain the address, and the counts.
create or replace function public.erase_person(address text) returns jsonb
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

-- Case and spaces do not count, as on the map.
create function public.booth_key(label text) returns text
language sql immutable set search_path = ''
as $$
  select lower(btrim(regexp_replace(label, '[[:space:]]+', ' ', 'g')));
$$;
alter table public.booth_offers drop constraint booth_offers_event_booth_key;
create unique index booth_offers_once on public.booth_offers (event, public.booth_key(booth));

-- As before, but a booth is taken in any spelling.
create or replace function public.move_application(
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

revoke all on function
  public.recipient_of(text), public.count_mail(text, text), public.booth_key(text)
from public, anon, authenticated, service_role;
