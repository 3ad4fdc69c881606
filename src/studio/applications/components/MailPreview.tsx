import { useState } from 'react';
import styles from '../tool.module.css';
import type { MailFestival } from '../../../content/mail/mailFestival.ts';
import { mailTexts } from '../../../content/mail/mailTexts.ts';
import { writeMail } from '../../../content/mail/writeMail.ts';
import type { State } from '../../../lib/applicationStates.ts';
import { isRightToLeft } from '../../../lib/i18n/pageLanguage.ts';
import type { Application } from '../model/application.ts';
import { type Decision, boothOf } from '../model/decision.ts';

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

interface MailPreviewProps {
  applications: readonly Application[];
  decision: Decision;
  target: State;
  festival: MailFestival;
}

/** The mail that an applicant will get, word for word but for the link, which is made when it is sent. */
export function MailPreview({ applications, decision, target, festival }: MailPreviewProps) {
  const [first] = applications;
  const [id, setId] = useState(first?.id);
  const [chosen, setLanguage] = useState<string>();
  const application = applications.find((one) => one.id === id);
  if (!application) return null;
  const { languages, nameIn, zone, templateOf } = festival;
  const language = chosen ?? languages[0];
  const isOffer = target === 'offered';
  const { subject, text } = writeMail(
    {
      kind: target,
      reason: decision.reason,
      contact_name: application.contact_name,
      company_name: application.company_name,
      booth: isOffer ? boothOf(decision.booths, application.id) : null,
      answer_by: isOffer ? new Date(decision.answerBy).toISOString() : null,
    },
    {
      name: nameIn(language),
      zone,
      url: '…',
      i18n: mailTexts(language),
      template: templateOf(target, language),
    },
  );
  return (
    <section className={styles.form} aria-label="The mail">
      <h3>The mail</h3>
      <div className={styles.line}>
        {applications.length > 1 && (
          <label className={styles.field}>
            To
            <select value={id} onChange={(event) => setId(event.target.value)}>
              {applications.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.company_name}
                </option>
              ))}
            </select>
          </label>
        )}
        {languages.length > 1 && (
          <label className={styles.field}>
            In
            <select value={language} onChange={(event) => setLanguage(event.target.value)}>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {LANGUAGE_NAMES.of(one)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {languages.length > 1 && (
        <p className={styles.quiet}>Each applicant gets it in the language of the page of the form.</p>
      )}
      <blockquote className={styles.text} lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
        <strong>{subject}</strong>
        {`\n\n${text.trimEnd()}`}
      </blockquote>
    </section>
  );
}
