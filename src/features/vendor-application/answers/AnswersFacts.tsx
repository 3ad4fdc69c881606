import { useI18n } from '#hooks/useI18n.ts';
import type { Answers } from '#submissions/applicantLink.ts';
import { Facts } from '../applicant/Facts.tsx';
import { UploadedPicture } from '../edit/UploadedPicture.tsx';
import { MESSAGES as FIELDS } from '../messages/index.ts';
import { MESSAGES } from './messages/index.ts';

/** What an applicant has answered. */
export function AnswersFacts({ email, answers }: { email: string; answers: Answers }) {
  const { t } = useI18n();
  const { contact_name, contact_phone, name, website, instagram, description, picture } = answers;
  return (
    <Facts
      facts={[
        { term: t(FIELDS.fullName), content: contact_name },
        { term: t(FIELDS.email), content: email },
        { term: t(FIELDS.businessName), content: name },
        { term: t(FIELDS.phone), content: contact_phone ?? undefined },
        { term: t(FIELDS.website), content: website ?? undefined },
        { term: t(FIELDS.instagram), content: instagram },
        { term: t(FIELDS.project), content: description },
        { term: t(MESSAGES.picture), content: <UploadedPicture address={picture} /> },
      ]}
    />
  );
}
