import { useEffect, useRef, useState } from 'react';
import type { ListingStore } from '../../content/place/publish/listingStore.ts';
import { publishApplication } from '../../content/place/publish/publishApplication.ts';
import { callFunction, loadFile } from './backend.ts';
import type { Application } from './model/application.ts';
import { waitingVersion } from './model/listing.ts';
import { textOf } from './textOf.ts';
import type { ToolProps } from './toolProps.ts';

/** What came of publishing one application. */
export interface Publication {
  application: Application;
  isPublished: boolean;
  /** In words: what was written, or why nothing was. */
  text: string;
}

interface PublishingOptions extends Pick<ToolProps, 'client' | 'eventId'> {
  listings: ListingStore;
  /** As the organiser has seen them. */
  applications: readonly Application[];
  /** Called with the outcomes of those that were tried. */
  onEnd: (publications: readonly Publication[]) => Promise<void>;
}

/** Publishes applications one after another; after the component is gone no further one. */
export function usePublishing({ client, eventId, listings, applications, onEnd }: PublishingOptions) {
  const [publications, setPublications] = useState<readonly Publication[]>([]);
  const [isRunning, setRunning] = useState(false);
  const isShown = useRef(true);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function publish() {
    if (isRunning) return;
    setRunning(true);
    const publisher = { call: callFunction(client), loadFile, store: listings, eventId };
    const ended: Publication[] = [];
    for (const application of applications) {
      if (!isShown.current) break;
      try {
        const seen = waitingVersion(application);
        const lines = await publishApplication(publisher, { id: application.id, seen });
        ended.push({ application, isPublished: true, text: lines.join(' ') });
      } catch (error) {
        ended.push({ application, isPublished: false, text: textOf(error) });
      }
      setPublications([...ended]);
    }
    await onEnd(ended);
    setRunning(false);
  }

  return { publications, isRunning, publish };
}
