import { type RefObject, useEffect } from 'react';

/**
 * Focuses a message beside which a button is gone or was disabled, unless the visitor is busy elsewhere by now, such as
 * typing.
 *
 * @param cause the message appears when it changes; undefined while there is none.
 */
export function useFocusNews(message: RefObject<HTMLElement | null>, cause: object | undefined): void {
  useEffect(() => {
    const section = message.current?.parentElement ?? null;
    const { activeElement } = document;
    if (cause && (activeElement?.contains(section) || section?.contains(activeElement)))
      message.current?.focus();
  }, [message, cause]);
}
