import { type ContentReport, countFindings, findingsText } from '#content/check/contentReport.ts';
import { type Finding, studioPath } from '#content/check/finding.ts';
import { printable } from '../printable.ts';

/** A rule with more findings than this is listed once, together with its findings. */
const MAX_SEPARATE = 10;
/** The largest number of findings that are listed for a rule; the others are only counted. `--json` has them all. */
const MAX_LISTED = 20;

/** The findings as text for the terminal: sorted by document, then those of rules with many findings, by rule. */
export function formatFindings({ findings }: ContentReport): string {
  const byRule = new Map<string, Finding[]>();
  for (const finding of findings) byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding]);
  const isFrequent = ({ rule }: Finding) => (byRule.get(rule)?.length ?? 0) > MAX_SEPARATE;
  const single = findings.filter((finding) => !isFrequent(finding));
  const lines = single.flatMap((finding, index) => {
    const isSame = single[index - 1]?.documentId === finding.documentId;
    return isSame ? [line(finding)] : ['', heading(finding), line(finding)];
  });
  for (const [rule, all] of byRule) if (all.length > MAX_SEPARATE) lines.push('', ...listOf(rule, all));
  return [...lines, '', `content check: ${findingsText(findings)}`].join('\n').trimStart();
}

/** The counts of what the site shows, and the number of findings, in two lines. */
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

function listOf(rule: string, findings: readonly Finding[]): string[] {
  const more = findings.length - MAX_LISTED;
  return [
    `${findings.length} findings of the same kind  [${rule}]`,
    ...findings.slice(0, MAX_LISTED).map((finding) => {
      const { severity, title, documentId, path, message } = finding;
      return `  ${severity.padEnd(7)}  ${title} (${documentId}): ${path === undefined ? '' : `${path}: `}${message}`;
    }),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

function heading(finding: Finding): string {
  const name = `${finding.title} (${finding.documentId})`;
  return printable(finding.type === '' ? name : `${name}  ${studioPath(finding)}`);
}

function line({ severity, path, message, rule }: Finding): string {
  const place = path === undefined ? '' : `${path}: `;
  return printable(`  ${severity.padEnd(7)}  ${place}${message}  [${rule}]`);
}
