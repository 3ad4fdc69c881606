import { getMapEvents } from '../../api/content/queries/maps';
import type { FeatureServer } from '../feature';

export const server: FeatureServer = { queries: [getMapEvents().groq] };
