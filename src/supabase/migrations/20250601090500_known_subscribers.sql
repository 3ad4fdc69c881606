-- A known address is written again without changes. A statement that writes nothing would take less time, and so reveal
-- who is on the list. The time of the first sign-up stays.

grant update on public.email_subscribers to service_role;
