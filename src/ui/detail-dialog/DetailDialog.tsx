import * as Dialog from '@radix-ui/react-dialog';
import { Fragment, type MouseEvent, type ReactNode, useContext, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogContent } from '#hooks/useDialogContent.ts';
import { useHydrating } from '#hooks/useHydrating.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Backdrop } from '../backdrop/Backdrop.tsx';
import { Icon } from '../icons/Icon.tsx';
import { isPlainClick } from '../links/isPlainClick.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { WORDS } from '../messages/index.ts';
import { DialogToolsContext } from './dialogTools.ts';
import { MESSAGES } from './messages/index.ts';
import { PlainLink } from '../links/PlainLink.tsx';
import { withoutPrefix } from '#lib/i18n/pageLanguage.ts';
import styles from './DetailDialog.module.scss';

/** An item beside another one in its list. */
export interface Neighbour {
  name: string;
  href: string;
}

export interface Neighbours {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}

interface DetailDialogProps {
  /** Accessible name. */
  title: string;
  /** The picture: the left column; above the text on small screens. */
  hero?: ReactNode;
  /** `article`: a single column with the picture above the text on every screen. */
  shape?: 'columns' | 'article';
  children: ReactNode;
  /** For a dialog over another dialog: only its 'Go Back' button closes it, not Escape or a click outside. */
  mustGoBack?: boolean;
  /** URL of the page beneath: the target of the close link before hydration. */
  closeHref: string;
  /** Links to the items before and after this one in the list. */
  neighbours?: Neighbours | undefined;
  onClose(): void;
}

/**
 * An item's dialog over its list: full screen on small screens, picture and text side by side (or one column) on larger
 * ones. Focus is trapped and returns to the card on closing; Escape and a click outside close it.
 */
export function DetailDialog(props: DetailDialogProps) {
  const {
    title,
    hero,
    shape = 'columns',
    children,
    mustGoBack = false,
    closeHref,
    onClose,
    neighbours,
  } = props;
  const { onOpenAutoFocus, onKeyDown, ...content } = useDialogContent(onClose);
  const { t } = useI18n();
  const tools = useContext(DialogToolsContext);
  const isHydrating = useHydrating();
  const [wasRendered] = useState(isHydrating);
  // Node renders no portals, and moving the dialog on hydration would lose a press that has begun.
  const Place = wasRendered ? Fragment : Dialog.Portal;
  const closing = wasRendered ? { href: closeHref, onClose, isHydrating } : undefined;

  /** Focuses without a ring: a page that opens with a dialog has not been used by keyboard yet. */
  function focusFirst(event: Event) {
    onOpenAutoFocus();
    if (!wasRendered) return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).focus({ preventScroll: true });
  }

  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Place>
        <Backdrop isSsr={wasRendered} />
        <Dialog.Content
          className={styles.panel}
          ref={wasRendered ? undefined : growFromOpener}
          data-hero={hero !== undefined}
          data-shape={shape}
          // Was server-rendered: no opening animation.
          data-ssr={wasRendered}
          aria-describedby={undefined}
          // Once the dialog is hydrated, its heading is its name.
          aria-label={wasRendered ? title : undefined}
          aria-modal={isHydrating || undefined}
          {...content}
          onOpenAutoFocus={focusFirst}
          {...(mustGoBack
            ? { onEscapeKeyDown: preventDefault, onInteractOutside: preventDefault }
            : { onKeyDown })}
        >
          <Content hero={hero} shape={shape}>
            {mustGoBack && (
              <Close className={styles.back} link={closing}>
                <Icon name="back" size={18} />
                {t(MESSAGES.goBack)}
              </Close>
            )}
            <Dialog.Title className={styles.title} dir="auto">
              {title}
            </Dialog.Title>
            {children}
            {neighbours && <NeighbourLinks {...neighbours} />}
          </Content>
          {!mustGoBack && (
            <Close className={styles.close} label={t(WORDS.close)} link={closing}>
              <Icon name="close" />
            </Close>
          )}
          {!mustGoBack && !isHydrating && <ShareButton place="dialog" />}
          {!mustGoBack && tools && <div className={styles.tools}>{tools}</div>}
        </Dialog.Content>
      </Place>
    </Dialog.Root>
  );
}

/** Tells the opening animation where the dialog comes from: the card with the link that has the focus. */
function growFromOpener(panel: HTMLElement | null) {
  const opener = document.activeElement;
  const card = opener?.closest('main li') ?? opener;
  if (!panel || !card || card === document.body || panel.contains(card)) return;
  const from = card.getBoundingClientRect();
  panel.style.animation = 'none';
  const to = panel.getBoundingClientRect();
  panel.style.animation = '';
  const offset = (start: number, size: number, toStart: number, toSize: number) =>
    `${start + size / 2 - toStart - toSize / 2}px`;
  panel.style.setProperty('--from-x', offset(from.left, from.width, to.left, to.width));
  panel.style.setProperty('--from-y', offset(from.top, from.height, to.top, to.height));
  panel.style.setProperty('--from-scale', `${Math.min(1, from.width / to.width)}`);
}

/** They replace the page in the history, so that Back and closing still lead to the list. */
function NeighbourLinks({ previous, next }: Neighbours) {
  const { t, prefix } = useI18n();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  if (!previous && !next) return null;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    void navigate(withoutPrefix(pathname, prefix) + search, { replace: true, state });
  };
  return (
    <nav className={styles.neighbours} aria-label={t(MESSAGES.inList)}>
      {previous && (
        <PlainLink href={previous.href} rel="prev" onClick={follow}>
          <small>{t(WORDS.previous)}</small> <span dir="auto">{previous.name}</span>
        </PlainLink>
      )}
      {next && (
        <PlainLink href={next.href} rel="next" onClick={follow}>
          <small>{t(WORDS.next)}</small> <span dir="auto">{next.name}</span>
        </PlainLink>
      )}
    </nav>
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

interface CloseProps {
  className: string | undefined;
  label?: string;
  /** Set in a rendered dialog, which must close without scripts. */
  link: { href: string; isHydrating: boolean; onClose(): void } | undefined;
  children: ReactNode;
}

/** Closes the dialog: a button, or in a rendered dialog a link that becomes a button when it is hydrated. */
function Close({ label, link, ...rest }: CloseProps) {
  if (!link) return <Dialog.Close aria-label={label} {...rest} />;
  const { href, isHydrating, onClose } = link;
  return (
    <PlainLink
      href={href}
      role={isHydrating ? undefined : 'button'}
      aria-label={label}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onClose();
      }}
      {...rest}
    />
  );
}

function preventDefault(event: Event) {
  event.preventDefault();
}
