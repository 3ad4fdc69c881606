import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useAppSelector } from '#content/store.ts';
import { useHydrating } from '#hooks/useHydrating.ts';
import { serviceMessage } from '#submissions/serviceMessage.ts';
import { useI18n } from '#hooks/useI18n.ts';
import {
  type VendorApplication,
  EMPTY_VALUES,
  type VendorForm,
  vendorApplicationSchema,
} from '#submissions/vendorApplicationSchema.ts';
import { valuesStorage } from '../model/formStorage.ts';
import { selectSubmission } from '../model/submissionSlice.ts';
import { MESSAGES } from '../messages/index.ts';
import { useLeaveWarning } from '../useLeaveWarning.ts';
import { useSubmit } from '../useSubmit.ts';
import styles from './ApplicationForm.module.scss';
import { ApplicationFields } from './ApplicationFields.tsx';
import { SubmitRow } from './SubmitRow.tsx';

/** The label of the button, and a short one for narrow windows. */
const SUBMIT = {
  idle: [MESSAGES.submit, MESSAGES.submitShort],
  busy: [MESSAGES.submitting, MESSAGES.submittingShort],
} as const;

/**
 * The form. Its text is stored until it is sent, across screens and reloads. On a rendered page the fields can be
 * filled in before the script has loaded.
 *
 * @param props.children what stands below the form and reads its values.
 */
export function ApplicationForm({ children }: { children?: ReactNode }) {
  const isHydrating = useHydrating();
  const isBusy = useAppSelector(selectSubmission).phase !== 'idle';
  const { submit, cancel } = useSubmit();
  const i18n = useI18n();
  const [resolver] = useState(() => zodResolver(vendorApplicationSchema(i18n.t)));
  const [typed] = useState(() => valuesStorage.read());
  const form = useForm<VendorForm, unknown, VendorApplication>({
    defaultValues: { ...EMPTY_VALUES, ...typed, product_images: undefined },
    resolver,
  });
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => valuesStorage.save(values) }),
    [form],
  );
  useLeaveWarning(isBusy);
  const [long, short] = SUBMIT[isBusy ? 'busy' : 'idle'];

  async function send(application: VendorApplication) {
    const error = await submit(application);
    // The toast disappears; this message stays until another file is chosen.
    if (error?.kind === 'refused') form.setError('product_images', { message: serviceMessage(error, i18n) });
  }

  return (
    <FormProvider {...form}>
      <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <fieldset disabled={isBusy} className={styles.fields}>
          {/* Node has no stored text, and a file chosen before hydration would be lost. */}
          <ApplicationFields
            wasRestored={typed !== undefined && !isHydrating}
            canUpload={!isBusy && !isHydrating}
          />
        </fieldset>
        <SubmitRow label={i18n.t(long)} shortLabel={i18n.t(short)} isReady={!isHydrating} onCancel={cancel} />
      </form>
      {children}
    </FormProvider>
  );
}
