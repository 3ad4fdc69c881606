/** What some Supabase projects give to the roles of the Data API on every new table, function and sequence. */
export const EVERYTHING_GRANTED = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  grant usage on schema public to anon, authenticated, service_role`;
