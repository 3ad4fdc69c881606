import { useEffect, useState } from 'react';
import type { ToolProps } from './toolProps.ts';
import { type Booth, freeBooths } from './model/booths.ts';

/** The booths that nobody has. */
export interface FreeBooths {
  labels: readonly string[];
  /** Whether the content could not be read. Booths can be typed all the same. */
  areUnknown: boolean;
}

export function useFreeBooths(loadBooths: ToolProps['loadBooths'], offered: ReadonlySet<string>): FreeBooths {
  const [booths, setBooths] = useState<readonly Booth[]>([]);
  const [areUnknown, setUnknown] = useState(false);

  useEffect(() => {
    let isShown = true;
    loadBooths().then(
      (loaded) => isShown && setBooths(loaded),
      () => isShown && setUnknown(true),
    );
    return () => {
      isShown = false;
    };
  }, [loadBooths]);

  return { labels: freeBooths(booths, offered), areUnknown };
}
