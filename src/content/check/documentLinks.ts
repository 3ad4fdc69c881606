import * as z from 'zod/mini';
import { actionButton, shownActions } from '#lib/calls-to-action/callToAction.ts';
import { callToActionSchema } from '#lib/schema/callToAction.ts';
import { navigationItemSchema } from '../festival/navigationSchema.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { menuItems } from '../festival/menuItems.ts';
import { textLink } from '#lib/rich-text/textLink.ts';
import { buttonTarget } from '#lib/url/buttonTarget.ts';
import type { LinkTarget } from '#lib/url/linkTarget.ts';
import { parseWebAddress } from '#lib/url/webAddress.ts';
import { type Fields, isFields, objectsIn, visitObjects } from './visit.ts';

/** A link that an editor has typed. */
export interface DocumentLink {
  path: string;
  address: string;
  /** The address that visitors are led to; undefined for an address that the site does not show. */
  target: LinkTarget | undefined;
}

/** Fields with lists of calls to action, in any document. */
const ACTIONS = ['ticketingCTAs', 'marketingCTAs', 'accommodationCTAs', 'callsToAction', 'callToActions'];

/** Fields that lead to other sites only, by the document's type. */
const WEB_ADDRESSES: Record<string, readonly string[]> = {
  artist: ['websiteUrl'],
  brand: ['websiteUrl'],
  event: ['organizer.url', 'shopBaseUrl'],
  hotel: ['seoSettings.canonicalUrl'],
  performer: ['websiteUrl', 'buttonURL'],
  place: ['websiteUrl', 'buttonURL'],
};

/** The links in a document's texts, buttons and menus, resolved as the site resolves them. */
export function documentLinks(document: StoredDocument): DocumentLink[] {
  const links: DocumentLink[] = [];
  visitObjects(document, (fields, path) => {
    const at = (name: string) => (path === '' ? name : `${path}.${name}`);
    for (const { fields: mark, index } of objectsIn(fields.markDefs)) {
      add(`${at('markDefs')}[${index}].href`, mark.href, textLink(mark.href));
    }
    for (const name of ACTIONS) {
      for (const { fields: action, index } of objectsIn(fields[name])) {
        const [shown] = shownActions(parsed(callToActionSchema, action));
        if (shown && shown.scrollTarget === undefined)
          add(`${at(name)}[${index}].url`, action.url, actionButton(shown).target);
      }
    }
  });
  for (const { fields: item, index } of objectsIn(document.navigationItems)) {
    const [menuItem] = shownMenuItems(item);
    if (menuItem) add(`navigationItems[${index}].url`, item.url ?? item.internalMenuItem, menuItem.target);
  }
  for (const name of buttonFields(document)) add(name, document[name], buttonTarget(textIn(document, name)));
  for (const path of WEB_ADDRESSES[document._type] ?? []) {
    const address = valueAt(document, path);
    const url = parseWebAddress(address);
    add(path, address, url && { kind: 'external', href: url.href });
  }
  return links;

  function add(path: string, address: unknown, target: LinkTarget | undefined) {
    if (typeof address === 'string' && address.trim() !== '') links.push({ path, address, target });
  }
}

/** A menu item, once for each menu that shows it; without a target if its address is not valid. */
function shownMenuItems(item: Fields): { target: LinkTarget | undefined }[] {
  const items = parsed(navigationItemSchema, item);
  const shown: { target: LinkTarget | undefined }[] = [];
  for (const place of ['main', 'footer'] as const)
    shown.push(...menuItems(items, place, () => shown.push({ target: undefined })));
  return shown;
}

function valueAt(document: StoredDocument, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), document);
}

/** The fields with a place's or performer's buttons, which lead to other sites only. */
function buttonFields({ _type }: StoredDocument): readonly string[] {
  if (_type === 'event') return ['promoMediaUrl'];
  return ['feedItem', 'scheduleEvent'].includes(_type) ? ['buttonURL'] : [];
}

function textIn(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : undefined;
}

function parsed<Schema extends z.core.$ZodType>(schema: Schema, fields: Fields): z.output<Schema>[] {
  const { success, data } = z.safeParse(schema, fields);
  return success ? [data] : [];
}
