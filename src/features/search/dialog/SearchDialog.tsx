import * as Dialog from '@radix-ui/react-dialog';
import { useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { SiteRouter } from '#features/siteRouter.ts';
import { useDialogContent } from '#hooks/useDialogContent.ts';
import { I18nContext, useI18n } from '#hooks/useI18n.ts';
import { type Telemetry, TelemetryContext } from '#hooks/useTelemetry.ts';
import { pageI18n } from '#lib/i18n/i18n.ts';
import { Backdrop } from '#ui/backdrop/Backdrop.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { WORDS } from '#ui/messages/index.ts';
import type { AppStore } from '#content/store.ts';
import { MESSAGES } from '../messages/index.ts';
import { SearchField } from './SearchField.tsx';
import { isSearching } from './searching.ts';
import styles from './SearchDialog.module.scss';

/**
 * Shows the dialog while the history entry says so. It has a React root of its own, so no page is rendered with it.
 *
 * @returns a function that removes it.
 */
export function showSearchDialog(store: AppStore, router: SiteRouter, telemetry: Telemetry): () => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <TelemetryContext value={telemetry}>
        <I18nContext value={pageI18n()}>
          <SearchDialog router={router} />
        </I18nContext>
      </TelemetryContext>
    </Provider>,
  );
  return () => root.unmount();
}

function SearchDialog({ router }: { router: SiteRouter }) {
  const isOpen = useSyncExternalStore(
    (onChange) => router.subscribe(onChange),
    () => isSearching(router),
  );
  return isOpen && <OpenDialog router={router} />;
}

function OpenDialog({ router }: { router: SiteRouter }) {
  const { t } = useI18n();
  const content = useDialogContent(close);
  // Going back takes a moment. A second press within that time would leave the page.
  const isLeaving = useRef(false);

  function close() {
    if (!isLeaving.current) void router.navigate(-1);
    isLeaving.current = true;
  }

  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Content className={styles.panel} aria-describedby={undefined} {...content}>
          <Dialog.Title className={styles.title}>{t(MESSAGES.title)}</Dialog.Title>
          <SearchField onFollow={(href) => void router.navigate(href, { replace: true })} />
          <Dialog.Close className={styles.close} aria-label={t(WORDS.close)}>
            <Icon name="close" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
