-- Mails in the language in which somebody applied, and few to one address: anybody can apply with the address of
-- somebody else.

-- Null: the festival's first language.
alter table public.vendor_applications add column language text
  check (language ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$');

-- Gives an application a link, by the address of its file, which only the applicant's browser knows, and notes the
-- language of the page. Only in the first ten minutes, because organisers see the address, too. Returns whether it has
-- the link.
drop function public.keep_link(text, text);
create function public.keep_link(file_url text, link_hash text, page_language text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  application uuid;
begin
  update public.vendor_applications set language = page_language
  where product_images_url = file_url and created_at > now() - interval '10 minutes'
  returning id into application;
  if application is null then
    return false;
  end if;
  insert into public.application_links (hash, application_id) values (link_hash, application);
  return true;
end
$$;

create index vendor_applications_of_address on public.vendor_applications (lower(contact_email));

-- As before, but at most three mails an hour tell an address that its application has arrived.
create or replace function public.note_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.application_events (application_id, actor, target) values (new.id, 'applicant', new.status);
  insert into public.application_mails (application_id, kind)
  select new.id, 'received'
  where (
    select count(*)
    from public.vendor_applications as application
    join public.application_mails as mail on mail.application_id = application.id
    where lower(application.contact_email) = lower(new.contact_email)
      and mail.kind = 'received'
      and mail.created_at > now() - interval '1 hour'
  ) < 3;
  return null;
end
$$;

-- As before, with the language; and an address gets the links of its three newest applications, once in five minutes.
create or replace function public.claim_mails(most integer) returns setof jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  with requested as (delete from public.link_requests returning address),
  newest as (
    select
      application.id,
      row_number() over (partition by requested.address order by application.created_at desc, application.id) as place
    from requested
    join public.vendor_applications as application on lower(application.contact_email) = requested.address
    where not exists (
      select
      from public.vendor_applications as other
      join public.application_mails as mail on mail.application_id = other.id
      where lower(other.contact_email) = requested.address
        and mail.kind = 'link'
        and mail.created_at > now() - interval '5 minutes'
    )
  )
  insert into public.application_mails (application_id, kind)
  select id, 'link' from newest where place <= 3;
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

revoke all on function public.keep_link(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.keep_link(text, text, text) to service_role;
