import type { I18n } from '#lib/i18n/i18n.ts';
import type { ToastMessage } from '#ui/toast/toast.ts';
import { MESSAGES } from '../messages/index.ts';

type Translate = I18n['t'];

export function fileTooLarge(t: Translate): ToastMessage {
  return {
    title: t(MESSAGES.fileTooLarge),
    description: t(MESSAGES.fileTooLargeDetail),
    variant: 'destructive',
  };
}

export function uploaded(t: Translate, name: string): ToastMessage {
  return { title: t(MESSAGES.uploaded), description: t(MESSAGES.uploadedDetail, { name }) };
}

/** @param reason the service's own text, if it has one. */
export function uploadFailed(t: Translate, reason: string | undefined): ToastMessage {
  return {
    title: t(MESSAGES.uploadFailed),
    description: reason ?? t(MESSAGES.uploadFailedDetail),
    variant: 'destructive',
  };
}

export function uploadCanceled(t: Translate): ToastMessage {
  return { title: t(MESSAGES.uploadCanceled), description: t(MESSAGES.uploadCanceledDetail) };
}

export function failed(t: Translate): ToastMessage {
  return { title: t(MESSAGES.failed), description: t(MESSAGES.failedDetail), variant: 'destructive' };
}

export function sent(t: Translate): ToastMessage {
  return { title: t(MESSAGES.sentToast), description: t(MESSAGES.sentToastDetail) };
}
