-- The mailing list. Only the function `email-subscribe` writes to it, with the service key.

create table public.email_subscribers (
  email text primary key check (
    length(email) <= 254
    and email = lower(email)
    and email ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@.]+(\.[^[:space:][:cntrl:]@.]+)+$'
  ),
  created_at timestamptz not null default now()
);

alter table public.email_subscribers enable row level security;
revoke all on public.email_subscribers
from public, anon, authenticated, service_role;
-- A known address is written again without changes. A statement that writes nothing would take less time, and so reveal
-- who is on the list. The time of the first sign-up stays.
grant select, insert, update, delete on public.email_subscribers to service_role;
