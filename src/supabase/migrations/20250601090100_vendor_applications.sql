-- Applications of vendors. Anyone may insert one; only organisers and the service key can read them, and only functions
-- change them.
-- Constraints, which apply to every role, limit the content of a row, not the policy.

create table public.vendor_applications (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- It changes only by `move_application`.
  status text not null default 'submitted' check (
    status in (
      'submitted', 'in-review', 'waitlisted', 'offered', 'accepted', 'published', 'declined', 'withdrawn', 'expired'
    )
  ),

  contact_name text not null check (contact_name ~ '[^[:space:]]' and length(contact_name) <= 200),
  contact_email text not null
    check (length(contact_email) <= 254 and contact_email ~ '^[^[:space:]@]+@[^[:space:]@.]+(\.[^[:space:]@.]+)+$'),
  company_name text not null check (company_name ~ '[^[:space:]]' and length(company_name) <= 200),
  contact_phone text check (length(contact_phone) between 1 and 50),
  company_website text
    check (length(company_website) <= 2048 and company_website ~* '^https?://[^[:space:]/?#@\\]+([/?#][^[:space:]]*)?$'),
  social_media_handles jsonb not null check (
    jsonb_typeof(social_media_handles) = 'object'
    and social_media_handles - 'instagram' = '{}'
    and jsonb_typeof(social_media_handles -> 'instagram') is not distinct from 'string'
    and length(social_media_handles ->> 'instagram') <= 2048
    and social_media_handles ->> 'instagram'
      ~* '^https?://((www|m)\.)?instagram\.com/[^[:space:]/?#\\][^[:space:]\\]*$'
  ),
  product_description text not null
    check (product_description ~ '[^[:space:]]' and length(product_description) <= 5000),
  product_images_urls text[] not null check (cardinality(product_images_urls) = 1),

  -- The form has no fields for these yet.
  company_address text not null default 'N/A' check (length(company_address) between 1 and 200),
  company_city text not null default 'N/A' check (length(company_city) between 1 and 200),
  company_state text not null default 'N/A' check (length(company_state) between 1 and 200),
  company_zip text not null default 'N/A' check (length(company_zip) between 1 and 20),
  company_country text not null default 'N/A' check (length(company_country) between 1 and 100),
  business_type text not null default 'N/A' check (length(business_type) between 1 and 100),
  product_categories text[] not null default array['General']
    check (cardinality(product_categories) between 1 and 10 and length(array_to_string(product_categories, '')) <= 1000),

  -- The only file. Its address must come from the upload function and can be used only once: a second row with it is
  -- the same application sent again (23505); an unknown address is refused (23503). Because of the reference, the file
  -- of an application is never removed.
  product_images_url text not null unique
    generated always as (product_images_urls[1]) stored
    references public.uploaded_files (public_url),

  -- That of the page on which somebody applied; null: the festival's first language.
  language text check (language ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$'),
  -- Of the version: it grows with every edit; null for answers as they arrived.
  edited_at timestamptz
);
create index vendor_applications_of_address on public.vendor_applications (lower(contact_email));

-- A request may insert only one application.
create function public.refuse_bulk_applications() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (select count(*) from inserted) > 1 then
    raise exception 'one application at a time' using errcode = 'P0001';
  end if;
  return null;
end
$$;
revoke all on function public.refuse_bulk_applications() from public, anon, authenticated, service_role;

create trigger one_application_at_a_time
after insert on public.vendor_applications
referencing new table as inserted
for each statement execute function public.refuse_bulk_applications();

alter table public.vendor_applications enable row level security;
create policy "anyone may apply" on public.vendor_applications for insert to anon with check (true);

revoke all on public.vendor_applications from public, anon, authenticated, service_role;
grant insert (
  contact_name, contact_email, company_name, contact_phone, company_website, social_media_handles,
  product_description, product_images_urls, company_address, company_city, company_state, company_zip,
  company_country, business_type, product_categories
) on public.vendor_applications to anon;
grant select, delete on public.vendor_applications to service_role;
