import { serveAtTheEdge } from '../_shared/edgeRuntime.ts';
import { createSubscribeHandler } from './handler.ts';

serveAtTheEdge(createSubscribeHandler);
