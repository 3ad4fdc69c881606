import { type ComponentProps, type ReactNode, useState } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { Button, ButtonRow } from '../buttons/Button.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './LinkToCopy.module.scss';

interface LinkToCopyProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  label: string;
  address: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** A link in a field, with a button that copies it. */
export function LinkToCopy({ label, address, variant, children }: LinkToCopyProps) {
  const { t } = useI18n();
  const [status, setStatus] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setStatus(t(MESSAGES.copied));
    } catch {
      setStatus(t(MESSAGES.copyBlocked));
    }
  }

  return (
    <>
      <input
        className={styles.link}
        aria-label={label}
        dir="ltr"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <ButtonRow>
        <Button variant={variant} onClick={() => void copy()}>
          {t(MESSAGES.copy)}
        </Button>
        {children}
      </ButtonRow>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </>
  );
}
