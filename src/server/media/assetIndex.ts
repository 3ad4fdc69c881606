import * as z from 'zod/mini';
import type { AssetRecord, BoothArea } from '#demo/pictures/assetRecord.ts';
import { hueOf } from '#demo/pictures/drawing/colour.ts';
import { hashText } from '#demo/pictures/drawing/dice.ts';
import { motifOf } from '#demo/pictures/motif.ts';
import { lenientList } from '#lib/schema/lenient.ts';
import { boothArea } from '#content/map/schema.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';

/** Assets by public id. */
export type AssetIndex = ReadonlyMap<string, AssetRecord>;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textIn = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined);
const pixelsIn = (value: unknown) =>
  typeof value === 'number' && value >= 1 && value <= 100_000 ? Math.round(value) : undefined;

/** The nickname comes first, because an event's own pictures show it. */
const TITLE_FIELDS = ['nickname', 'name', 'title', 'headline'] as const;

function titleOf(document: Fields): string {
  return TITLE_FIELDS.map((field) => textIn(document[field])).find(Boolean) ?? '';
}

/** The hue of a category document; undefined for the general category 'marketplace' and for greys. */
function hueOfCategory(category: Fields): number | undefined {
  if (textIn(category.name)?.toLowerCase() === 'marketplace') return undefined;
  const rgb = isFields(category.color) ? category.color.rgb : undefined;
  if (!isFields(rgb)) return undefined;
  const { r, g, b } = rgb;
  if (typeof r !== 'number' || typeof g !== 'number' || typeof b !== 'number') return undefined;
  return hueOf({ r, g, b });
}

const boothsSchema = lenientList(z.object(boothArea));

/** The assets and references of one document. */
interface DocumentAssets {
  kind: string;
  title: string;
  /** The booths of a map; undefined for other documents. */
  booths: BoothArea[] | undefined;
  assets: Fields[];
  /** Ids of referenced documents, in document order. */
  refs: string[];
}

/** Iterative, because a document may be nested deeper than the stack allows. */
function readDocument(document: StoredDocument): DocumentAssets {
  const entry: DocumentAssets = {
    kind: document._type,
    title: titleOf(document),
    booths: document._type === 'mapEvent' ? z.parse(boothsSchema, document.booths) : undefined,
    assets: [],
    refs: [],
  };
  const pending: unknown[] = [document];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (!isFields(value)) continue;
    if (typeof value._ref === 'string') entry.refs.push(value._ref);
    if (value._type === 'cloudinary.asset') entry.assets.push(value);
    // Reversed, because the last one is popped first.
    const children = Array.isArray(value) ? value : Object.values(value);
    for (let i = children.length - 1; i >= 0; i--) {
      if (isFields(children[i])) pending.push(children[i]);
    }
  }
  return entry;
}

/** Types without a category; they get the hue of a document that references them. */
const INHERITS_HUE = new Set(['brand', 'artist']);

/** Pictures of an event, which has no category, get hues between violet and orange. */
function hueWithoutCategory({ kind, title }: DocumentAssets, publicId: string): number {
  return kind === 'event'
    ? (250 + (hashText(motifOf(publicId)) % 150)) % 360
    : hashText(title || publicId) % 360;
}

function toRecord(
  asset: Fields,
  publicId: string,
  from: DocumentAssets,
  hue: number | undefined,
): AssetRecord {
  const custom = isFields(asset.context) ? asset.context.custom : undefined;
  return {
    publicId,
    resourceType: asset.resource_type === 'video' ? 'video' : 'image',
    width: pixelsIn(asset.width),
    height: pixelsIn(asset.height),
    title: from.title,
    alt: isFields(custom) ? textIn(custom.alt) : undefined,
    hue: hue ?? hueWithoutCategory(from, publicId),
    kind: from.kind,
    booths: from.booths,
  };
}

/**
 * Indexes all assets in the documents, with the data that is needed to draw them. If several documents name a public
 * id, the first one decides. A document has the hue of its category; one without a category (a brand, an artist) has
 * the hue of a document that references it. Malformed values are skipped.
 */
export function indexAssets(documents: readonly StoredDocument[]): AssetIndex {
  const categoryHues = new Map<string, number>();
  const entries: { id: string; entry: DocumentAssets }[] = [];
  for (const document of documents) {
    if (!isFields(document)) continue;
    const hue = document._type === 'category' ? hueOfCategory(document) : undefined;
    if (hue !== undefined) categoryHues.set(document._id, hue);
    entries.push({ id: document._id, entry: readDocument(document) });
  }

  const ownHue = ({ refs }: DocumentAssets) => {
    for (const ref of refs) {
      const hue = categoryHues.get(ref);
      if (hue !== undefined) return hue;
    }
    return undefined;
  };
  const inheritedHues = new Map<string, number>();
  for (const { entry } of entries) {
    const hue = ownHue(entry);
    if (hue === undefined) continue;
    for (const ref of entry.refs) if (!inheritedHues.has(ref)) inheritedHues.set(ref, hue);
  }

  const index = new Map<string, AssetRecord>();
  for (const { id, entry } of entries) {
    for (const asset of entry.assets) {
      const publicId = textIn(asset.public_id);
      if (publicId === undefined || index.has(publicId)) continue;
      const inherited = INHERITS_HUE.has(entry.kind) ? inheritedHues.get(id) : undefined;
      index.set(publicId, toRecord(asset, publicId, entry, ownHue(entry) ?? inherited));
    }
  }
  return index;
}
