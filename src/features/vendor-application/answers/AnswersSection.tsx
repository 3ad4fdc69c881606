import { useState } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { Answers } from '#submissions/applicantLink.ts';
import { EditSection } from '../edit/EditSection.tsx';
import { answersStorage } from '../model/formStorage.ts';
import { selectSubmission } from '../model/submissionSlice.ts';
import { MESSAGES } from './messages/index.ts';
import { AnswersFacts } from './AnswersFacts.tsx';
import { AnswersForm } from './AnswersForm.tsx';
import { typedOf } from './typedOf.ts';

interface AnswersProps {
  /** The id of the application. */
  id: string;
  email: string;
  answers: Answers;
}

/** The answers of an application, which its applicant can change until something is decided. */
export default function AnswersSection({ id, ...props }: AnswersProps) {
  const { edits } = useAppSelector(selectSubmission);
  // Closes the form after each sent edit.
  return <OwnAnswers key={`${id} ${edits}`} id={id} {...props} />;
}

function OwnAnswers({ id, email, answers }: AnswersProps) {
  const { t } = useI18n();
  const [storage] = useState(() => answersStorage(id));
  const initial = typedOf(answers);
  return (
    <EditSection
      title={t(MESSAGES.title)}
      label={t(MESSAGES.edit)}
      intro={<p>{t(MESSAGES.detail)}</p>}
      facts={<AnswersFacts email={email} answers={answers} />}
      storage={storage}
      initial={initial}
      form={(onDiscard) => <AnswersForm {...{ email, answers, storage, initial, onDiscard }} />}
    />
  );
}
