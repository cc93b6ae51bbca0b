import type { AgreementText } from '../agreement/agreement-form.ts';

/** An agreement as a page that a reviewer can read. */
export function agreementMarkdown({ title, version, clauses }: AgreementText): string {
  const cells = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  const sections = clauses.map(({ heading, paragraphs, table }) =>
    [
      `## ${heading}`,
      ...paragraphs,
      ...(table
        ? [
            [
              cells(table.heads),
              `|${table.heads.map(() => '--:').join('|')}|`,
              ...[...table.lines, table.totals].map(cells),
            ].join('\n'),
          ]
        : []),
    ].join('\n\n'),
  );
  return `# ${title}\n\nVersion ${version}.\n\n${sections.join('\n\n')}\n`;
}
