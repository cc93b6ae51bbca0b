import type { MarketId } from '@candor/markets';
import { disputeCompensation } from '@candor/markets/bureau';
import {
  bureauFiguresOf,
  decideBureauDispute,
  lockBureauDispute,
  type BureauDispute,
  type BureauFigures,
} from '@candor/store/bureau';
import {
  findBureauFile,
  findBureauRow,
  mendBureauRefusal,
  findBureauRefusal,
  type BureauRow,
} from '@candor/store/bureau-files';
import type { ReadTx } from '@candor/store/database';
import type { Command, Facts } from '../../kernel/commands/command.ts';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { disputeReasonAbout } from './raise-dispute.ts';
import { notifyOfDispute } from './notify-of-dispute.ts';

export type DecideDispute = {
  readonly caseId: string;
  readonly verdict: 'correct' | 'stands';
  /** The borrower reads it. */
  readonly reason: string;
};

/**
 * What is not in the books: who somebody is. It is put right in the identity check, and the next file carries
 * it.
 */
const aboutPerson: ReadonlySet<BureauDispute['about']> = new Set(['person', 'not-mine']);

/**
 * It stands, with the reason; or what is right goes into the next file. Nobody types in what is right: it is
 * what the books and the loan's facts now say of that same day, and where they say what was reported, there
 * is nothing to correct.
 */
export const decideDispute = (
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Command<
  DecideDispute,
  { readonly caseId: string; readonly state: 'correcting' | 'stands' },
  'not_found' | 'bureau_case_is_decided' | 'bureau_row_is_right'
> => ({
  name: 'bureau.decide-dispute',
  subject: ({ caseId }) => `bureau-dispute:${caseId}`,
  async decide(tx, { caseId, verdict, reason }, { actor, now }) {
    const dispute = await lockBureauDispute(tx, caseId);
    if (!dispute) return { refused: 'not_found' };
    if (dispute.state !== 'open') return { refused: 'bureau_case_is_decided' };
    const seen = await seeDispute(tx, dispute);
    if (verdict === 'correct' && seen.differs.length === 0 && !aboutPerson.has(dispute.about))
      return { refused: 'bureau_row_is_right' };
    const state = verdict === 'correct' ? 'correcting' : 'stands';
    const reasonSealed = parts.seal.seal(reason, disputeReasonAbout(caseId));
    const right = verdict === 'correct' ? figuresInText(seen.right) : null;
    await decideBureauDispute(tx, caseId, { state, reasonSealed, by: actor.id, at: now, right });
    const loan = loanNameOf({ id: dispute.loanId, orderId: seen.reported.orderId });
    const step = verdict === 'correct' ? 'corrected' : 'stands';
    const outbox = await notifyOfDispute(tx, parts, dispute, { step, loan, reason, now });
    const owed = await compensationOf(tx, dispute);
    return {
      output: { caseId, state },
      facts: { loan, verdict, differs: seen.differs, ...(owed > 0n && { compensation: String(owed) }) },
      outbox,
    };
  },
});

export type SeenDispute = {
  readonly day: string;
  readonly reported: BureauRow;
  /** The same day, by what is known now. */
  readonly right: BureauFigures;
  readonly differs: readonly (keyof BureauFigures)[];
};

const compared = [
  'status',
  'closedOn',
  'sanctioned',
  'instalment',
  'outstanding',
  'overdue',
  'writtenOff',
  'daysLate',
] as const;

/** What was reported beside what the books now say of that day. */
export async function seeDispute(
  tx: ReadTx,
  { fileId, n, loanId }: Pick<BureauDispute, 'fileId' | 'n' | 'loanId'>,
): Promise<SeenDispute> {
  const file = await findBureauFile(tx, fileId);
  const reported = await findBureauRow(tx, fileId, n);
  const right = file && (await bureauFiguresOf(tx, { ...file, loanId }));
  if (!file || !reported || !right) throw new Error(`the disputed row ${n} of ${fileId} is not there`);
  const differs = compared.filter((each) => reported[each] !== right[each]);
  return { day: file.day, reported, right, differs };
}

/** What the law makes the lender pay by now for being late with this. */
export async function compensationOf(
  tx: ReadTx,
  { market, raisedOn }: Pick<BureauDispute, 'market' | 'raisedOn'>,
): Promise<bigint> {
  return disputeCompensation(market as MarketId, raisedOn, await businessDateOf(tx, market));
}

function figuresInText(figures: BureauFigures): Facts {
  const { sanctioned, instalment, outstanding, overdue, writtenOff, ...rest } = figures;
  const amounts = { sanctioned, instalment, outstanding, overdue, writtenOff };
  const texts = Object.fromEntries(Object.entries(amounts).map(([name, minor]) => [name, String(minor)]));
  return { ...rest, ...texts };
}

/**
 * What a bureau did not take was put right where it is kept: the next file carries the loan again, whatever
 * changed.
 */
export const mendRefusal: Command<
  { readonly caseId: string },
  { readonly caseId: string; readonly state: 'mended' },
  'not_found' | 'bureau_case_is_decided'
> = {
  name: 'bureau.mend-refusal',
  subject: ({ caseId }) => `bureau-refusal:${caseId}`,
  async decide(tx, { caseId }, { actor, now }) {
    const refusal = await findBureauRefusal(tx, caseId);
    if (!refusal) return { refused: 'not_found' };
    if (!(await mendBureauRefusal(tx, caseId, { by: actor.id, at: now })))
      return { refused: 'bureau_case_is_decided' };
    return { output: { caseId, state: 'mended' }, facts: { code: refusal.code } };
  },
};
