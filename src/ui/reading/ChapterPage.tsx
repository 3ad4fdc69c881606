import type { ReactNode } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import type { ContentsEntry } from '#lib/headings/tableOfContents.ts';
import type { Message } from '#lib/i18n/i18n.ts';
import { ButtonLink } from '../buttons/Button.tsx';
import { PageHead } from '../page-head/PageHead.tsx';
import type { HeadTags } from '../page-head/headDefaults.ts';
import { PageHeader } from '../page-header/PageHeader.tsx';
import { ErrorScreen, Notice } from '../states/ErrorScreen.tsx';
import { LoadingScreen } from '../states/LoadingScreen.tsx';
import { Reading } from './Reading.tsx';
import { WORDS } from '../messages/index.ts';

interface ChapterPageProps {
  messages: Record<
    'title' | 'loading' | 'loadingDetail' | 'failed' | 'failedDetail' | 'empty' | 'emptyDetail',
    Message
  >;
  head: HeadTags;
  subtitle: string;
  /** Undefined while loading. */
  contents: readonly ContentsEntry[] | undefined;
  /** Why the chapters could not be loaded. */
  error: { message: string } | undefined;
  /** The name of this part in failure reports. */
  where: string;
  onRetry(): void;
  children: ReactNode;
}

/** A screen of numbered chapters with a table of contents, and its loading, error and empty states. */
export function ChapterPage({ messages, head, subtitle, contents, error, ...props }: ChapterPageProps) {
  const { t } = useI18n();
  return (
    <>
      <PageHead {...head} />
      <PageHeader title={t(messages.title)} subtitle={subtitle} isLarge />
      {error && (
        <ErrorScreen
          error={error}
          where={props.where}
          title={t(messages.failed)}
          text={t(messages.failedDetail)}
          variant="detailed"
          onRetry={props.onRetry}
        />
      )}
      {!contents && !error && (
        <LoadingScreen variant="detailed" title={t(messages.loading)} subtitle={t(messages.loadingDetail)} />
      )}
      {contents?.length === 0 && (
        <Notice title={t(messages.empty)} text={t(messages.emptyDetail)}>
          <div>
            <ButtonLink to="/">{t(WORDS.goHome)}</ButtonLink>
          </div>
        </Notice>
      )}
      {contents && contents.length > 0 && <Reading contents={contents}>{props.children}</Reading>}
    </>
  );
}
