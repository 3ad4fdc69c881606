import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import { Button } from '../buttons/Button.tsx';
import { PlainDialog } from './PlainDialog.tsx';

/**
 * A dialog in a chunk of its own. Where that cannot be loaded (a deploy has replaced it, the network is gone) a plain one
 * says so, and the page beneath stays. Nothing reloads by itself: offline that would cost the visitor the page. The
 * next opening asks for the chunk again.
 */
export function lazyDialog<Props extends { onClose(): void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let current = attempt();

  function attempt() {
    return lazy(() => load().catch((error: unknown) => ({ default: missing(error) })));
  }

  function missing(error: unknown): ComponentType<Props> {
    return function MissingDialog({ onClose }) {
      useFailureReport(error, 'dialog');
      useEffect(
        () => () => {
          current = attempt();
        },
        [],
      );
      return (
        <PlainDialog title="This could not be loaded" onClose={onClose}>
          <p>The site may have been updated since you opened this page, or the connection is gone.</p>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        </PlainDialog>
      );
    };
  }

  return function LazyDialog(props: Props) {
    const [Dialog] = useState(() => current);
    return <Dialog {...props} />;
  };
}
