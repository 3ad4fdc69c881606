-- After a clock was set back, counts that began in the future would not end for hours, so they are ignored.
-- `clock_timestamp()`, because another transaction may have begun, and counted, after this one began.

create or replace function public.count_request(
  counted_action text, client_address text, limit_per_address integer, limit_in_all integer
) returns integer
language plpgsql set search_path = ''
as $$
declare
  counted record;
begin
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
