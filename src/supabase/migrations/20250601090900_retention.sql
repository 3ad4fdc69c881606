-- Deletes applications that are older than a number of days, at most a hundred at once, the oldest first. Their files are
-- withdrawn, so the sweep that calls this removes them next.

create function public.erase_old_applications(days integer) returns void
language sql set search_path = ''
as $$
  select public.erase_applications(array(
    select id from public.vendor_applications
    where created_at < now() - interval '1 day' * days
    order by created_at, id limit 100
  ));
$$;

revoke all on function public.erase_old_applications(integer) from public, anon, authenticated, service_role;
grant execute on function public.erase_old_applications(integer) to service_role;
