import { serveEdgeFunction } from '../_shared/edgeRuntime.ts';
import { createUploadHandler } from './handler.ts';

serveEdgeFunction(createUploadHandler);
