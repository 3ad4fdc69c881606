import type { ReactNode } from 'react';
import { useDelayed } from '#hooks/useDelayed.ts';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { PageHead } from '../page-head/PageHead.tsx';
import { LoadingScreen } from '../states/LoadingScreen.tsx';
import { DetailDialog, type Neighbours } from './DetailDialog.tsx';

interface ItemDialogProps {
  messages: { loading: string; missing: string; missingDetail: string };
  /** Undefined while the item is loading. */
  name: string | undefined;
  /** Why the item cannot be shown, permanently or at present. */
  error: unknown;
  /** The name of this part in failure reports. */
  where: string;
  /** The document's title and description; `heading` is the dialog's current heading. */
  titleOf(heading: string): string;
  description: string;
  hero: ReactNode;
  /** The item's details. */
  children: ReactNode;
  /** The path of the item for search engines. Default: the page's path. */
  path?: string | undefined;
  mustGoBack?: boolean;
  closeHref: string;
  neighbours?: Neighbours | undefined;
  onClose(): void;
}

/** The dialog of an item that is loaded when it opens. If the item cannot be shown, the dialog says so and closes. */
export function ItemDialog(props: ItemDialogProps) {
  const { messages, name, onClose } = props;
  const isThere = name !== undefined;
  const failure = isThere ? undefined : props.error;
  const isMissing = failure !== undefined;
  useFailureReport(failure, props.where);
  useDelayed(isMissing, CONSTANTS.notFoundRedirectDelay, onClose);
  const heading = name ?? (isMissing ? messages.missing : messages.loading);
  return (
    <>
      <PageHead title={props.titleOf(heading)} description={props.description} path={props.path} />
      <DetailDialog
        title={heading}
        hero={isThere ? props.hero : undefined}
        mustGoBack={props.mustGoBack}
        closeHref={props.closeHref}
        neighbours={props.neighbours}
        onClose={onClose}
      >
        {isThere && props.children}
        {isMissing && <p role="alert">{messages.missingDetail}</p>}
        {!isThere && !isMissing && <LoadingScreen variant="minimal" title={messages.loading} />}
      </DetailDialog>
    </>
  );
}
