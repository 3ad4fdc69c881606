import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import * as SPEC_DEFAULTS from '#lib/config/specDefaults.ts';

const EVENT = { _type: 'reference', _ref: 'festival-2025' };

/** A complete document as the content service stores it. Each field can be overridden. */
function stored(_id: string, _type: string, fields: object): StoredDocument {
  return {
    _id,
    _type,
    _createdAt: '2025-06-01T00:00:00Z',
    _updatedAt: '2025-06-01T00:00:00Z',
    _rev: '1',
    ...fields,
  };
}

export function eventDocument(fields: object = {}): StoredDocument {
  return stored('festival-2025', 'event', { title: 'Test Fair', nickname: 'Test Fair', ...fields });
}

export function categoryDocument(name: string, fields: object = {}): StoredDocument {
  return stored(`category-${name}`, 'category', {
    name,
    type: 'place',
    color: { rgb: { r: 200, g: 40, b: 90, a: 0.5 } },
    eventInstance: EVENT,
    ...fields,
  });
}

/** A facet with a value for each of the titles. */
export function facetDocument(title: string, values: readonly string[], fields: object = {}): StoredDocument {
  const slug = slugOf(title);
  return stored(`facet-${slug}`, 'facet', {
    title,
    alias: { _type: 'slug', current: slug },
    kind: 'custom',
    appliesTo: ['place', 'performer', 'scheduleEvent'],
    values: values.map((value) => ({
      _key: slugOf(value),
      title: value,
      alias: { _type: 'slug', current: slugOf(value) },
    })),
    isFilter: true,
    status: 'active',
    eventInstance: EVENT,
    ...fields,
  });
}

/** An entry of a document's `facets`. */
export function chosenFacet({ _id }: StoredDocument, ...values: string[]) {
  return { _key: _id, facet: { _type: 'reference', _ref: _id }, values };
}

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

export function placeDocument(name: string, fields: object = {}): StoredDocument {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return stored(`place-${slug}`, 'place', {
    name,
    alias: { _type: 'slug', current: slug },
    status: 'active',
    locationName: 'Hall A, Booth 1',
    categories: [],
    eventInstance: EVENT,
    ...fields,
  });
}

/** A news post. Its text differs from its headline, so that tests can tell them apart. */
export function postDocument(headline: string, fields: object = {}): StoredDocument {
  const slug = headline.toLowerCase().replaceAll(' ', '-');
  return stored(`post-${slug}`, 'feedItem', {
    headline,
    alias: { _type: 'slug', current: slug },
    status: 'published',
    content: paragraphs(`All about ${headline}.`),
    priority: 'normal',
    categories: [],
    tags: [],
    eventInstance: EVENT,
    ...fields,
  });
}

/** A map of the venue. */
export function mapDocument(title: string, fields: object = {}): StoredDocument {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return stored(`map-${slug}`, 'mapEvent', {
    title,
    pdf: asset(`/media/image/upload/maps/${slug}.png`),
    eventInstance: EVENT,
    ...fields,
  });
}

export function performerDocument(name: string, fields: object = {}): StoredDocument {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return stored(`performer-${slug}`, 'performer', {
    name,
    alias: { _type: 'slug', current: slug },
    status: 'active',
    categories: [],
    eventInstance: EVENT,
    ...fields,
  });
}

export function artistDocument(name: string, fields: object = {}): StoredDocument {
  return stored(`artist-${name}`, 'artist', { name, ...fields });
}

export function scheduleEventDocument(title: string, fields: object = {}): StoredDocument {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return stored(`session-${slug}`, 'scheduleEvent', {
    title,
    alias: { _type: 'slug', current: slug },
    startsAt: '2025-10-25T18:00:00Z',
    endsAt: '2025-10-25T18:45:00Z',
    status: 'active',
    eventInstance: EVENT,
    ...fields,
  });
}

export function faqDocument(title: unknown, faqItems: unknown, fields: object = {}): StoredDocument {
  return stored(`faq-${String(title)}`, 'faq', { title, faqItems, eventInstance: EVENT, ...fields });
}

