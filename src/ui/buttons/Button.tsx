import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.scss';

type Variant = 'primary' | 'quiet';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant;
}

/** A pill that acts on this page. */
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

/** A pill that leads to another page of the site. */
export function ButtonLink({ to, variant = 'quiet', children }: ButtonLinkProps & { to: string }) {
  return (
    <Link to={to} className={styles.button} data-variant={variant}>
      {children}
    </Link>
  );
}

/** A pill that opens another site in a new tab. */
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
