import { serveAtTheEdge } from '../_shared/edgeRuntime.ts';
import { createUploadHandler } from './handler.ts';

serveAtTheEdge(createUploadHandler);