export function guideDocument(title: string, sections: unknown, fields: object = {}): StoredDocument {
  return stored(`guide-${title}`, 'exhibitorGuide', { title, sections, eventInstance: EVENT, ...fields });
}

export function staticPageDocument(alias: string, fields: object = {}): StoredDocument {
  return stored(`page-${alias}`, 'staticPage', {
    alias: { _type: 'slug', current: alias },
    status: 'published',
    eventInstance: EVENT,
    ...fields,
  });
}

export function viewDocument(alias: string, fields: object = {}): StoredDocument {
  return stored(`view-${alias}`, 'savedView', {
    title: `View ${alias}`,
    alias: { _type: 'slug', current: alias },
    status: 'active',
    eventInstance: EVENT,
    ...fields,
  });
}

/** The hotel under its fixed slug, with something in every section. */
export function hotelDocument(fields: object = {}): StoredDocument {
  const image = (name: string) => asset(`/media/image/upload/hotel/${name}.jpg`);
  const gallery = (...names: string[]) =>
    names.map((name, index) => ({ _key: name, image: image(name), alt: `The ${name}`, order: index }));
  return stored('hotel', 'hotel', {
    title: 'Grand Test Hotel',
    subtitle: 'Beds and tests',
    slug: { _type: 'slug', current: SPEC_DEFAULTS.hotelSlug },
    heroSection: {
      heroImage: image('front'),
      altText: 'The front at night',
      starRating: 4,
      address: { street: '1 Test Row', city: 'Las Vegas', state: 'NV', zipCode: '89109' },
    },
    packageDetails: {
      packageTitle: 'The Fair Package',
      packageSubtitle: 'Two nights',
      description: paragraphs('Sleep where the bands sleep.'),
      benefits: [
        { _key: 'a', benefit: 'Two weekend passes', isHighlighted: true },
        { _key: 'b', benefit: 'Late checkout', isHighlighted: false },
      ],
      savingsCallout: 'Save $240',
    },
    giftBoxGallery: { title: 'In the box', designer: 'By Studio Test', images: gallery('box', 'lamp') },
    hotelGallery: { sectionTitle: 'Inside', images: gallery('lobby', 'room', 'pool') },
    locationSection: {
      sectionTitle: 'Ten minutes away',
      locationVideo: asset('/media/video/upload/street.mp4'),
      videoAltText: 'The street outside',
      locationBenefits: [{ _key: 'c', benefit: 'Shuttle', isHighlighted: true }],
      additionalInfo: paragraphs('Parking is free.'),
    },
    callToActions: [
      {
        _key: 'd',
        text: 'Book now',
        url: 'https://stay.example/',
        openInNewTab: true,
        trackingLabel: 'book',
      },
      { _key: 'e', text: 'Room only', url: '/rooms', variant: 'outline' },
      { _key: 'f', text: 'Waiting list', url: 'https://stay.example/wait', isEnabled: false },
    ],
    status: 'published',
    eventInstance: EVENT,
    ...fields,
  });
}

export function referenceTo(document: StoredDocument) {
  return { _type: 'reference', _ref: document._id, _key: document._id };
}

/** Portable Text of plain paragraphs. */
export function paragraphs(...texts: string[]) {
  return texts.map((text, index) => ({
    _type: 'block',
    _key: `b${index}`,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  }));
}

/** A hosted picture, or a film if the URL is that of a film. */
export function asset(url: string) {
  return { _type: 'cloudinary.asset', public_id: url.replace(/\W/g, '-'), url, width: 1600, height: 900 };
}

export function navigationDocument(name: 'home' | 'footer', items: readonly object[]): StoredDocument {
  return stored(`navigation-${name}`, 'navigation', {
    name,
    eventInstance: EVENT,
    navigationItems: items.map((item, index) => ({
      _key: `item-${index}`,
      visibility: 'visible',
      menuPlacement: 'all-places',
      order: index,
      ...item,
    })),
  });
}
