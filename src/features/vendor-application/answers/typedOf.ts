import type { Answers } from '#submissions/applicantLink.ts';
import type { TypedAnswers } from '../model/formStorage.ts';

/** What the form of answers contains before anything is typed. */
export function typedOf(answers: Answers): TypedAnswers {
  const { contact_name, contact_phone, name, website, instagram, description, edited_at } = answers;
  return {
    values: {
      full_name: contact_name,
      business_name: name,
      phone_number: contact_phone ?? '',
      website_url: website ?? '',
      instagram_url: instagram,
      project_description: description,
    },
    hasFile: false,
    began: edited_at,
  };
}
