import type { SupabaseClient } from '@supabase/supabase-js';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { readApplications } from './backend.ts';
import type { Application } from './model/application.ts';
import { type Row, toRow } from './model/selectApplications.ts';
import { textOf } from './textOf.ts';

interface State {
  /** Undefined until they are read. */
  applications?: readonly Application[];
  /** Why they could not be read, in words. What was read before stays. */
  fault?: string | undefined;
  isReading: boolean;
}

/** All applications; none until they are read. */
export interface Applications extends Pick<State, 'fault' | 'isReading'> {
  rows: readonly Row[];
  isRead: boolean;
  /** Reads them again; never rejects. */
  reload: () => Promise<void>;
}

export function useApplications(client: SupabaseClient): Applications {
  const [{ applications, fault, isReading }, setState] = useState<State>({ isReading: true });

  useEffect(() => {
    void read(client).then((result) => setState((before) => ({ ...before, ...result })));
  }, [client]);

  const reload = useCallback(async () => {
    setState((before) => ({ ...before, isReading: true }));
    const result = await read(client);
    setState((before) => ({ ...before, ...result }));
  }, [client]);

  const rows = useMemo(() => (applications ?? []).map(toRow), [applications]);
  return { rows, isRead: applications !== undefined, fault, isReading, reload };
}

async function read(client: SupabaseClient): Promise<State> {
  try {
    return { applications: await readApplications(client), fault: undefined, isReading: false };
  } catch (error) {
    return { fault: textOf(error), isReading: false };
  }
}
