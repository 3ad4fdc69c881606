import type { ContentSource } from '#content/client/contentSource.ts';
import { inLanguage } from '#content/client/inLanguage.ts';
import { documentId } from '#content/client/droppedDocument.ts';
import {
  EVENT,
  getEvent,
  languagesSchema,
  getNavigation,
  getSiteSettings,
} from '#content/festival/queries.ts';
import type { ShownContent } from '#content/discovery/shownContent.ts';
import { type FestivalTime, festivalTime } from '#content/festival/festivalTime.ts';
import {
  type ShownDocument,
  type ShownKind,
  indexDocuments,
  shownDocuments,
} from '#content/check/contentIndex.ts';
import { type ContentReport, type ContentToCheck, countText } from '#content/check/contentReport.ts';
import { untranslated } from '#content/check/untranslated.ts';
import { applyRules } from '#content/check/contentRules.ts';
import type { Finding } from '#content/check/finding.ts';
import { isFields, objectsIn } from '#content/check/visit.ts';
import { readRow } from '#content/check/unread.ts';
import { event } from '#content/event/index.ts';
import { getFacets } from '#content/facet/queries.ts';
import { facetSchema } from '#content/facet/schema.ts';
import { resolveContent } from '#lib/media/resolveContent.ts';
import { eventSchema } from '#content/festival/schema.ts';
import { withOneLanguage } from '#lib/i18n/translations.ts';
import { contentLanguages, languagesOf } from '#lib/i18n/pageLanguage.ts';
import { DRAFTS_PARAM } from '#lib/rendering/draftsPage.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import * as z from 'zod/mini';
import { features } from '../features.ts';
import { pageParams } from '../url-sync/urlStates.ts';
import { isPage, opensAt } from './sitePages.ts';

/** The check reads no pictures, so any project and dataset will do. */
const ASSETS = { projectId: undefined, dataset: 'production' };

/** Content that no single screen shows. */
const EVERYWHERE: readonly ShownContent[] = [
  { query: { ...getEvent(), groq: `[${EVENT}]` } },
  ...(['home', 'footer'] as const).map((name) => {
    const query = getNavigation({ name });
    return { query: { ...query, groq: `[${query.groq}]` } };
  }),
  { query: { ...getSiteSettings(), groq: `[${getSiteSettings().groq}]` } },
  { query: { ...getFacets(), schema: facetSchema } },
];

/** The parameters that no facet can be named by. */
const PARAMS: ReadonlySet<string> = new Set([...pageParams, DRAFTS_PARAM]);

interface CheckedKind extends ShownKind {
  content: ShownContent;
  findings: readonly Finding[];
}

/** Checks content with the queries, schemas and routes of the site itself. */
export async function checkContent(content: ContentToCheck): Promise<ContentReport> {
  const { documents, eventId, origin, evaluate } = content;
  const festival = documents.find(({ _id }) => _id === eventId);
  const festivalLanguages = languagesOf(z.safeParse(languagesSchema, festival).data ?? {});
  const languages = contentLanguages(festivalLanguages[0], festivalLanguages);
  const index = indexDocuments(documents.map((document) => withOneLanguage(document, languages)));
  const ofScreens = features.map(async ({ path, server }) => (await server?.())?.server.shown?.(path) ?? []);
  const contents = [...EVERYWHERE, ...(await Promise.all(ofScreens)).flat()];
  const kinds = contents.map((content) => readKind(content, index.byId, { eventId, languages, evaluate }));
  const pages = kinds.flatMap(({ content: { page }, shown }) =>
    page ? { page, slugs: new Set(shown.flatMap(({ slug }) => slug ?? [])) } : [],
  );
  const time = timeOf(index.byId.get(eventId));
  const findings = [
    ...kinds.flatMap((kind) => kind.findings),
    ...applyRules({
      ...index,
      kinds,
      time,
      origin,
      stageNames: stageNames(kinds, index.byId),
      params: PARAMS,
      isPage: (address) => isPage(address, pages),
    }),
    ...untranslated(
      shownDocuments({ kinds, byId: index.byId }),
      new Map(documents.map((document) => [document._id, document])),
      festivalLanguages,
    ),
  ];
  return {
    counts: kinds.flatMap(({ content: { noun }, shown }) => (noun ? countText(shown.length, noun) : [])),
    findings: byDocument(findings),
  };
}

/** The location names that the schedule's filter offers. */
function stageNames(kinds: readonly ShownKind[], byId: ReadonlyMap<string, StoredDocument>): string[] {
  const events = kinds.flatMap(({ shown }) => shown.map(({ document }) => document));
  const stages = events
    .filter(({ _type }) => _type === event.type)
    .flatMap(({ eventPlace }) =>
      objectsIn(eventPlace).map(({ fields }) => byId.get(String(fields._ref)) ?? fields),
    );
  return stages.flatMap(({ name, locationName }) =>
    [locationName, name].filter((text) => typeof text === 'string').slice(0, 1),
  );
}

function readKind(
  content: ShownContent,
  byId: ReadonlyMap<string, StoredDocument>,
  {
    eventId,
    languages,
    evaluate,
  }: Pick<ContentToCheck, 'eventId' | 'evaluate'> & Pick<ContentSource, 'languages'>,
): CheckedKind {
  const { page } = content;
  const query = inLanguage(content.query, { languages });
  const rows = resolveContent(evaluate(query.groq, { eventId, ...query.params }), { ...ASSETS, languages });
  const shown: ShownDocument[] = [];
  const findings: Finding[] = [];
  for (const row of Array.isArray(rows) ? (rows as unknown[]) : []) {
    const document = byId.get(documentId(row) ?? '');
    // The queries have defaults for documents that are missing.
    if (!document) continue;
    const read = readRow(document, row, query.schema);
    findings.push(...read.findings);
    if (read.isShown) shown.push({ document, slug: slugOf(row) });
  }
  const opens = page?.hasAlias ? (alias: string) => opensAt(page, alias) : undefined;
  return { content, shown, findings, opens };
}

function slugOf(row: unknown): string | undefined {
  const slug = isFields(row) ? row.slug : undefined;
  // A hotel stores its slug as an object, and has one address whatever the slug is.
  return typeof slug === 'string' ? slug : isFields(slug) ? String(slug.current) : undefined;
}

function timeOf(event: StoredDocument | undefined): FestivalTime {
  return festivalTime(z.safeParse(eventSchema, event).data);
}

/** Sorts findings so that those of one document stand together. */
function byDocument(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.documentId);
    if (group) group.push(finding);
    else groups.set(finding.documentId, [finding]);
  }
  return [...groups.values()].flat();
}
