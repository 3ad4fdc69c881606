-- What is stored of one person, who may ask for it or have it deleted. The case of an address does not count.

create function public.export_person(address text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'applications', (
      select coalesce(jsonb_agg(to_jsonb(application) order by created_at, id), '[]')
      from public.vendor_applications as application
      where lower(contact_email) = lower(address)
    ),
    'subscription', (
      select to_jsonb(subscriber) from public.email_subscribers as subscriber where email = lower(address)
    )
  );
$$;

-- Deletes the rows and withdraws the addresses of the files. Returns the names of the files, which the caller removes. If
-- it is interrupted, the next sweep removes them.
create function public.erase_person(address text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  urls text[];
  files text[];
  subscriptions integer;
begin
  with erased as (
    delete from public.vendor_applications where lower(contact_email) = lower(address)
    returning product_images_url
  )
  select array_agg(product_images_url) into urls from erased;
  with withdrawn as (
    update public.uploaded_files set public_url = null where public_url = any (urls) returning name
  )
  select coalesce(array_agg(name), '{}') into files from withdrawn;
  delete from public.email_subscribers where email = lower(address);
  get diagnostics subscriptions = row_count;
  return jsonb_build_object('files', files, 'subscriptions', subscriptions);
end
$$;

revoke all on function public.export_person(text) from public, anon, authenticated, service_role;
revoke all on function public.erase_person(text) from public, anon, authenticated, service_role;
grant execute on function public.export_person(text) to service_role;
grant execute on function public.erase_person(text) to service_role;
