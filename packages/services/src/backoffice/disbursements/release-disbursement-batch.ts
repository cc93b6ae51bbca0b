import { isMarketId, marketMoney, type MarketId } from '@candor/markets';
import { listDisbursementsById } from '@candor/store/disbursements';
import { disbursementQuestion, disbursementSorts } from '@candor/store/desk-lists';
import { placesOfList } from '../../kernel/list-cursor.ts';
import {
  findDisbursementBatch,
  listDisbursementsOfBatch,
  lockDisbursementBatch,
  releaseDisbursementBatch,
  returnDisbursementBatch,
  type DisbursementBatch,
} from '@candor/store/disbursement-files';
import {
  closeExceptionsOfUnsent,
  lockDisbursementIntent,
  updateDisbursementIntent,
} from '@candor/store/disbursement-attempts';
import { openRestoreHold } from '@candor/store/restore';
import type { ReadTx, Tx } from '@candor/store/database';
import type {
  ActCheck,
  ActLeftOut,
  ActPayee,
  ActPreview,
  ApprovableAct,
} from '../../kernel/acts/approvable-act.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Refusal } from '../../kernel/commands/command.ts';
import { loanNameOf, namesOf } from '../../customers/borrowers/names-of.ts';
import { byFile } from '../../kernel/ports/disbursement-channel.ts';
import { batchFingerprint, drawBatch, type BatchPayee, type DrawnBatch } from './disbursement-batch-file.ts';
import { previewLeaving } from './preview-leaving.ts';

/** A file that somebody has prepared, by its number. */
export type ReleaseBatch = { readonly batchId: string };

export const batchSubject = (batchId: string) => `payout-batch:${batchId}`;

/**
 * The checker sees total, payees and checks, and releases exactly the file that the maker prepared: from then
 * on it may be given to the bank.
 */
export const releaseBatch = {
  key: 'payout.release',
  name: 'Release disbursements',
  asks: 'payout.act',
  decides: 'payout.release',

  async line(tx, { batchId }) {
    const batch = await findDisbursementBatch(tx, BigInt(batchId));
    const size = batch?.total && isMarketId(batch.market) ? marketMoney(batch.market, batch.total) : '';
    return {
      about: `File ${batchId} · ${payeesWords(batch?.lines ?? 0)}`,
      size,
      place: { section: 'payouts', id: `file-${batchId}` },
    };
  },

  async cases(tx, { batchId }) {
    const payees = await listDisbursementsOfBatch(tx, BigInt(batchId));
    return { queues: ['payouts'], itemIds: payees.map(({ payoutId }) => payoutId) };
  },

  preview: (tx, input, { parts, now }) => releasePreview(tx, parts.seal, input, now),

  async carryOut(tx, { batchId }, { parts, by: [, checker], now }) {
    return releaseFile(tx, parts.seal, { batchId, by: checker, now });
  },

  async dropped(tx, { batchId }) {
    const batch = await lockDisbursementBatch(tx, BigInt(batchId));
    if (batch?.state === 'prepared') await returnDisbursementBatch(tx, batch.id);
  },
} as const satisfies ApprovableAct<ReleaseBatch>;

/** From here on each payout counts as sent, and only what the bank says ends it. */
export async function releaseFile(
  tx: Tx,
  seal: PersonSeal,
  { batchId, by, now }: ReleaseBatch & { readonly by: string; readonly now: Date },
) {
  // Prepared before a restore, it may have been released in the time that is forgotten: the bank is asked
  // first.
  if (await openRestoreHold(tx)) return { refused: 'outgoing_is_held' } as const;
  const batch = await lockDisbursementBatch(tx, BigInt(batchId));
  if (batch?.state !== 'prepared') return { refused: 'only_a_prepared_file_is_released' } as const;
  if (batch.preparedBy === by) return { refused: 'approval_is_your_own' } as const;
  const { payees, text, differences } = await drawBatch(tx, seal, batch);
  if (differences.length > 0) return { refused: 'file_is_not_the_one_that_was_prepared' } as const;
  for (const { payoutId, attempt } of payees) {
    const intent = await lockDisbursementIntent(tx, payoutId, attempt);
    if (!intent) throw new Error(`payout ${payoutId} lost its intent`);
    const sent = { state: 'sent', vendorRef: `batch ${batchId}`, changedAt: now, nextAt: null } as const;
    await updateDisbursementIntent(tx, { ...intent, ...sent });
    await closeExceptionsOfUnsent(tx, payoutId, now);
  }
  await releaseDisbursementBatch(tx, batch.id, { by, at: now });
  const facts = {
    batch: batchId,
    payees: payees.length,
    total: String(sum(payees)),
    fingerprint: batchFingerprint(text),
  };
  return { facts };
}

/**
 * What the checker is shown. Nothing is posted by the release; what the bank's result will post is shown,
 * entry by entry.
 */
export async function releasePreview(
  tx: Tx,
  seal: PersonSeal,
  { batchId }: ReleaseBatch,
  now: Date,
): Promise<
  ActPreview | Refusal<'outgoing_is_held' | 'batch_is_unknown' | 'only_a_prepared_file_is_released'>
