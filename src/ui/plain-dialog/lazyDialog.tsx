import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import { Button } from '../buttons/Button.tsx';
import { PlainDialog } from './PlainDialog.tsx';

/**
 * A dialog in a separate chunk. If that cannot be loaded (after a deploy, or offline), a plain dialog says so, and the
 * page beneath stays. It does not reload automatically: offline the visitor would lose the page. The next opening
 * requests the chunk again.
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
