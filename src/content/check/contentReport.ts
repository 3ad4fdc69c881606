import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import type { Finding } from './finding.ts';

/** Content to check, wherever it comes from. */
export interface ContentToCheck {
  /** All documents, drafts included. */
  documents: readonly StoredDocument[];
  eventId: string;
  /** The site's public address; undefined if it is unknown. */
  origin?: string | undefined;
  /** Evaluates a GROQ query over the published documents. */
  evaluate(groq: string, params: Record<string, unknown>): unknown;
}

/** The counts of what the site shows, and the faults of the content. */
export interface ContentReport {
  /** Such as `420 places`, in the order of the site's screens. */
  counts: readonly string[];
  /** Sorted by document. */
  findings: readonly Finding[];
}

export type CheckContent = (content: ContentToCheck) => Promise<ContentReport>;

/** The number of errors and warnings. */
export function countFindings(findings: readonly Finding[]): { errors: number; warnings: number } {
  const count = (wanted: Finding['severity']) =>
    findings.filter(({ severity }) => severity === wanted).length;
  return { errors: count('error'), warnings: count('warning') };
}

/** `1 error`, `3 warnings` */
export function countText(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `1 error, 3 warnings`; `clean` if there are none. */
export function findingsText(findings: readonly Finding[]): string {
  const { errors, warnings } = countFindings(findings);
  const texts = [
    errors > 0 && countText(errors, ['error', 'errors']),
    warnings > 0 && countText(warnings, ['warning', 'warnings']),
  ];
  return texts.filter(Boolean).join(', ') || 'clean';
}
