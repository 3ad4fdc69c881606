import type { ComponentProps } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { withPrefix } from '#lib/i18n/pageLanguage.ts';

/** A link within the site without the router: it loads a page, or an element around it handles its clicks. */
export function PlainLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const { prefix } = useI18n();
  return (
    <a href={withPrefix(href, prefix)} {...rest}>
      {children}
    </a>
  );
}
