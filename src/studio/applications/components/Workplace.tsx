import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ToolProps } from '../toolProps.ts';
import tool from '../tool.module.css';
import workplace from './workplace.module.css';
import { selectRows } from '../model/selectApplications.ts';
import { isEdited } from '../model/listing.ts';
import { decisionStorage } from '../typedStorage.ts';
import { useApplications } from '../useApplications.ts';
import { useSelection } from '../useSelection.ts';
import { useView } from '../useView.ts';
import { ApplicationList, LIST_ID, rowId } from './ApplicationList.tsx';
import { Filters } from './Filters.tsx';
import { Panel, type PanelContent } from './Panel.tsx';
import { Selection } from './Selection.tsx';

interface WorkplaceProps extends ToolProps {
  /** The organiser's address. */
  email: string;
  onSignOut: () => void;
}

/** The list of applications with its filters, and beside it what is open. */
export function Workplace({ client, eventId, address, email, onSignOut, ...content }: WorkplaceProps) {
  const { loadBooths, loadFestival, listings } = content;
  const { rows, isRead, fault, isReading, reload } = useApplications(client);
  const [view, change] = useView(address);
  const shown = useMemo(() => selectRows(rows, view), [rows, view]);
  const { selected, select, selectOnly } = useSelection();
  const chosen = shown.filter(({ application }) => selected.has(application.id));
  // An edit is published only after somebody has looked at it.
  const publishable = chosen.filter(
    ({ application }) => application.status === 'accepted' && !isEdited(application),
  );
  /** What is being done, and with which applications. */
  const [work, setWork] = useState<Work | undefined>(readWork);
  const open = useCallback((id: string) => change({ open: id }), [change]);

  const panel: PanelContent | undefined =
    work ??
    (view.open !== undefined
      ? { kind: 'detail', id: view.open }
      : view.compared.length > 0
        ? { kind: 'compare', ids: view.compared }
        : undefined);
  useFocusBack(panel);

  return (
    <>
      <header className={tool.head}>
        <h1>Applications</h1>
        <span className={tool.quiet}>{email}</span>
        <button type="button" onClick={() => void reload()}>
          Read again
        </button>
        <button type="button" onClick={onSignOut}>
          Sign out
        </button>
      </header>
      <main className={panel ? workplace.divided : workplace.undivided}>
        <div className={workplace.side}>
          <Filters rows={rows} filters={view} onChange={change} />
          <p role="status" className={tool.quiet}>
            {statusText({ isReading, isRead, shown: shown.length, all: rows.length })}
          </p>
          {fault !== undefined && (
            <p role="alert" className={tool.fault}>
              The applications could not be read. {fault}
            </p>
          )}
          <Selection
            shown={shown}
            chosen={chosen}
            onSelect={selectOnly}
            publishable={publishable.length}
            onDecide={() => setWork({ kind: 'decide', ids: idsOf(chosen) })}
            onPublish={listings && (() => setWork({ kind: 'publish', ids: idsOf(publishable) }))}
            onCompare={() => change({ compared: idsOf(chosen), open: undefined })}
          />
          <ApplicationList
            rows={shown}
            open={view.open}
            selected={selected}
            onOpen={open}
            onSelect={select}
          />
        </div>
        {panel && isRead && (
          <Panel
            // Each content has a form of its own.
            key={JSON.stringify(panel)}
            content={panel}
            rows={rows}
            {...{ client, eventId, loadBooths, loadFestival, listings, reload }}
            onOpen={open}
            onDecide={(id) => setWork({ kind: 'decide', ids: [id] })}
            onPublish={(id) => setWork({ kind: 'publish', ids: [id] })}
            onDecided={(moved) => moved.forEach((id) => select(id, false))}
            onClose={() => {
              if (work) {
                if (work.kind === 'decide') decisionStorage.remove();
                setWork(undefined);
              } else change(panel.kind === 'detail' ? { open: undefined } : { compared: [] });
            }}
          />
        )}
      </main>
    </>
  );
}

type Work = Extract<PanelContent, { kind: 'decide' | 'publish' }>;

/** The decision that was typed before a reload. */
function readWork(): Work | undefined {
  const ids = decisionStorage.read()?.seen.map(({ id }) => id) ?? [];
  return ids.length > 0 ? { kind: 'decide', ids } : undefined;
}

function idsOf(rows: readonly { application: { id: string } }[]): string[] {
  return rows.map(({ application }) => application.id);
}

/** When nothing is beside the list any more, the focus goes back to it. */
function useFocusBack(panel: PanelContent | undefined): void {
  const before = useRef<PanelContent>(undefined);
  useEffect(() => {
    const closed = before.current;
    before.current = panel;
    if (panel || !closed) return;
    document.getElementById(closed.kind === 'detail' ? rowId(closed.id) : LIST_ID)?.focus();
  }, [panel]);
}

function statusText(state: { isReading: boolean; isRead: boolean; shown: number; all: number }): string {
  const { isReading, isRead, shown, all } = state;
  if (isReading) return 'Reading …';
  if (!isRead) return '';
  if (all === 0) return 'There are no applications, or this account is not an organiser’s.';
  return `${shown} of ${all} applications`;
}
