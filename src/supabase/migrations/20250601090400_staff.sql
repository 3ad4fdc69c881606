-- Organisers, and their reviews of applications. Policies decide what they see. They write by functions only.

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

alter table public.staff enable row level security;
alter table public.application_reviews enable row level security;
revoke all on public.staff, public.application_reviews
from public, anon, authenticated, service_role;
-- The service key adds organisers, and exports a person's data.
grant select, insert on public.staff to service_role;
grant select on public.application_reviews to service_role;
grant select on public.staff, public.application_reviews, public.vendor_applications to authenticated;

-- As a subquery the function is called once in a query, not once for each row.
create policy "organisers read" on public.staff
for select to authenticated using ((select public.is_staff()));
create policy "organisers read" on public.application_reviews
for select to authenticated using ((select public.is_staff()));
create policy "organisers read" on public.vendor_applications
for select to authenticated using ((select public.is_staff()));

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

revoke all on function
  public.is_staff(),
  public.staff_name(),
  public.review_application(uuid, integer, text)
from public, anon, authenticated, service_role;
-- The policies call `is_staff` as the caller.
grant execute on function public.is_staff(), public.review_application(uuid, integer, text) to authenticated;
