import { serveEdgeFunction } from '../_shared/edgeRuntime.ts';
import { createApplicationHandler } from './handler.ts';

serveEdgeFunction(createApplicationHandler);
