import { useEffect, useRef } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import type { Message } from '#lib/i18n/i18n.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { PlainDialog } from '#ui/plain-dialog/PlainDialog.tsx';
import type { PlainAction } from '../model/followLink.ts';
import { MESSAGES } from '../messages/index.ts';
import styles from './Applicant.module.scss';

export type ConfirmedAction = Exclude<PlainAction, 'accept'>;

const QUESTIONS: Record<ConfirmedAction, { title: Message; detail: Message; confirm: Message }> = {
  withdraw: {
    title: MESSAGES.withdrawQuestion,
    detail: MESSAGES.withdrawDetail,
    confirm: MESSAGES.withdraw,
  },
  decline: { title: MESSAGES.declineQuestion, detail: MESSAGES.declineDetail, confirm: MESSAGES.decline },
  end: { title: MESSAGES.endQuestion, detail: MESSAGES.endDetail, confirm: MESSAGES.endConfirm },
  erase: { title: MESSAGES.eraseQuestion, detail: MESSAGES.eraseDetail, confirm: MESSAGES.erase },
};

interface ConfirmDialogProps {
  action: ConfirmedAction;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ action, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useI18n();
  const { title, detail, confirm } = QUESTIONS[action];
  const text = useRef<HTMLParagraphElement>(null);
  // The browser would focus the button, which Enter or a second click presses.
  useEffect(() => text.current?.focus(), []);
  return (
    <PlainDialog title={t(title)} onClose={onClose}>
      <p ref={text} tabIndex={-1} className={styles.question}>
        {t(detail)}
      </p>
      <Button variant="primary" onClick={onConfirm}>
        {t(confirm)}
      </Button>
    </PlainDialog>
  );
}
