import { useEffect, useState } from 'react';
import type { MailFestival } from '../../content/mail/mailFestival.ts';
import type { ToolProps } from './toolProps.ts';

/** What mails say of the festival: undefined until it is known, null if the content could not be read. */
export function useMailFestival(loadFestival: ToolProps['loadFestival']): MailFestival | null | undefined {
  const [festival, setFestival] = useState<MailFestival | null>();

  useEffect(() => {
    let isShown = true;
    loadFestival().then(
      (loaded) => isShown && setFestival(loaded),
      () => isShown && setFestival(null),
    );
    return () => {
      isShown = false;
    };
  }, [loadFestival]);

  return festival;
}
