import { linkOf } from '../model/application.ts';

/** For links to other sites. */
export const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' };

/** What an applicant typed as an address: a link only if it is one. */
export function Outside({ text }: { text: string }) {
  const href = linkOf(text);
  return href === undefined ? (
    text
  ) : (
    <a {...OUTSIDE} href={href}>
      {text}
    </a>
  );
}
