import { useI18n } from '#hooks/useI18n.ts';
import { twoDigits } from '#lib/twoDigits.ts';
import { uniqueKeys } from '#lib/uniqueKeys.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import type { FaqQuestion } from '../model/toChapters.ts';
import { MESSAGES } from '../messages/index.ts';
import styles from './Questions.module.scss';

/** Answers are always expanded: they are short, and visitors use find-in-page. */
export function Questions({ questions }: { questions: readonly FaqQuestion[] }) {
  const { t } = useI18n();
  const keys = uniqueKeys(questions);
  return (
    <ol className={styles.questions}>
      {questions.map(({ anchor, question, answer, isHighlighted }, index) => (
        <li key={keys[index]} id={anchor} className={styles.item}>
          <h3 className={styles.question}>
            <span className={styles.number}>{twoDigits(index + 1)}</span> <span dir="auto">{question}</span>
          </h3>
          <div className={styles.answer}>
            {isHighlighted && <Badge kind="highlighted" />}
            <RichText value={answer} form="full" topHeading={4} defaultAlt={t(MESSAGES.picture)} />
          </div>
        </li>
      ))}
    </ol>
  );
}
