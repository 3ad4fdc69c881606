import { useState } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import type { ApplicationStatus, OwnApplication } from '#submissions/applicantLink.ts';
import { type Action, selectApplicant } from '../model/applicantSlice.ts';
import { MESSAGES } from '../messages/index.ts';
import { useApplicant } from '../useApplicant.ts';
import { ConfirmDialog, type ConfirmedAction } from './ConfirmDialog.tsx';
import styles from './Applicant.module.scss';

const WITHDRAWABLE: readonly ApplicationStatus[] = [
  'submitted',
  'in-review',
  'waitlisted',
  'accepted',
  'published',
  'expired',
];

/** What an applicant can do, by the state of their application. All but accepting is asked about first. */
export function ApplicantActions({ application: { status, booth } }: { application: OwnApplication }) {
  const { t } = useI18n();
  const { busy } = useAppSelector(selectApplicant);
  const { act, forget } = useApplicant();
  const [asked, setAsked] = useState<ConfirmedAction>();
  const isBusy = busy !== undefined;
  const labelOf = (action: Action, label: string) => (busy === action ? t(MESSAGES.working) : label);

  /** A button of an action that is asked about. */
  const asking = (action: ConfirmedAction, label: string) => (
    <Button aria-haspopup="dialog" disabled={isBusy} onClick={() => setAsked(action)}>
      {labelOf(action, label)}
    </Button>
  );

  return (
    <>
      {status === 'offered' && (
        <ButtonRow>
          <Button variant="primary" disabled={isBusy} onClick={() => act('accept')}>
            {labelOf('accept', t(MESSAGES.accept, { booth: booth ?? '' }))}
          </Button>
          {asking('decline', t(MESSAGES.decline))}
        </ButtonRow>
      )}
      {WITHDRAWABLE.includes(status) && <ButtonRow>{asking('withdraw', t(MESSAGES.withdraw))}</ButtonRow>}
      <div className={styles.ways}>
        <ButtonRow>
          {asking('end', t(MESSAGES.end))}
          {asking('erase', t(MESSAGES.erase))}
          <Button disabled={isBusy} onClick={forget}>
            {t(MESSAGES.applyAgain)}
          </Button>
        </ButtonRow>
      </div>
      {asked && (
        <ConfirmDialog
          action={asked}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            act(asked);
          }}
        />
      )}
    </>
  );
}
