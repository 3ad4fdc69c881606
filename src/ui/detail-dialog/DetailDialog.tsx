import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../../hooks/useFocusReturn';
import { Icon } from '../icons/Icon';
import styles from './DetailDialog.module.scss';

interface DetailDialogProps {
  /** Names the dialog. */
  title: string;
  /** The picture: the left column, above the text on small screens. */
  hero?: ReactNode;
  /** `article`: one column to read, the picture above it on every screen. */
  shape?: 'columns' | 'article';
  children: ReactNode;
  /** For a dialog over a dialog: only a 'Go Back' button closes it, neither Escape nor a click outside. */
  mustGoBack?: boolean;
  onClose(): void;
}

/**
 * One item over its list: a full sheet on small screens, picture and text side by side (or one column) on larger ones.
 * Focus stays inside and goes back to the card on closing; Escape and a click outside close it.
 */
export function DetailDialog(props: DetailDialogProps) {
  const { title, hero, shape = 'columns', children, mustGoBack = false, onClose } = props;
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop} />
        <Dialog.Content
          className={styles.panel}
          data-hero={hero !== undefined}
          data-shape={shape}
          aria-describedby={undefined}
          {...focusReturn}
          {...(mustGoBack && { onEscapeKeyDown: preventDefault, onInteractOutside: preventDefault })}
        >
          {hero !== undefined && shape === 'columns' && <div className={styles.hero}>{hero}</div>}
          <div className={styles.body}>
            {hero !== undefined && shape === 'article' && <div className={styles.banner}>{hero}</div>}
            {mustGoBack && (
              <Dialog.Close className={styles.back}>
                <Icon name="back" size={18} />
                Go Back
              </Dialog.Close>
            )}
            <Dialog.Title className={styles.title} dir="auto">
              {title}
            </Dialog.Title>
            {children}
          </div>
          {!mustGoBack && (
            <Dialog.Close className={styles.close} aria-label="Close">
              <Icon name="close" />
            </Dialog.Close>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function preventDefault(event: Event) {
  event.preventDefault();
}
