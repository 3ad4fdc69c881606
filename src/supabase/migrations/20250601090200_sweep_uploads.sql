-- An upload that no application names within 24 hours is removed by the next upload after that; the embedded backend
-- also sweeps when it opens its database. Where uploads are rare, an orphan lies until one comes, or until
-- `withdraw_orphans` is called by a schedule of yours. What an application names is never touched. The address is taken back first, then the file is
-- removed, then the row: whatever is cut short is finished by the next sweep. An application that arrives meanwhile
-- either keeps its file (the reference stops the update) or is refused.

create function public.withdraw_orphans() returns setof text
language sql set search_path = ''
as $$
  update public.uploaded_files
  set public_url = null
  where public_url is not null
    and uploaded_at < now() - interval '24 hours'
    and not exists (
      select from public.vendor_applications
      where vendor_applications.product_images_url = uploaded_files.public_url
    );
  select name from public.uploaded_files where public_url is null limit 50;
$$;

create function public.forget_files(names text[]) returns void
language sql set search_path = ''
as $$
  delete from public.uploaded_files where name = any (names) and public_url is null;
$$;

revoke all on function public.withdraw_orphans() from public, anon, authenticated, service_role;
revoke all on function public.forget_files(text[]) from public, anon, authenticated, service_role;
grant execute on function public.withdraw_orphans() to service_role;
grant execute on function public.forget_files(text[]) to service_role;
