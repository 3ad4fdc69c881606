import type { SiteRouter } from '#features/siteRouter.ts';
import type { Telemetry } from '#hooks/useTelemetry.ts';
import { SEARCH_PATH, searchCodec } from '../searchCodec.ts';
import type { AppStore } from '#content/store.ts';
import { isSearching, startSearching } from './searching.ts';

/**
 * Opens the search as a dialog: by Ctrl+K or Cmd+K, and by the header's link, which otherwise leads to the search
 * screen. On the search screen both focus its field.
 *
 * @returns a function that disconnects it.
 */
export function connectSearch(store: AppStore, router: SiteRouter, telemetry: Telemetry): () => void {
  let dialog: Promise<() => void> | undefined;
  document.addEventListener('keydown', onKeyDown);
  // In the capture phase, because React would follow the link.
  document.addEventListener('click', onClick, { capture: true });
  // The dialog was open before a reload.
  if (isSearching(router)) load();

  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('click', onClick, { capture: true });
    void dialog?.then((remove) => remove());
  };

  function onKeyDown(event: KeyboardEvent) {
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return;
    event.preventDefault();
    open();
  }

  function onClick(event: MouseEvent) {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isLink = target instanceof Element && target.closest('a[data-search]') !== null;
    if (!isLink || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    open();
  }

  function open() {
    if (searchCodec.read(router.state.location) !== undefined) {
      const field = document.querySelector<HTMLInputElement>('main input[name=q]');
      field?.focus();
      field?.select();
    } else if (!isSearching(router)) {
      startSearching(router);
      load();
    }
  }

  function load() {
    dialog ??= import(/* webpackChunkName: "search-dialog" */ './SearchDialog.tsx').then(
      ({ showSearchDialog }) => showSearchDialog(store, router, telemetry),
    );
    dialog.catch(() => {
      dialog = undefined;
      void router.navigate(SEARCH_PATH, { replace: true });
    });
  }
}
