import { contentEnvironment } from '../_shared/contentEnvironment.ts';
import { EDITIONS_QUERY } from '../_shared/editions.ts';
import { serveEdgeFunction } from '../_shared/edgeRuntime.ts';
import { fetchContent } from '../_shared/fetchContent.ts';
import { createApplicationHandler } from './handler.ts';

const environment = contentEnvironment();

const editions = environment && {
  async editions() {
    const { eventId } = environment;
    return { eventId, others: await fetchContent(environment, EDITIONS_QUERY, { eventId }) };
  },
};

serveEdgeFunction((context) => createApplicationHandler({ ...context, ...editions }));