> {
  if (await openRestoreHold(tx)) return { refused: 'outgoing_is_held' };
  const batch = await lockDisbursementBatch(tx, BigInt(batchId));
  if (!batch || !isMarketId(batch.market)) return { refused: 'batch_is_unknown' };
  if (batch.state !== 'prepared') return { refused: 'only_a_prepared_file_is_released' };
  const { market } = batch;
  const drawn = await drawBatch(tx, seal, batch);
  const { payees } = drawn;
  const leaving = await previewLeaving(tx, payees, now);
  const total = sum(payees);
  const principal = payees.reduce((all, payee) => all + principalOf(payee), 0n);
  const size = `${marketMoney(market, total)} to ${payeesWords(payees.length)}`;
  return {
    title: `Release ${size}?`,
    commits: `Release ${size}`,
    figures: [
      figure('Principal', principal),
      figure('Fees deducted', total - principal),
      { ...figure('To be sent', total), isTotal: true },
    ],
    terms: [],
    checks: [...checksOf(batch, drawn), ...leaving.faults],
    postings: leaving.postings,
    sent: payees.length === 0 ? null : 'Each borrower is notified when the bank confirms the payment.',
    entries: [],
    later: { when: 'with the bank’s result, line by line', entries: leaving.entries },
    payees: await payeesOf(tx, seal, payees),
    leftOut: await leftOutOf(tx, seal, market, now),
  };
}

const figure = (name: string, after: bigint) => ({ name, before: '0', after: String(after) });

const principalOf = ({ principal, amount }: Pick<BatchPayee, 'principal' | 'amount'>): bigint =>
  principal ?? amount;

/** The people in a file, as somebody who may not see account numbers sees them. */
export async function payeesOf(
  tx: ReadTx,
  seal: PersonSeal,
  payees: readonly BatchPayee[],
): Promise<ActPayee[]> {
  const names = await namesOf(
    tx,
    seal,
    payees.map(({ borrowerId }) => borrowerId),
  );
  return payees.map((payee) => {
    const loan = loanNameOf(payee, names);
    const { payoutId, to, amount, isFirstUse, kind } = payee;
    const notes = [
      ...(kind === 'refund' ? ['refund'] : []),
      ...(to.isOwn ? [] : ['holder differs']),
      ...(isFirstUse ? ['new account'] : []),
    ];
    return {
      payoutId,
      name: loan?.name ?? to.holder,
      reference: loan?.reference ?? null,
      account: `${to.institutionName} ${to.masked}`,
      principal: String(principalOf(payee)),
      fee: String(principalOf(payee) - amount),
      toBeSent: String(amount),
      note: notes.length === 0 ? null : notes.join(', '),
    };
  });
}

/** Those that wait for a file and that somebody holds. */
async function leftOutOf(tx: ReadTx, seal: PersonSeal, market: MarketId, now: Date): Promise<ActLeftOut[]> {
  const question = disbursementQuestion(market, { view: 'held' }, now);
  const oldest = { ...disbursementSorts.ordered, way: 'up' } as const;
  const { ids } = await placesOfList(tx, question, oldest, { cursor: null, limit: 20 });
  const held = (await listDisbursementsById(tx, ids)).filter(({ channel }) => channel === byFile);
  const names = await namesOf(
    tx,
    seal,
    held.map(({ borrowerId }) => borrowerId),
  );
  return held.map((row) => ({
    name: loanNameOf(row, names)?.name ?? null,
    amount: String(row.amount),
    why: 'held: stays in the queue',
  }));
}

/** In what it changed, and what the checker does then. */
const changedWords = (differences: readonly string[]) =>
  `Changed since it was prepared: ${differences.join('; ')}. Decline it: the others go into the next file`;

function checksOf(batch: DisbursementBatch, { payees, text, differences }: DrawnBatch): ActCheck[] {
  const all = payees.length;
  const loans = payees.filter(({ kind }) => kind === 'loan');
  const equal = loans.filter(({ amount, signedNet }) => amount === signedNet).length;
  const own = payees.filter(({ to, kind }) => to.isOwn || kind === 'refund').length;
  const accounts = new Set(payees.map(({ to }) => `${to.institution} ${to.number}`)).size;
  const rows = (is: (payee: BatchPayee) => boolean) =>
    payees.flatMap((payee, place) => (is(payee) ? [place + 1] : []));
  const newOnes = rows(({ isFirstUse }) => isFirstUse);
  return [
    differences.length === 0
      ? { is: 'kept', words: `Unchanged since it was prepared: fingerprint ${batchFingerprint(text)}` }
      : { is: 'broken', words: changedWords(differences) },
    ...(all === batch.lines || differences.length > 0
      ? []
      : [{ is: 'broken', words: `${batch.lines} were prepared, ${all} are left` } as const]),
    equal === loans.length
      ? { is: 'kept', words: `Agreements signed, and amounts equal to them: ${equal} of ${loans.length}` }
      : { is: 'broken', words: `Amounts equal to the agreements: only ${equal} of ${loans.length}` },
    own === all
      ? { is: 'kept', words: `Account holder is the borrower: ${own} of ${all}` }
      : { is: 'look', words: `Account holder is the borrower: only ${own} of ${all}` },
    accounts === all
      ? { is: 'kept', words: 'No account twice' }
      : { is: 'look', words: `${all} payees, but ${accounts} accounts` },
    ...(newOnes.length === 0
      ? []
      : [
          {
            is: 'look',
            words: `First use of the account: ${newOnes.length === 1 ? 'row' : 'rows'} ${newOnes.join(', ')}`,
          } as const,
        ]),
  ];
}

const sum = (payees: readonly Pick<BatchPayee, 'amount'>[]) =>
  payees.reduce((total, { amount }) => total + amount, 0n);

const payeesWords = (count: number) => `${count} ${count === 1 ? 'payee' : 'payees'}`;
