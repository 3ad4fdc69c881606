import { type ContentReport, countFindings, findingsText } from '#lib/content-check/contentReport.ts';
import { type Finding, studioPath } from '#lib/content-check/finding.ts';
import { printable } from '../printable.ts';

/** The findings as text for the terminal, grouped by document. */
export function formatFindings({ findings }: ContentReport): string {
  const lines = findings.flatMap((finding, index) => {
    const isSame = findings[index - 1]?.documentId === finding.documentId;
    return isSame ? [line(finding)] : ['', heading(finding), line(finding)];
  });
  return [...lines, '', `content check: ${findingsText(findings)}`].join('\n').trimStart();
}

/** What the site shows and the number of findings, in two lines. */
export function formatSummary({ counts, findings }: ContentReport): string {
  const { errors, warnings } = countFindings(findings);
  const hint = errors + warnings > 0 ? ' (npm run content:check)' : '';
  return `${counts.join(', ')}\ncontent check: ${findingsText(findings)}${hint}`;
}

/** The findings for programs. */
export function formatJson({ counts, findings }: ContentReport): string {
  const located = findings.map((finding) => ({ ...finding, studioPath: studioPath(finding) }));
  return JSON.stringify({ counts, ...countFindings(findings), findings: located }, undefined, 2);
}

function heading(finding: Finding): string {
  return printable(`${finding.title} (${finding.documentId})  ${studioPath(finding)}`);
}

function line({ severity, path, message, rule }: Finding): string {
  const place = path === undefined ? '' : `${path}: `;
  return printable(`  ${severity.padEnd(7)}  ${place}${message}  [${rule}]`);
}
