import type { SupabaseClient } from '@supabase/supabase-js';
import type { ToolAddress } from './address.ts';
import type { Booth } from './model/booths.ts';

export interface ToolProps {
  /** Made by `openClient`. */
  client: SupabaseClient;
  /** The edition of the festival to which offered booths belong. */
  eventId: string;
  /** Loads the booths of the event's maps. */
  loadBooths: () => Promise<Booth[]>;
  address: ToolAddress;
}
