-- Calls at the same time. A server runs them beside each other, so two must never wait for each other: who locks several
-- applications does it in the order of their ids, and who gives or frees several booths first takes the lock
-- 'decide_applications'.

-- Some projects give the roles every new sequence. The columns that have these need no rights on them.
revoke all on all sequences in schema public from public, anon, authenticated, service_role;

-- As before, but one after another: a call that deletes the count of all, when its minute is over, could wait for one
-- that waits for it.
create or replace function public.count_request(
  counted_action text, client_address text, limit_per_address integer, limit_in_all integer
) returns integer
language plpgsql set search_path = ''
as $$
declare
  counted record;
begin
  perform pg_advisory_xact_lock(hashtext('count_request'));
  delete from public.request_counts
  where since not between clock_timestamp() - interval '1 minute' and clock_timestamp();
  for counted in
    select * from (values (client_address, limit_per_address), ('*', limit_in_all)) as counter (address, most)
  loop
    declare
      wait integer;
    begin
      insert into public.request_counts as known (action, address)
      values (counted_action, counted.address)
      on conflict (action, address) do update set requests = known.requests + 1
      returning case
        when known.requests > counted.most
        then greatest(1, ceil(extract(epoch from known.since + interval '1 minute' - clock_timestamp())))::integer
        else 0
      end into wait;
      if wait > 0 then
        return wait;
      end if;
    end;
  end loop;
  return 0;
end
$$;

-- As before, but applications of one address that arrive at once are counted one after another.
create or replace function public.note_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('note_application'), hashtext(lower(new.contact_email)));
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

-- As before, but locks all applications before the first one is moved.
create or replace function public.decide_applications(
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

-- As before, but in order. Without `materialized` the function would be called before the rows are sorted.
create or replace function public.expire_offers() returns integer
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

-- As before, but in order, and never more than `most`: the subquery was run several times where the table was small.
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
