import { isMarketId, marketMoney } from '@candor/markets';
import { findComplaint } from '@candor/store/complaints';
import { findStaff } from '@candor/store/staff';
import type { Tx } from '@candor/store/database';
import type { ActReader, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { postingOf } from '../../kernel/acts/posting-of.ts';
import { namesOf } from '../../customers/borrowers/names-of.ts';
import { decideOnCharge } from '../../servicing/disputes/decide-on-charge.ts';
import { actFigures } from '../../lending/loans/loan-act-preview.ts';
import { previewEntries } from '../../kernel/acts/preview-entries.ts';
import { standsOf } from '../../servicing/disputes/see-charge-decision.ts';

export type ChargeReversalOfComplaint = { readonly reportId: string };

/**
 * A disputed late charge is taken back: money that the lender gives up, like any waiver. Why it was asked for
 * is what the borrower reads, so the approver agrees to the very words too.
 */
export const chargeReversalOfComplaint = {
  key: 'charge.take-back',
  name: 'Reverse a disputed charge',
  asks: 'complaint.answer',
  decides: 'loan.approve',

  // The complaint itself is still to be answered, and stays in its queue.
  cases: async (_tx, { reportId }) => ({ queues: ['complaints'], itemIds: [reportId] }),

  async line(tx, { reportId }, { parts }) {
    const complaint = await findComplaint(tx, reportId);
    if (!complaint || !isMarketId(complaint.market)) return { about: reportId, size: '', place: null };
    const names = await namesOf(tx, parts.seal, [complaint.borrowerId]);
    const name = complaint.borrowerId === null ? undefined : names.get(complaint.borrowerId);
    const about = name === undefined ? complaint.reference : `${name} · ${complaint.reference}`;
    const owed = (await standsOf(tx, reportId))?.parts.penalty ?? 0n;
    const place = { section: 'complaints', id: reportId };
    return { about, size: `of ${marketMoney(complaint.market, owed)}`, place };
  },

  async preview(tx, { reportId }, reader) {
    const complaint = await findComplaint(tx, reportId);
    const now = await standsOf(tx, reportId);
    if (!complaint || !now || !isMarketId(complaint.market)) return { refused: 'complaint_is_unknown' };
    const { market } = complaint;
    const { answer, entries } = await previewEntries(tx, async () => {
      const decided = await reverseCharge(tx, reportId, reader);
      if ('refused' in decided) return decided;
      return {
        amount: String(decided.facts?.['amount'] ?? '0'),
        later: (await standsOf(tx, reportId)) ?? now,
      };
    });
    if ('refused' in answer) return { refused: answer.refused };
    const amount = marketMoney(market, BigInt(answer.amount));
    return {
      title: `Reverse the late charge of ${amount}?`,
      commits: `Reverse ${amount}`,
      figures: actFigures(now, answer.later),
      terms: [],
      checks: [{ is: 'kept', words: 'The charge is in dispute, and the complaint waits for its answer' }],
      postings: entries.flatMap(({ lines }) => lines.map(postingOf)),
      sent: 'The complaint is answered with the words above.',
    };
  },

  async carryOut(tx, { reportId }, { by: [asker, agreed], reason, now, parts }) {
    const staffName = (await findStaff(tx, asker))?.name ?? null;
    const input = { reportId, decision: 'waive', staffName, words: reason } as const;
    const actor = { kind: 'staff', id: agreed } as const;
    const done = await decideOnCharge(parts).decide(tx, input, { actor, now });
    return 'refused' in done ? done : { facts: done.facts ?? {}, outbox: done.outbox ?? [] };
  },
} as const satisfies ApprovableAct<ChargeReversalOfComplaint>;

function reverseCharge(tx: Tx, reportId: string, { parts, now }: ActReader) {
  const input = { reportId, decision: 'waive', staffName: null, words: null } as const;
  return decideOnCharge(parts).decide(tx, input, { actor: { kind: 'system', id: 'preview' }, now });
}
