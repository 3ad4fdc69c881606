import type { ComponentType } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import { Button } from '../buttons/Button.tsx';
import { lazyWithFallback } from '../lazy/lazyWithFallback.tsx';
import { PlainDialog } from './PlainDialog.tsx';
import { MESSAGES } from './messages/index.ts';

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
  const { t } = useI18n();
  useFailureReport(error, 'dialog');
  return (
    <PlainDialog title={t(MESSAGES.missing)} onClose={onClose}>
      <p>{t(MESSAGES.missingDetail)}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t(MESSAGES.reload)}
      </Button>
    </PlainDialog>
  );
}
