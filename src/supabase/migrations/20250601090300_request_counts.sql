-- How often an address has called a function within the last minute. Older counts are removed.

create table public.request_counts (
  action text not null,
  -- A network address, or '*' for all addresses together.
  address text not null,
  since timestamptz not null default now(),
  requests integer not null default 1,
  primary key (action, address)
);

alter table public.request_counts enable row level security;
revoke all on public.request_counts
from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.request_counts to service_role;

-- Counts a request. Returns 0 if it is within both limits per minute, otherwise the seconds to wait. A request over its
-- own address's limit does not count against the limit of all.
--
-- Calls come one after another: one that deletes the count of all, when its minute is over, could wait for one that
-- waits for it. Counts that begin in the future, after a clock was set back, would not end for hours, so they are
-- ignored. `clock_timestamp()`, because another transaction may have begun, and counted, after this one began.
create function public.count_request(
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

revoke all on function
  public.count_request(text, text, integer, integer)
from public, anon, authenticated, service_role;
grant execute on function
  public.count_request(text, text, integer, integer)
to service_role;
