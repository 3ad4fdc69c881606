import { pageI18n } from '#lib/i18n/i18n.ts';
import { sharedAddress } from '#lib/url/sharedAddress.ts';
import { MESSAGES } from './messages/index.ts';
import { toast } from '../toast/toast.ts';

/** Shares the page with the platform's share sheet; without one it copies the link. */
export async function sharePage(): Promise<void> {
  const { t } = pageI18n();
  const url = sharedAddress(window.location.href);
  if ('share' in navigator) {
    try {
      return await navigator.share({ title: document.title, url });
    } catch (error) {
      // The visitor has cancelled sharing.
      if ((error as Error).name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: t(MESSAGES.copied), description: t(MESSAGES.copiedDetail) });
  } catch {
    toast({ title: t(MESSAGES.copyThis), description: url });
  }
}
