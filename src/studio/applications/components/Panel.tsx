import type { ToolProps } from '../toolProps.ts';
import detail from './detail.module.css';
import tool from '../tool.module.css';
import type { Row } from '../model/selectApplications.ts';
import { useFocused } from '../useFocused.ts';
import { Compare } from './Compare.tsx';
import { Decide } from './Decide.tsx';
import { Detail } from './Detail.tsx';
import { Publish } from './Publish.tsx';

/** What is beside the list, by the ids of applications. */
export type PanelContent =
  | { kind: 'detail'; id: string }
  | { kind: 'compare'; ids: readonly string[] }
  | { kind: 'decide' | 'publish'; ids: readonly string[] };

interface PanelProps extends Pick<
  ToolProps,
  'client' | 'eventId' | 'loadBooths' | 'loadFestival' | 'listings'
> {
  content: PanelContent;
  /** All rows. */
  rows: readonly Row[];
  reload: () => Promise<void>;
  onOpen: (id: string) => void;
  onDecide: (id: string) => void;
  onPublish: (id: string) => void;
  /** @param moved the ids of those that are in another state now */
  onDecided: (moved: readonly string[]) => void;
  onClose: () => void;
}

/** Takes the focus to its heading when it opens. */
export function Panel({
  content,
  rows,
  client,
  eventId,
  loadBooths,
  loadFestival,
  listings,
  reload,
  ...actions
}: PanelProps) {
  const heading = useFocused<HTMLHeadingElement>();
  const ids = content.kind === 'detail' ? [content.id] : content.ids;
  const contained = ids.flatMap((id) => rows.find(({ application }) => application.id === id) ?? []);
  const [first] = contained;
  const { onOpen, onDecide, onPublish, onDecided, onClose } = actions;

  return (
    <section className={detail.panel} aria-labelledby="panel-heading">
      <header className={tool.head}>
        <h2 id="panel-heading" ref={heading} tabIndex={-1}>
          {titleOf(content, contained)}
        </h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      {content.kind === 'compare' && <Compare rows={contained} onOpen={onOpen} />}
      {content.kind === 'decide' && (
        <Decide
          applications={contained.map(({ application }) => application)}
          all={rows.map(({ application }) => application)}
          {...{ client, eventId, loadBooths, loadFestival, reload, onDecided, onClose }}
        />
      )}
      {content.kind === 'publish' && listings && (
        <Publish
          applications={contained.map(({ application }) => application)}
          onPublished={onDecided}
          {...{ client, eventId, listings, reload, onClose }}
        />
      )}
      {content.kind === 'detail' && first && (
        <Detail
          application={first.application}
          onPublish={listings && onPublish}
          {...{ client, reload, onDecide }}
        />
      )}
    </section>
  );
}

function titleOf(content: PanelContent, rows: readonly Row[]): string {
  const [first] = rows;
  switch (content.kind) {
    case 'compare':
      return 'Compare';
    case 'decide':
      return rows.length === 1
        ? `Decide about ${first?.application.company_name}`
        : `Decide about ${rows.length}`;
    case 'publish':
      return rows.length === 1 ? `Publish ${first?.application.company_name}` : `Publish ${rows.length}`;
    case 'detail':
      return first?.application.company_name ?? 'This application does not exist';
  }
}
