import { serveEdgeFunction } from '../_shared/edgeRuntime.ts';
import { createSubscribeHandler } from './handler.ts';

serveEdgeFunction(createSubscribeHandler);
