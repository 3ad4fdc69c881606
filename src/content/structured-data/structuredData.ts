import { readInstant } from '#lib/dates/instant.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { ticketButton } from '#lib/calls-to-action/callToAction.ts';
import { event as eventKind } from '../event/index.ts';
import { type FacetMark, marksOf } from '../facet/marksOf.ts';
import type { Facet } from '../facet/schema.ts';
import { festivalSettings } from '../festival/festivalSettings.ts';
import { festivalTime } from '../festival/festivalTime.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { FestivalEvent } from '../festival/schema.ts';
import type { Faq } from '../faq/schema.ts';
import type { Performer } from '../performer/schema.ts';
import { isTextBlock, plainText } from '#lib/rich-text/textBlock.ts';
import type { PortableText } from '#lib/schema/portableText.ts';
import type { ScheduleEvent } from '../event/schema.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import { eventTimes } from '../event/eventTimes.ts';
import { locationText } from '../event/locationText.ts';

/** Structured data in schema.org's vocabulary. */
export type StructuredData = Readonly<Record<string, unknown>>;

export interface NamedPage {
  name: string;
  url: string;
}

/** In pixels; the size that search engines recommend. */
const PICTURE = { width: 1200, height: 675 };

/** The festival: dates, place and performers. */
export function festivalData(
  event: FestivalEvent,
  { url, performers = [] }: { url: string; performers?: readonly NamedPage[] },
): StructuredData {
  const { name, venue, city, organizer } = festivalSettings(event);
  const tickets = ticketButton(event.ticketingCTAs)?.target;
  return {
    '@type': 'Festival',
    '@id': `${url}#festival`,
    name: name ?? venue,
    url,
    description: event.description,
    image: pictureOf(assetAddress(event.socialShareImage), url),
    startDate: dateOf(event.startDate),
    endDate: dateOf(event.endDate),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue,
      address: addressData(event, city),
    },
    organizer: { '@type': 'Organization', name: organizer.name, url: organizer.url },
    offers: tickets?.kind === 'external' ? { '@type': 'Offer', url: tickets.href } : undefined,
    performer: performers.map((performer) => ({ '@type': 'PerformingGroup', ...performer })),
  };
}

function addressData({ address, locationAddress }: FestivalEvent, city: string) {
  if (!address) return locationAddress ?? city;
  const { street, postalCode, region, country } = address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  };
}

/** A list's items in order. */
export function itemListData(name: string, items: readonly NamedPage[]): StructuredData {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}

/** The breadcrumbs from the home page to this page, which comes last. */
export function breadcrumbData(trail: readonly NamedPage[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export function faqData(faqs: readonly Faq[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs
      .flatMap(({ faqItems }) => faqItems)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: fullText(answer) },
      })),
  };
}

/** A schedule event, as a part of the festival. */
export function scheduleEventData(
  event: ScheduleEvent,
  {
    url,
    home,
    festival,
    facets,
    t,
  }: {
    url: string;
    home: string;
    festival: FestivalEvent | undefined;
    facets: readonly Facet[];
    t: I18n['t'];
  },
): StructuredData {
  const times = eventTimes(event.startsAt, event.endsAt, festivalTime(festival).zone);
  return {
    '@type': 'Event',
    name: event.title,
    url,
    description: firstText(event.description),
    image: pictureOf(assetAddress(event.image), home),
    startDate: times && new Date(times.start).toISOString(),
    endDate: times?.end === undefined ? undefined : new Date(times.end).toISOString(),
    location: {
      '@type': 'Place',
      name: locationText(event.eventPlace, t),
      address: festivalSettings(festival).venue,
    },
    performer: event.eventPerformer.map(({ name }) => ({ '@type': 'PerformingGroup', name })),
    superEvent: { '@id': `${home}#festival` },
    ...facetData(marksOf(facets, event.facets, eventKind.type)),
  };
}

const FACET_PROPERTIES: Partial<Record<Facet['kind'], string>> = {
  language: 'inLanguage',
  age: 'typicalAgeRange',
  accessibility: 'accessibilityFeature',
  'content-note': 'accessibilityHazard',
};

/** What a document says of facets, in the terms of schema.org as far as it has any. */
function facetData(marks: readonly FacetMark[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    marks.flatMap(({ facet, values }) => {
      const property = FACET_PROPERTIES[facet.kind];
      return property === undefined ? [] : [[property, values.map(({ title }) => title)]];
    }),
  );
}

export function performerData(
  performer: Performer,
  { url, home }: { url: string; home: string },
): StructuredData {
  return {
    '@type': 'PerformingGroup',
    name: performer.name,
    url,
    description: firstText(performer.description),
    image: pictureOf(assetAddress(performer.media), home),
  };
}

/** Serialises the data for a script element; no text in it can close the element. */
export function structuredDataText(data: readonly StructuredData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c');
}

/** A stored date; undefined if it is not valid. */
function dateOf(text: string | undefined): string | undefined {
  return readInstant(text) === undefined ? undefined : text;
}

function pictureOf(address: string | undefined, home: string): string | undefined {
  return address === undefined ? undefined : new URL(pictureAddress(address, PICTURE), home).href;
}

function fullText(text: PortableText): string {
  return text
    .filter(isTextBlock)
    .map((block) => plainText(block).trim())
    .filter(Boolean)
    .join('\n');
}
