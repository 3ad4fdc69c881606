import { sharedAddress } from '#lib/url/sharedAddress.ts';
import { toast } from '../toast/toast.ts';

/** Shares the page with the platform's share sheet; without one it copies the link. */
export async function sharePage(): Promise<void> {
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
    toast({ title: 'Link copied', description: 'It opens this page as you see it.' });
  } catch {
    toast({ title: 'Copy this link', description: url });
  }
}
