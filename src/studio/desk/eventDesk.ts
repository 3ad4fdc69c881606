import type { SortOrderingItem } from '@sanity/types';
import type { StructureBuilder } from 'sanity/structure';
import { category } from '../../content/category/index.ts';
import { festival } from '../../content/festival/index.ts';
import { type Kind, headingOf } from '../../content/kind.ts';
import { i18nOf } from '../../lib/i18n/i18n.ts';
import { MAIL_TEMPLATE, NAVIGATION } from '../../content/otherTypes.ts';
import { API_VERSION } from './apiVersion.ts';
import { EVENT_KINDS, templateOf } from './eventTypes.ts';
import { assetStore, languages } from '../environment.ts';
import { schemaTypes } from '../schema/schemaTypes.ts';
import { type Gap, GAPS, incompleteFilter } from './incomplete.ts';
import { untranslatedGaps } from './untranslated.ts';

/** What the desk lists as incomplete. */
const ALL_GAPS = [...GAPS, ...untranslatedGaps(schemaTypes(assetStore), languages)];

/** The documents of an event by screen, its settings, and incomplete documents. */
export function eventDesk(S: StructureBuilder, eventId: string) {
  /** The documents of a type, in the first order of its schema. New documents belong to the event. */
  const documents = (type: string, title: string) =>
    S.listItem()
      .id(type)
      .title(title)
      .schemaType(type)
      .child(
        S.documentList()
          .id(type)
          .title(title)
          .schemaType(type)
          .filter('_type == $type && eventInstance._ref == $eventId')
          .params({ type, eventId })
          .apiVersion(API_VERSION)
          .defaultOrdering(orderOf(S, type))
          .initialValueTemplates([S.initialValueTemplateItem(templateOf(type), { eventId })]),
      );

  /** The categories of a screen. */
  const categories = (use: string) =>
    S.listItem()
      .id(`category-${use}`)
      .title('Categories')
      .schemaType(category.type)
      .child(
        S.documentList()
          .id(`category-${use}`)
          .title('Categories')
          .schemaType(category.type)
          .filter('_type == $type && type == $use && eventInstance._ref == $eventId')
          .params({ type: category.type, use, eventId })
          .apiVersion(API_VERSION)
          .defaultOrdering([{ field: 'name', direction: 'asc' }])
          .initialValueTemplates([
            S.initialValueTemplateItem(templateOf(category.type), { eventId, fields: { type: use } }),
          ]),
      );

  /** The documents of a kind, with their categories if it has any. */
  function itemOf(kind: Kind) {
    const { name, type, categoryType } = kind;
    const heading = headingOf(kind, i18nOf('en').t);
    const list = documents(type, titleOf(S, kind));
    if (categoryType === undefined) return list;
    const both = S.list()
      .id(name)
      .title(heading)
      .items([list, categories(categoryType)]);
    return S.listItem().id(name).title(heading).child(both);
  }

  const gaps = (id: string, title: string, which: readonly Gap[]) =>
    S.listItem()
      .id(id)
      .title(title)
      .child(
        S.documentList()
          .id(id)
          .title(title)
          .filter(incompleteFilter(which))
          .params({ eventId })
          .apiVersion(API_VERSION)
          // Documents are not created in this list.
          .initialValueTemplates([]),
      );

  return S.list()
    .id(`event-${eventId}`)
    .title('Event')
    .items([
      ...EVENT_KINDS.flatMap((kind) => (kind.type === category.type ? [] : itemOf(kind))),
      documents(NAVIGATION, 'Navigation'),
      documents(MAIL_TEMPLATE, 'Mails to applicants'),
      S.divider(),
      S.listItem()
        .id('settings')
        .title('Settings')
        .schemaType(festival.type)
        .child(S.document().schemaType(festival.type).documentId(eventId)),
      S.divider(),
      S.listItem()
        .id('incomplete')
        .title('Incomplete')
        .child(
          S.list()
            .id('incomplete')
            .title('Incomplete')
            .items([
              gaps('all', 'All that is incomplete', ALL_GAPS),
              ...ALL_GAPS.map((gap) => gaps(gap.id, gap.title, [gap])),
            ]),
        ),
    ]);
}

/**
 * The editors' name of the documents of a kind: the title of their type, in the plural unless all of them are one page.
 */
function titleOf(S: StructureBuilder, { type, screen, address, partAddress = address }: Kind): string {
  const title = S.context.schema.get(type)?.title ?? screen;
  return partAddress === undefined || partAddress.includes(':slug') ? `${title}s` : title;
}

/** The first order of a type's schema. */
function orderOf(S: StructureBuilder, type: string): SortOrderingItem[] {
  const schema = S.context.schema.get(type);
  const [first] = (schema && 'orderings' in schema && schema.orderings) || [];
  return first?.by ?? [];
}
