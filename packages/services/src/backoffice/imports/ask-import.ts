import { importLoans } from './import-act.ts';
import { insertImport, insertImportRows } from '@candor/store/imports';
import type { ReadTx } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { requestApproval, type RequestedApproval } from '../approvals/request-approval.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { checkImport, type CheckImport } from './check-import.ts';
import { sealCells } from './import-seal.ts';
import type { JudgedRow } from './judge-rows.ts';
import { keptSummary, summaryJson } from './kept-summary.ts';

export type AskImport = CheckImport & {
  readonly fileName: string;
  /** Of the file whose dry run was shown: another one was not looked at. */
  readonly fingerprint: string;
  readonly reason: string;
};

export type AskedImport = RequestedApproval & { readonly importId: string };

type AskRule =
  | 'import_file_is_unreadable'
  | 'import_file_is_another'
  | 'import_has_no_good_row'
  | 'reason_is_missing'
  | 'approval_waits_already';

/**
 * Keeps a file and asks an approver to agree to bringing it in. It is judged once more, by the same rules as
 * the dry run; rows are sealed as they pass.
 */
export const askImport = (
  parts: LendingDeps,
  // Not a part of what is asked: asked again under the same key, the first answer is given.
  { importId, requestId }: { readonly importId: string; readonly requestId: string },
): Command<AskImport, AskedImport, AskRule> => ({
  name: 'import.ask',
  subject: () => `import:${importId}`,
  async decide(tx, input, { actor, now }) {
    const { market, asOf, fileName, fingerprint, reason } = input;
    const kept: KeptRow[] = [];
    const here = { database: inside(tx), seal: parts.seal };
    const checked = await checkImport(here, input, (rows) => {
      for (const row of rows) kept.push(keptRow(parts.seal, importId, row));
    });
    if ('words' in checked) return { refused: 'import_file_is_unreadable', facts: { line: checked.line } };
    if (checked.fingerprint !== fingerprint) return { refused: 'import_file_is_another' };
    const { summary, totals } = keptSummary(checked.summary);
    if (summary.good === 0) return { refused: 'import_has_no_good_row' };
    const { rows, refused } = summary;
    const file = { id: importId, market, asOf, fileName, fingerprint, heads: checked.heads, requestId };
    await insertImport(tx, {
      ...file,
      summary: summaryJson(summary),
      rows,
      refused,
      askedBy: actor.id,
      askedAt: now,
    });
    for (let from = 0; from < kept.length; from += keptAtOnce)
      await insertImportRows(tx, importId, kept.slice(from, from + keptAtOnce));
    const asked = await requestApproval(tx, parts, {
      requestId,
      act: importLoans,
      market,
      subject: `import:${importId}`,
      input: { importId },
      reason,
      by: actor.id,
      now,
      figures: null,
    });
    if ('refused' in asked) return asked;
    return {
      output: { ...asked, importId },
      facts: {
        request: requestId,
        fingerprint,
        asOf,
        good: summary.good,
        refused,
        principal: totals.principal,
      },
    };
  },
});

const keptAtOnce = 1000;

type KeptRow = Parameters<typeof insertImportRows>[2][number];

function keptRow(seal: LendingDeps['seal'], importId: string, row: JudgedRow): KeptRow {
  const sealed = sealCells(seal, importId, row);
  return 'good' in row
    ? { line: row.line, state: 'good', sealed, reasons: [] }
    : { line: row.line, state: 'refused', sealed, reasons: row.reasons };
}

/** The command's own transaction, where a whole database is asked for: what is judged is what is kept. */
function inside(tx: ReadTx): Parameters<typeof checkImport>[0]['database'] {
  return { read: (work) => work(tx) };
}
