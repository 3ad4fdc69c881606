import type { SupabaseClient } from '@supabase/supabase-js';
import type { MailFestival } from '../../content/mail/mailFestival.ts';
import type { ListingStore } from '../../content/place/publish/listingStore.ts';
import type { ToolAddress } from './address.ts';
import type { Booth } from './model/booths.ts';

export interface ToolProps {
  /** Made by `openClient`. */
  client: SupabaseClient;
  /** The edition of the festival to which offered booths belong. */
  eventId: string;
  /** Loads the booths of the event's maps. */
  loadBooths: () => Promise<Booth[]>;
  /** Loads what mails say of the festival. */
  loadFestival: () => Promise<MailFestival>;
  /** Where listings are written (default: a command does it). */
  listings?: ListingStore | undefined;
  address: ToolAddress;
  /** Default: that of the device. */
  scheme?: 'light' | 'dark';
}
