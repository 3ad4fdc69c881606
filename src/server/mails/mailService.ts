import type { Handler } from '../http/listen.ts';
import { FolderInUse } from '../supabase/dataFolder.ts';
import type { SupabaseService } from '../supabase/supabaseService.ts';
import { startMailRounds } from './mailRounds.ts';
import {
  type MailCounts,
  type SendOptions,
  sendMails,
  writeCounts,
} from '#supabase/functions/send-mails/sendMails.ts';

/** Sends the mails of the embedded backend while the server runs. */
export interface MailService {
  /** Handles requests as the backend does; a mail that one leads to is sent soon. */
  handle: Handler;
  close(): Promise<void>;
}

/**
 * Starts to send mails. The database is opened only if it exists.
 *
 * @param options.siteUrl the public origin of the site
 */
export function startMails(
  backend: SupabaseService,
  { siteUrl, festival, transport }: Omit<SendOptions, 'siteUrl' | 'signal'> & { siteUrl: () => string },
): MailService {
  const rounds = startMailRounds(async (signal) => {
    const counts = await work(signal);
    if (counts.failed > 0) console.error(`Mails: ${writeCounts(counts)}`);
  });

  async function work(signal: AbortSignal): Promise<MailCounts> {
    try {
      const call = await backend.callIfUsed();
      if (call) return await sendMails(call, { siteUrl: siteUrl(), festival, transport, signal });
    } catch (error) {
      // The other program sends them.
      if (!(error instanceof FolderInUse)) throw error;
    }
    return { sent: 0, failed: 0 };
  }

  return {
    async handle(request, clientAddress) {
      const response = await backend.handle(request, clientAddress);
      if (request.method === 'POST' && response.ok) rounds.soon();
      return response;
    },
    close: rounds.close,
  };
}
