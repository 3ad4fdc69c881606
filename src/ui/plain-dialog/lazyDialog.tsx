import type { ComponentType } from 'react';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import { Button } from '../buttons/Button.tsx';
import { lazyWithFallback } from '../lazy/lazyWithFallback.tsx';
import { PlainDialog } from './PlainDialog.tsx';

/**
 * A dialog in a chunk of its own. If the chunk does not arrive, a plain dialog says so and the page beneath stays. It
 * does not reload the page, because an offline visitor would lose it.
 */
export function lazyDialog<Props extends { onClose(): void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyWithFallback(load, MissingDialog);
}

function MissingDialog({ error, onClose }: { error: unknown; onClose(): void }) {
  useFailureReport(error, 'dialog');
  return (
    <PlainDialog title="This could not be loaded" onClose={onClose}>
      <p>You may be offline, or the site was updated.</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </PlainDialog>
  );
}
