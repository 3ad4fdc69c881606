import type { VendorListing } from '../../../lib/schema/vendorListing.ts';
import type { Application } from './application.ts';

export const DECLINE_OUTCOMES = ['declined', 'changed', 'unknown'] as const;
export type DeclineOutcome = (typeof DECLINE_OUTCOMES)[number];

/** A field that an edit has changed, before and after. */
export interface Change {
  name: string;
  kind: 'text' | 'address' | 'file';
  before: string | null;
  after: string | null;
}

/** Whether an edit waits for an organiser. */
export function isEdited({ listing }: Application): boolean {
  return listing?.state === 'waiting';
}

/** The version of the edit that waits for an organiser; null if none does. */
export function waitingVersion({ listing }: Application): string | null {
  return listing?.state === 'waiting' ? listing.edited_at : null;
}

/** What is different between an application and an edit of its listing. */
export function changesOf(application: Application, listing: VendorListing): Change[] {
  const { company_name, product_description, company_website, instagram, picture } = application;
  const changes: Change[] = [
    { name: 'Name', kind: 'text', before: company_name, after: listing.name },
    { name: 'Description', kind: 'text', before: product_description, after: listing.description },
    { name: 'Website', kind: 'address', before: company_website, after: listing.website },
    { name: 'Instagram', kind: 'address', before: instagram, after: listing.instagram },
    { name: 'Picture', kind: 'file', before: picture, after: listing.picture },
  ];
  return changes.filter(({ before, after }) => (before ?? '') !== (after ?? ''));
}
