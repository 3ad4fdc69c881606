-- Mails to applicants, few to one address: anybody can apply with the address of somebody else. What anybody can have
-- sent is counted apart from the applications, because whoever applies can delete the application, and apply again.

-- Mails to send. A mail without `due_at` and `sent_at` is given up.
create table public.application_mails (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.vendor_applications on delete cascade,
  -- 'received', 'link', 'listing-taken', 'listing-declined', or the state that the application was moved to.
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

-- Addresses that have asked for their link. A request takes the same time for any address, because it is looked up later.
create table public.link_requests (
  address text primary key check (length(address) <= 254)
);

create table public.counted_mails (
  -- SHA-256 of the address, hexadecimal. Rows go after a day.
  recipient text not null check (recipient ~ '^[0-9a-f]{64}$'),
  kind text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index counted_mails_to on public.counted_mails (recipient, kind);

alter table public.application_mails enable row level security;
alter table public.link_requests enable row level security;
alter table public.counted_mails enable row level security;
revoke all on public.application_mails, public.link_requests, public.counted_mails
from public, anon, authenticated, service_role;
grant select on public.application_mails to authenticated, service_role;
create policy "organisers read" on public.application_mails
for select to authenticated using ((select public.is_staff()));

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

create function public.note_application() returns trigger
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

create trigger note_application
after insert on public.vendor_applications
for each row execute function public.note_application();

-- At most a thousand wait, so that a flood of requests does not fill the disk while no mails are sent.
create function public.request_link(address text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.link_requests (address)
  select lower(address) where (select count(*) from public.link_requests) < 1000
  on conflict do nothing;
$$;

-- Takes mails that are due, at most `most`: each is due again later, unless `report_mail` says that it was sent. An address
-- that has asked for it gets the links of its three newest applications. Old counts go, and those of the future, if the
-- clock was set back.
create function public.claim_mails(most integer) returns setof jsonb
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
  public.recipient_of(text),
  public.count_mail(text, text),
  public.note_application(),
  public.request_link(text),
  public.claim_mails(integer),
  public.report_mail(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.request_link(text),
  public.claim_mails(integer),
  public.report_mail(uuid, text)
to service_role;
