import { createNode, createNodeMachine } from '@sanity/comlink';
import {
  type VisualEditingControllerMsg,
  type VisualEditingNodeMsg,
  createCompatibilityActors,
} from '@sanity/presentation-comlink';
import type { DataRouter } from 'react-router-dom';

const UPDATES = { PUSH: 'push', POP: 'pop', REPLACE: 'replace' } as const;

/** The address in the Studio's bar follows links, filters and dialogs of the page, and the page follows the bar. */
export function followStudioAddress(router: DataRouter): void {
  const node = createNode<VisualEditingNodeMsg, VisualEditingControllerMsg>(
    { name: 'visual-editing', connectTo: 'presentation' },
    createNodeMachine<VisualEditingNodeMsg, VisualEditingControllerMsg>().provide({
      actors: createCompatibilityActors<VisualEditingNodeMsg>(),
    }),
  );
  let told: string | undefined;

  function tell() {
    const { location, historyAction } = router.state;
    const url = addressOf(location);
    if (url === told) return;
    told = url;
    node.post('visual-editing/navigate', { type: UPDATES[historyAction], url, title: document.title });
  }

  node.on('presentation/navigate', ({ type, url }) => {
    const { pathname, search, hash } = new URL(url, window.location.origin);
    const wanted = pathname + search + hash;
    if (wanted === addressOf(router.state.location)) return;
    if (type === 'pop') void router.navigate(-1);
    else void router.navigate(wanted, { replace: type === 'replace' });
  });
  node.onStatus(() => {
    told = undefined;
    tell();
  }, 'connected');
  node.start();
  router.subscribe(tell);
}

function addressOf({ pathname, search, hash }: DataRouter['state']['location']): string {
  return pathname + search + hash;
}
