import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useI18n } from '#hooks/useI18n.ts';
import type { FormStorage } from '#lib/formStorage.ts';
import type { Answers } from '#submissions/applicantLink.ts';
import { type AnswersEdit, type AnswersForm as Values, answersEditSchema } from '#submissions/editSchemas.ts';
import { serviceMessage } from '#submissions/serviceMessage.ts';
import { FullNameField, PhoneField } from '../components/ContactFields.tsx';
import { BusinessFields, BusinessNameField } from '../components/ListingFields.tsx';
import { EditForm } from '../edit/EditForm.tsx';
import { businessTexts } from '../edit/businessTexts.ts';
import { useSendEdit } from '../edit/useSendEdit.ts';
import type { TypedAnswers } from '../model/formStorage.ts';
import { MESSAGES } from './messages/index.ts';
import { AnswersFacts } from './AnswersFacts.tsx';

interface AnswersFormProps {
  email: string;
  answers: Answers;
  storage: FormStorage<TypedAnswers>;
  /** What it contains before anything is typed. */
  initial: TypedAnswers;
  onDiscard(): void;
}

/** Changes the answers of an application. What is typed is stored until it is sent or discarded, across screens and reloads. */
export function AnswersForm({ email, answers, storage, initial, onDiscard }: AnswersFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { send, cancel } = useSendEdit();
  const [resolver] = useState(() => zodResolver(answersEditSchema(t)));
  const [typed] = useState(() => storage.read() ?? initial);
  const form = useForm<Values, unknown, AnswersEdit>({
    defaultValues: { ...typed.values, product_images: undefined },
    resolver,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { product_images: file, ...values } }) =>
          storage.save({ values, hasFile: file !== undefined, began: typed.began }),
      }),
    [form, storage, typed],
  );

  async function submit({ product_images: file, ...edit }: AnswersEdit) {
    const texts = {
      action: 'answer' as const,
      contact: edit.full_name,
      phone: edit.phone_number,
      ...businessTexts(edit),
    };
    const error = await send({ texts, file, storage });
    // The toast disappears; this message stays until another file is chosen.
    if (error?.kind === 'refused') form.setError('product_images', { message: serviceMessage(error, i18n) });
  }

  const isOvertaken = answers.edited_at !== typed.began;
  const facts = <AnswersFacts email={email} answers={answers} />;
  return (
    <FormProvider {...form}>
      <EditForm
        picture={answers.picture}
        hasLostFile={typed.hasFile}
        newer={isOvertaken ? { title: t(MESSAGES.overtaken), facts } : undefined}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        onCancel={cancel}
        onDiscard={onDiscard}
      >
        <FullNameField />
        <BusinessNameField />
        <PhoneField />
        <BusinessFields />
      </EditForm>
    </FormProvider>
  );
}
