-- Who signs up again is written again, unchanged: a statement that wrote nothing would take less time than one that
-- writes, and tell a patient listener who is on the list. When somebody first signed up is kept.

grant update on public.email_subscribers to service_role;
