import { createContext } from 'react';
import type { Feature } from './feature.ts';

/** Every screen of the site. The app provides them, because features may not import the list. */
export const FeaturesContext = createContext<readonly Feature[]>([]);
