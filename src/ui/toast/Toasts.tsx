import * as Radix from '@radix-ui/react-toast';
import { type FocusEvent, useRef } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { ToastText } from './ToastText.tsx';
import { type Toast, dismissToast } from './toast.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './Toasts.module.scss';

/** Duration of a toast in milliseconds, paused while it is hovered or focused. */
const DURATION = { default: 5000, destructive: 10_000 };

/**
 * Toasts: announced, and dismissible by button, by a swipe to the right, and by Escape while focused. F8 moves the
 * focus to them.
 */
export default function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const { t } = useI18n();
  const region = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  /** Whether Radix is about to close a toast for a press of Escape that was not meant for it. */
  const isForPage = useRef(false);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) opener.current = relatedTarget;
  }

  /** Returns the focus when the last toast closes. */
  function close(id: number) {
    if (isForPage.current) {
      isForPage.current = false;
      return;
    }
    const hasFocus = region.current?.contains(document.activeElement);
    dismissToast(id);
    if (hasFocus && toasts.length === 1 && opener.current instanceof HTMLElement) {
      opener.current.focus({ preventScroll: true });
    }
  }

  /**
   * Escape closes the toast that has the focus, and nothing beneath it. Otherwise Escape is for the page and its
   * dialogs; Radix alone would close the newest toast.
   */
  function handleEscape(event: KeyboardEvent) {
    const isForToast = event.target instanceof Node && region.current?.contains(event.target);
    isForPage.current = !isForToast;
    // By now the focused toast has handled the key.
    if (isForToast && event.eventPhase !== Event.CAPTURING_PHASE) event.stopPropagation();
  }

  return (
    <div ref={region} onFocus={onFocus}>
      <Radix.Provider swipeDirection="right" label={t(MESSAGES.notification)}>
        {toasts.map(({ id, ...message }) => (
          <Radix.Root
            key={id}
            open
            className={styles.toast}
            data-variant={message.variant}
            type={message.variant === 'destructive' ? 'foreground' : 'background'}
            duration={message.action ? Infinity : DURATION[message.variant ?? 'default']}
            onOpenChange={() => close(id)}
            onEscapeKeyDown={handleEscape}
          >
            <ToastText {...message} />
            {message.action && (
              // Screen readers announce how to reach the button.
              <Radix.Action asChild altText={t(MESSAGES.pressF8, { action: message.action.label })}>
                <Button variant="primary" className={styles.action} onClick={message.action.act}>
                  {message.action.label}
                </Button>
              </Radix.Action>
            )}
            <Radix.Close className={styles.close} aria-label={t(MESSAGES.dismiss)}>
              <Icon name="close" size={16} />
            </Radix.Close>
          </Radix.Root>
        ))}
        <Radix.Viewport label={t(MESSAGES.region)} className={styles.stack} />
      </Radix.Provider>
    </div>
  );
}
