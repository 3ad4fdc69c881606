import * as Dialog from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useFocusReturn } from '#hooks/useFocusReturn.ts';
import { useHydrating } from '#hooks/useHydrating.ts';
import { Backdrop } from '../backdrop/Backdrop.tsx';
import { Icon } from '../icons/Icon.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import styles from './DetailDialog.module.scss';

interface DetailDialogProps {
  /** Accessible name. */
  title: string;
  /** The picture: the left column; above the text on small screens. */
  hero?: ReactNode;
  /** `article`: a single column with the picture above the text on every screen. */
  shape?: 'columns' | 'article';
  children: ReactNode;
  /** For a dialog over another dialog: only its 'Go Back' button closes it, neither Escape nor a click outside. */
  mustGoBack?: boolean;
  /** URL of the page beneath: the target of the close link before hydration. */
  closeHref: string;
  onClose(): void;
}

/**
 * An item's dialog over its list: full screen on small screens, picture and text side by side (or one column) on larger
 * ones. Focus is trapped and returns to the card on closing; Escape and a click outside close it.
 */
export function DetailDialog(props: DetailDialogProps) {
  const { title, hero, shape = 'columns', children, mustGoBack = false, onClose } = props;
  const focusReturn = useFocusReturn();
  const isRendering = useHydrating();
  const [wasRendered] = useState(isRendering);
  const panel = {
    className: styles.panel,
    'data-hero': hero !== undefined,
    'data-shape': shape,
    // Was server-rendered: no opening animation.
    'data-ssr': wasRendered,
  };
  if (isRendering) return <RenderedDialog {...props} panel={panel} />;
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Backdrop isSsr={wasRendered} />
        <Dialog.Content
          {...panel}
          aria-describedby={undefined}
          {...focusReturn}
          {...(mustGoBack && { onEscapeKeyDown: preventDefault, onInteractOutside: preventDefault })}
        >
          <Content hero={hero} shape={shape}>
            {mustGoBack && (
              <Dialog.Close className={styles.back}>
                <GoBack />
              </Dialog.Close>
            )}
            <Dialog.Title className={styles.title} dir="auto">
              {title}
            </Dialog.Title>
            {children}
          </Content>
          {!mustGoBack && (
            <Dialog.Close className={styles.close} aria-label="Close">
              <Icon name="close" />
            </Dialog.Close>
          )}
          {!mustGoBack && <ShareButton place="dialog" />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Content({ hero, shape, children }: Pick<DetailDialogProps, 'hero' | 'shape' | 'children'>) {
  return (
    <>
      {hero !== undefined && shape === 'columns' && <div className={styles.hero}>{hero}</div>}
      <div className={styles.body}>
        {hero !== undefined && shape === 'article' && <div className={styles.banner}>{hero}</div>}
        {children}
      </div>
    </>
  );
}

function GoBack() {
  return (
    <>
      <Icon name="back" size={18} />
      Go Back
    </>
  );
}

/** The server-rendered version, since the dialog library renders nothing on Node: readable, and closed by a link. */
function RenderedDialog(props: DetailDialogProps & { panel: ComponentProps<'div'> }) {
  const { title, hero, shape = 'columns', children, mustGoBack = false, closeHref, panel } = props;
  return (
    <>
      <Backdrop isSsr />
      <div role="dialog" aria-modal aria-label={title} {...panel}>
        <Content hero={hero} shape={shape}>
          {mustGoBack && (
            <a href={closeHref} className={styles.back}>
              <GoBack />
            </a>
          )}
          <h2 className={styles.title} dir="auto">
            {title}
          </h2>
          {children}
        </Content>
        {!mustGoBack && (
          <a href={closeHref} className={styles.close} aria-label="Close">
            <Icon name="close" />
          </a>
        )}
      </div>
    </>
  );
}

function preventDefault(event: Event) {
  event.preventDefault();
}
