-- An upload that no application references within 24 hours is removed by the next upload after that; the embedded
-- backend also removes such files when it opens its database. If uploads are rare, an unused file stays until the next
-- upload, unless you call `withdraw_orphans` on a schedule. Files of applications are never touched. The order is: first
-- the address is withdrawn, then the file is removed, then the row. If this is interrupted, the next sweep completes it.
-- An application that arrives meanwhile either keeps its file (the reference stops the update) or is refused.

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
