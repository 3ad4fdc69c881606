import type { MouseEvent, ReactNode } from 'react';
import type { LinkTarget } from '#lib/url/linkTarget.ts';
import { Link } from './Link.tsx';

interface TargetLinkProps {
  target: LinkTarget;
  openInNewTab?: boolean;
  className?: string | undefined;
  children: ReactNode;
  isCurrent?: boolean;
  label?: string;
  'data-variant'?: string;
  'data-highlighted'?: boolean;
  onClick?(event: MouseEvent): void;
}

/** An internal or external link. In a new tab the other page gets neither opener nor referrer. */
export function TargetLink(props: TargetLinkProps) {
  const { target, openInNewTab = false, isCurrent, label, ...rest } = props;
  const shared = {
    ...rest,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-label': label,
    ...(openInNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  };
  if (target.kind === 'external') {
    return (
      <a href={target.href} {...shared}>
        {props.children}
      </a>
    );
  }
  return <Link to={target.to} {...shared} />;
}
