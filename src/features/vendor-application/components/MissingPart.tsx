import { useFailureReport } from '#hooks/useTelemetry.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { MESSAGES } from '../messages/index.ts';

/** Stands for the applicant's part of the screen if its code does not arrive. A new load of the page loses nothing. */
export function MissingPart({ error }: { error: unknown }) {
  const { t } = useI18n();
  useFailureReport(error, 'vendor-application');
  return (
    <InlineNotice tone="warning" title={t(MESSAGES.missingPart)}>
      <p>{t(MESSAGES.noConnection)}</p>
      <ButtonRow>
        <Button onClick={() => window.location.reload()}>{t(WORDS.tryAgain)}</Button>
      </ButtonRow>
    </InlineNotice>
  );
}
