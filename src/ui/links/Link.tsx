import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useNavigate } from 'react-router-dom';
import { isPlainClick } from './isPlainClick.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** State of the history entry. */
  state?: unknown;
}

/** A link within the site. The router's own link adds 2 kB for its framework mode, which the site does not use. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (rest.target || !isPlainClick(event)) return;
    event.preventDefault();
    // As in any page, a link to the open address adds no entry to the history.
    void navigate(to, { state, replace: event.currentTarget.href === window.location.href });
  }
  return (
    <a {...rest} href={useHref(to)} onClick={click}>
      {children}
    </a>
  );
}
