import type { ReactNode } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import type { Message } from '#lib/i18n/i18n.ts';

/** In no text. */
const MARK = '\0';

interface AroundNameProps {
  /** A text with the placeholder `name`. */
  message: Message;
  /** What stands in the place of the name: an element with it. */
  children: ReactNode;
}

/** A text around an element, such as a name that may have another direction than the text. */
export function AroundName({ message, children }: AroundNameProps) {
  const { t } = useI18n();
  const [before, after] = t(message, { name: MARK }).split(MARK);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
