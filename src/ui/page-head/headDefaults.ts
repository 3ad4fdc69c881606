import { createContext } from 'react';

/** What the head says where a screen has no words of its own. */
export interface HeadDefaults {
  title?: string | undefined;
  description?: string | undefined;
  /** What chats and social networks show; the description where it is missing. */
  shareDescription?: string | undefined;
}

/** The shell provides it: the parts know nothing of the event. */
export const HeadDefaultsContext = createContext<HeadDefaults>({});
