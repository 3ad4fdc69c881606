import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useHydrating } from '#hooks/useHydrating.ts';
import {
  type VendorApplication,
  NO_ANSWERS,
  type VendorForm,
  vendorApplicationSchema,
} from '#lib/model/vendorApplication.ts';
import { answersDraft } from '../model/drafts.ts';
import { selectSubmission } from '../model/submissionSlice.ts';
import { useSubmit } from '../useSubmit.ts';
import styles from './ApplicationForm.module.scss';
import { ApplicationFields } from './ApplicationFields.tsx';
import { SubmitRow } from './SubmitRow.tsx';

/**
 * The form. What is typed is kept until it is sent, across screens and reloads. Where it comes rendered its fields can
 * be typed into before the script is there.
 */
export function ApplicationForm() {
  const isHydrating = useHydrating();
  const isBusy = useSelector(selectSubmission).phase !== 'idle';
  const { submit, cancel } = useSubmit();
  const [draft] = useState(() => answersDraft.read());
  const form = useForm<VendorForm, unknown, VendorApplication>({
    defaultValues: { ...NO_ANSWERS, ...draft, product_images: undefined },
    resolver: zodResolver(vendorApplicationSchema),
  });
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => answersDraft.keep(values) }),
    [form],
  );
  useLeaveWarning(isBusy);
  return (
    <FormProvider {...form}>
      <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <fieldset disabled={isBusy} className={styles.fields}>
          {/* Node knows of no draft, and nobody would hear of a file that is chosen too early. */}
          <ApplicationFields
            wasRestored={draft !== undefined && !isHydrating}
            takesFiles={!isBusy && !isHydrating}
          />
        </fieldset>
        <SubmitRow isReady={!isHydrating} onCancel={cancel} />
      </form>
    </FormProvider>
  );
}

/** The browser asks before it throws away what is on its way. */
function useLeaveWarning(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);
}
