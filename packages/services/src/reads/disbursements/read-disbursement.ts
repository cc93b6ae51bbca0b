import {
  findListedDisbursement,
  findDisbursement,
  findDisbursementHold,
  listAttempts,
  listDisbursementAnswers,
  accountOfDisbursement,
  placesOfDisbursements,
  type ListedDisbursement,
  type DisbursementHold,
} from '@candor/store/disbursements';
import {
  listApplicationExceptions,
  type DisbursementAnswer,
  type DisbursementIntent,
} from '@candor/store/disbursement-attempts';
import { listApprovalsAbout } from '@candor/store/approvals';
import { listEntriesOfDisbursement, type JournalEntry } from '@candor/store/ledger';
import type { Database, ReadTx, Tx } from '@candor/store/database';
import { payoutAccountFor } from '../../customers/payout-accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { disbursementIdOfApplication } from '../../payments/disbursements/disbursement-id-of-application.ts';
import { actOf } from '../../approvals/approvable-acts.ts';
import { disbursementSubject } from '../../backoffice/disbursements/disbursement-acts.ts';
import { settlePayout } from '../../payments/disbursements/settle-disbursement.ts';
import { namesOf } from '../../customers/borrowers/names-of.ts';
import { previewEntries } from '../../kernel/acts/preview-entries.ts';
import { disbursementWhyWords } from '../../payments/disbursement-notices/disbursement-trouble-words.ts';
import { notOrdered, disbursementLineOf, type DisbursementLine } from './read-disbursements.ts';
import { takenBy } from '../queues/take-item.ts';
import type { Taken } from '../../backoffice/queues/queue-holds.ts';
import { preview } from '../../kernel/commands/preview.ts';

type PayoutAct = 'hold' | 'release' | 'send' | 'outcome';

export type PayoutPaper = {
  readonly market: string;
  readonly payout: DisbursementLine;
  readonly account: {
    readonly institution: string;
    readonly masked: string;
    readonly holder: string;
    readonly isOwn: boolean;
  } | null;
  readonly held: DisbursementHold | null;
  readonly attempts: readonly DisbursementIntent[];
  readonly answers: readonly Pick<DisbursementAnswer, 'attempt' | 'at' | 'question' | 'heard'>[];
  readonly may: readonly PayoutAct[];
  /** What somebody has asked an approver for: until that is decided, nothing else is. */
  readonly asked: { readonly requestId: string; readonly actName: string; readonly askerName: string } | null;
  /** A refund that has nowhere to go. */
  readonly needsAccount: boolean;
  readonly batch: {
    readonly batchId: string;
    readonly state: NonNullable<ListedDisbursement['batchState']>;
  } | null;
  /** All that is booked once it has left, or was. */
  readonly entries: readonly JournalEntry[];
};

/** One payout, with everything that somebody asks who has to decide about it. */
async function disbursementPaper(
  tx: Tx,
  seal: PersonSeal,
  payoutId: string,
  now: Date,
): Promise<PayoutPaper | undefined> {
  const row = await findListedDisbursement(tx, payoutId);
  if (!row) return keptOrder(tx, seal, payoutId, now);
  const names = await namesOf(tx, seal, [row.borrowerId]);
  const attempts = await listAttempts(tx, payoutId);
  const accountId = attempts[0]?.accountId ?? (await accountOfDisbursement(tx, payoutId));
  const account = accountId === null ? undefined : await payoutAccountFor(tx, seal, accountId);
  return {
    market: row.market,
    payout: disbursementLineOf(row, names, (await placesOfDisbursements(tx, [payoutId], now)).get(payoutId)),
    account: account
      ? {
          institution: account.institutionName,
          masked: account.masked,
          holder: account.holder,
          isOwn: account.isOwn,
        }
      : null,
    held: (await findDisbursementHold(tx, payoutId)) ?? null,
    attempts: attempts.map(inWords),
    answers: await listDisbursementAnswers(tx, payoutId),
    ...(await actsNow(tx, payoutId, now, actsOn(row, account !== undefined))),
    needsAccount: row.kind === 'refund' && row.state !== 'left' && account === undefined,
    batch:
      row.batchId === null || row.batchState === null
        ? null
        : { batchId: String(row.batchId), state: row.batchState },
    entries: await entriesWhenLeft(tx, row, now),
  };
}

