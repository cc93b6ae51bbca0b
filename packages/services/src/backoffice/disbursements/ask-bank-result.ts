import { recordResult } from './disbursement-acts.ts';
import type { MarketId } from '@candor/markets';
import { findDisbursement } from '@candor/store/disbursements';
import type { Database, Tx } from '@candor/store/database';
import { requestApproval } from '../approvals/request-approval.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import { previewEntries } from '../../kernel/acts/preview-entries.ts';
import { bookBankResult, readBankResult, type LineFault, type ResultLine } from './bank-result.ts';
import { preview } from '../../kernel/commands/preview.ts';

export type SeenResult = {
  readonly left: number;
  readonly failed: number;
  readonly again: number;
  /** What the payouts come to that it says were paid; minor units in decimal. */
  readonly total: string;
  readonly faults: readonly LineFault[];
};

type Looked = SeenResult & { readonly lines: readonly ResultLine[] };

/**
 * What a bank's result file would do, by doing it and taking it back. Only lines that change something are
 * kept.
 */
async function lookAtBankResult(
  tx: Tx,
  seal: PersonSeal,
  { market, csv, now }: { readonly market: MarketId; readonly csv: string; readonly now: Date },
): Promise<Looked> {
  const read = readBankResult(csv);
  const strange: LineFault[] = [];
  const lines: ResultLine[] = [];
  let total = 0n;
  for (const line of read.lines) {
    const payout = await findDisbursement(tx, line.payoutId);
    if (payout && payout.market !== market)
      strange.push({ line: line.line, fault: 'it is of another market' });
    else lines.push(line);
  }
  const context = { actor: { kind: 'system', id: 'preview' } as const, now };
  const { answer } = await previewEntries(tx, () => bookBankResult(tx, seal, lines, context));
  const { left, failed, again, faults } = answer;
  for (const payoutId of left) total += (await findDisbursement(tx, payoutId))?.amount ?? 0n;
  const done = new Set([...left, ...failed]);
  const refused = new Set(faults.map(({ line }) => line));
  return {
    left: left.length,
    failed: failed.length,
    again,
    total: String(total),
    faults: [...read.faults, ...strange, ...faults].toSorted((a, b) => a.line - b.line),
    lines: lines.filter(({ payoutId, line }) => done.has(payoutId) && !refused.has(line)),
  };
}

export type AskBankResult = {
  readonly market: MarketId;
  readonly csv: string;
  /** What the file is called, for the approver. */
  readonly file?: string;
  readonly requestId: string;
  readonly maker: string;
  readonly reason: string;
};

type Rule = 'reason_is_missing' | 'approval_waits_already' | 'result_changes_nothing';

/**
 * Somebody has the bank's result file: what it says is booked when somebody else has seen total, payees and
 * entries.
 */
export const askBankResult = (
  seal: PersonSeal,
): Command<AskBankResult, SeenResult & { readonly requestId: string }, Rule> => ({
  name: 'payout.ask-result',
  subject: ({ market }) => `payout-batches:${market}`,
  async decide(tx, { market, csv, file, requestId, maker, reason }, { now }) {
    const { lines, ...seen } = await lookAtBankResult(tx, seal, { market, csv, now });
    if (lines.length === 0) return { refused: 'result_changes_nothing' };
    const asked = await requestApproval(
      tx,
      { seal },
      {
        requestId,
        act: recordResult,
        market,
        // The same file is the same thing, whoever reads it in.
        subject: `payout-result:${fingerprint('result', lines).slice(0, 16)}`,
        input: { market, lines, ...(file && { file }), errors: seen.faults.length },
        reason,
        by: maker,
        now,
        figures: [{ name: 'Disbursed', before: '0', after: seen.total, isTotal: true }],
      },
    );
    if ('refused' in asked) return asked;
    const facts = { left: seen.left, failed: seen.failed, request: requestId };
    return { output: { ...seen, requestId }, facts };
  },
});

/** What a bank's result file would do, for whoever only looks: nothing of it stays. */
export function previewBankResult(
  database: Database,
  seal: PersonSeal,
  asked: { readonly market: MarketId; readonly csv: string; readonly now: Date },
): Promise<SeenResult> {
  return preview(database, (tx) => lookAtBankResult(tx, seal, asked));
}
