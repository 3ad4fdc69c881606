import type { ComponentProps, ReactNode } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import type { ActionButton } from '#lib/calls-to-action/callToAction.ts';
import { TargetLink } from '../links/TargetLink.tsx';
import { Link } from '../links/Link.tsx';
import styles from './Button.module.scss';

type Variant = 'primary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
}

/** Buttons beside each other. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** A pill-shaped button. */
export function Button({ variant = 'quiet', type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-variant={variant}
      {...rest}
    />
  );
}

interface ButtonLinkProps {
  variant?: Variant;
  children: ReactNode;
}

/** A pill-shaped link within the site. */
export function ButtonLink({ to, variant = 'quiet', children }: ButtonLinkProps & { to: string }) {
  return (
    <Link to={to} className={styles.button} data-variant={variant}>
      {children}
    </Link>
  );
}

/** A pill-shaped link that opens another site in a new tab. */
export function ExternalButtonLink({
  href,
  variant = 'quiet',
  children,
}: ButtonLinkProps & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.button} data-variant={variant}>
      {children}
    </a>
  );
}

interface ActionLinkProps extends Omit<ActionButton, 'trackingLabel'> {
  variant?: Variant;
  onClick?(): void;
}

/** A call to action: a link that looks like a button, or a disabled button without a target. */
export function ActionLink(props: ActionLinkProps) {
  const { t } = useI18n();
  const { text, ownText, target, openInNewTab, variant = 'primary', loadingText, onClick } = props;
  const shown = ownText ? t(ownText) : text;
  if (loadingText !== undefined || !target) {
    return (
      <Button variant={variant} disabled>
        {loadingText ? t(loadingText) : shown}
      </Button>
    );
  }
  return (
    <TargetLink
      target={target}
      openInNewTab={openInNewTab}
      className={styles.button}
      data-variant={variant}
      onClick={onClick}
    >
      {shown}
    </TargetLink>
  );
}
