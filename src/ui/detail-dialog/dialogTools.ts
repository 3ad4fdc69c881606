import { type ReactNode, createContext } from 'react';

/** What every dialog with an address shows beside its button to share, such as links to other languages. */
export const DialogToolsContext = createContext<ReactNode>(undefined);