/** While something waits for an approver, only a hold is still in one person's hands. */
async function actsNow(tx: ReadTx, payoutId: string, now: Date, may: readonly PayoutAct[]) {
  const open = (await listApprovalsAbout(tx, disbursementSubject(payoutId))).find(
    ({ state, deadlineAt }) => (state === 'waiting' || state === 'asked-back') && deadlineAt > now,
  );
  if (!open) return { may, asked: null };
  const asked = {
    requestId: open.id,
    actName: actOf(open.act)?.name ?? open.act,
    askerName: open.askerName,
  };
  return { may: may.filter((act) => act === 'hold'), asked };
}

/** A signed order that a rule keeps from being ordered to be paid out at all. */
async function keptOrder(
  tx: ReadTx,
  seal: PersonSeal,
  payoutId: string,
  now: Date,
): Promise<PayoutPaper | undefined> {
  const kept = (await listApplicationExceptions(tx, null)).find(
    ({ orderId }) => disbursementIdOfApplication(orderId) === payoutId,
  );
  if (!kept) return undefined;
  const names = await namesOf(tx, seal, [kept.borrowerId]);
  const payout = notOrdered(kept, names);
  const { market } = kept;
  const nothing = { account: null, held: null, attempts: [], answers: [], batch: null, entries: [] };
  const acts = await actsNow(tx, payoutId, now, ['send']);
  return { market, payout, ...nothing, needsAccount: false, ...acts };
}

function inWords(attempt: DisbursementIntent): DisbursementIntent {
  return { ...attempt, why: attempt.why === null ? null : disbursementWhyWords(attempt.why) };
}

function actsOn(
  { state, intent, isHeld, kind, paymentId }: ListedDisbursement,
  hasAccount: boolean,
): PayoutAct[] {
  if (isHeld) return ['release'];
  if (state === 'failed') {
    // A credit that could not be sent back is asked for anew; what was paid after all is recorded.
    const again = kind === 'loan' || paymentId !== null ? (['send'] as const) : [];
    return intent === 'failed' ? [...again, 'outcome'] : [...again];
  }
  if (state === 'left') return [];
  if (intent === 'sent' || intent === 'unknown') return ['outcome'];
  // A refund from before every one had an account: it is given one, or was sent by hand.
  if (intent === null && kind === 'refund' && !hasAccount)
    return paymentId === null ? ['send', 'hold'] : ['send', 'outcome'];
  return intent === null || intent === 'intended' ? ['hold'] : [];
}

/** By the function that posts it; of one that has left, what it posted. */
async function entriesWhenLeft(
  tx: Tx,
  { id, state }: ListedDisbursement,
  now: Date,
): Promise<readonly JournalEntry[]> {
  const payout = await findDisbursement(tx, id);
  if (!payout) return [];
  if (state === 'left')
    return listEntriesOfDisbursement(tx, id, payout.kind === 'loan' ? payout.loanId : null);
  const context = { actor: { kind: 'system', id: 'preview' } as const, now };
  const { entries } = await previewEntries(tx, () => settlePayout(tx, { payoutId: id }, context));
  return entries;
}

/** One disbursement with who has it in hand. Its entries are made by settling it, and rolled back. */
export function readDisbursement(
  database: Database,
  seal: PersonSeal,
  payoutId: string,
  now: Date,
): Promise<{ readonly paper: PayoutPaper | undefined; readonly taken: Taken }> {
  return preview(database, async (tx) => ({
    paper: await disbursementPaper(tx, seal, payoutId, now),
    taken: await takenBy(tx, { queue: 'payouts', itemId: payoutId }, now),
  }));
}
