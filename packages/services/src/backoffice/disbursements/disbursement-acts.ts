import { isMarketId, marketMoney, type MarketId } from '@candor/markets';
import {
  accountOfDisbursement,
  findListedDisbursement,
  findDisbursement,
  findDisbursementHold,
  type ListedDisbursement,
} from '@candor/store/disbursements';
import { listApplicationExceptions } from '@candor/store/disbursement-attempts';
import type { ReadTx } from '@candor/store/database';
import { payoutAccountFor } from '../../customers/payout-accounts/payout-accounts-of.ts';
import type {
  ActCases,
  ActCheck,
  ActContext,
  ActPayee,
  ActPreview,
  ActReader,
  ApprovableAct,
} from '../../kernel/acts/approvable-act.ts';
import { seeGivenAccount } from '../payments/given-account.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { CommandContext, Facts, OutboxMessage, Refusal } from '../../kernel/commands/command.ts';
import { loanNameOf, namesOf } from '../../customers/borrowers/names-of.ts';
import { actEntryOf, postingsOf, previewEntries } from '../../kernel/acts/preview-entries.ts';
import { bookBankResult, type BookedResult, type ResultLine } from './bank-result.ts';
import { holdDisbursement } from '../../payments/disbursements/hold-disbursement.ts';
import { disbursementIdOfApplication } from '../../payments/disbursements/disbursement-id-of-application.ts';
import { sendDisbursementAgain } from '../../payments/disbursements/send-disbursement-again.ts';
import { notifyDisbursementOutcome } from '../../payments/disbursement-notices/notify-disbursement-outcome.ts';

const maker = 'payout.act';
const checker = 'payout.release';

export const disbursementSubject = (payoutId: string) => `payout:${payoutId}`;

/**
 * Somebody was told by the bank or the vendor how a disbursement ended. On their word alone no loan begins
 * and none is paid again.
 */
export type RecordOutcome = {
  readonly payoutId: string;
  readonly attempt: number;
  readonly outcome: 'paid' | 'failed';
};

export const recordOutcome = {
  key: 'payout.outcome',
  name: 'Record disbursement outcome',
  asks: maker,
  decides: checker,
  isOneAtATime: true,
  line: (tx, { payoutId }, reader) => lineOf(tx, payoutId, reader),
  cases: (tx, { payoutId }) => casesOf(tx, payoutId),
  async preview(tx, input, reader) {
    const known = await knownPayout(tx, input.payoutId, reader.parts.seal);
    if (!known) return { refused: 'payout_is_unknown' };
    const { answer, entries } = await previewEntries(tx, () =>
      notifyDisbursementOutcome(reader.parts.seal)(
        tx,
        { ...input, reason: 'preview' },
        previewer(reader.now),
      ),
    );
    if ('refused' in answer) return { refused: answer.refused };
    const isPaid = input.outcome === 'paid';
    const size = marketMoney(known.market, known.row.amount);
    const to = known.payee.name ?? 'a payer without a loan';
    return {
      title: isPaid ? `Was ${size} paid to ${to}?` : `Did ${size} to ${to} fail?`,
      commits: isPaid ? `Record ${size} as paid` : `Record ${size} as failed`,
      ...bookedFigures(isPaid ? known.row.amount : 0n, entries.map(actEntryOf)),
      terms: [],
      checks: [
        { is: 'look', words: outcomeGround(known.row) },
        ...(answer.facts?.['concern'] === 'credit_is_already_used'
          ? [{ is: 'look', words: 'The borrower has used this credit since: they keep both' } as const]
          : []),
        ...(isPaid
          ? []
          : [
              {
                is: 'look',
                words: 'If it was paid after all, the borrower can be paid twice: ask the bank first',
              } as const,
            ]),
      ],
      sent: sentWords(known.row, isPaid),
      payees: [known.payee],
    };
  },
  async carryOut(tx, input, { parts, reason, ...context }) {
    return done(await notifyDisbursementOutcome(parts.seal)(tx, { ...input, reason }, agreed(context)));
  },
} as const satisfies ApprovableAct<RecordOutcome>;

function outcomeGround({ intent }: ListedDisbursement): string {
  if (intent === null) return 'No channel and no file has it: the maker says that it was sent by hand';
  return intent === 'failed'
    ? 'The channel said that it failed: this relies on what the maker reports'
    : 'The channel gives no answer: this relies on what the maker reports';
}

/** A bank's result file, as it was read; the lines name attempts and nobody. */
export type RecordResult = {
  readonly market: string;
  readonly lines: readonly ResultLine[];
  /** What the file is called, and how many of its lines could not be taken. */
  readonly file?: string;
  readonly errors?: number;
};

export const recordResult = {
  key: 'payout.result',
  name: 'Book bank result file',
  asks: maker,
  decides: checker,
  async line(_tx, { lines }) {
    const paid = lines.filter(({ outcome }) => outcome === 'paid').length;
    return {
      about: `Bank result: ${paid} paid, ${lines.length - paid} failed`,
      size: '',
      place: { section: 'payouts', id: 'files' },
    };
  },
  cases: async (_tx, { lines }) => ({
    queues: ['payouts'],
    itemIds: lines.map(({ payoutId }) => payoutId),
  }),
  async preview(tx, { market, lines, file, errors = 0 }, reader) {
    if (!isMarketId(market)) return { refused: 'market_not_offered' };
    const { seal } = reader.parts;
    const { answer, entries } = await previewEntries(tx, () =>
      bookBankResult(tx, seal, lines, previewer(reader.now)),
    );
    const { left, failed, again, faults } = answer;
    if (left.length + failed.length === 0) return { refused: 'result_changes_nothing' };
    const payees = await payeesNamed(tx, seal, left);
    const total = payees.reduce((sum, { toBeSent }) => sum + BigInt(toBeSent), 0n);
    const people = `${left.length} ${left.length === 1 ? 'payee' : 'payees'}`;
    const size = `${marketMoney(market, total)} to ${people}`;
    return {
      title: `Book ${size} as paid, ${failed.length} as failed?`,
      commits: `Book ${size} as paid`,
      ...bookedFigures(total, entries.map(actEntryOf)),
      terms: [],
      checks: [
        { is: 'kept', words: 'Every disbursement was in a file that was released' },
        amountCheck(lines),
        ...(file ? [{ is: 'kept', words: `From the file ${file}` } as const] : []),
        ...(errors > 0
          ? [
              {
                is: 'look',
                words: `${errors} ${errors === 1 ? 'line' : 'lines'} with errors left out`,
              } as const,
            ]
          : []),
        ...(again > 0 ? [{ is: 'kept', words: `${again} are known already` } as const] : []),
        ...faults
          .slice(0, 5)
          .map(({ line, fault }) => ({ is: 'look', words: `Line ${line}: ${fault}` }) as const),
      ],
      sent: 'Each borrower is notified of the outcome.',
      payees,
      leftOut: (await payeesNamed(tx, seal, failed)).map(({ name, toBeSent }) => ({
        name,
        amount: toBeSent,
        why: 'failed: the borrower may name another account',
      })),
    };
  },
  async carryOut(tx, { lines }, { parts, ...context }) {
    const { outbox, ...booked } = await bookBankResult(tx, parts.seal, lines, agreed(context));
    return { facts: resultFacts(booked), outbox };
  },
} as const satisfies ApprovableAct<RecordResult>;

/** A bank that says how much it paid is held to it; one that does not is named so. */
function amountCheck(lines: readonly ResultLine[]): ActCheck {
  const without = lines.filter(({ amount }) => (amount ?? null) === null).length;
  if (without === 0) return { is: 'kept', words: 'The bank’s amounts are those that we sent' };
  return { is: 'look', words: 'The file states no amounts: check the total against the bank’s report' };
}

const resultFacts = ({ left, failed, again, faults }: Omit<BookedResult, 'outbox'>): Facts => ({
  left: left.length,
  failed: failed.length,
  again,
  faults: faults.length,
});

/**
 * A disbursement that failed is ordered anew, or one that a rule had kept back: money leaves by it, so nobody
 * does it alone.
 */
export type SendAgain = {
  readonly payoutId: string;
  /** Of a refund: the account that it goes to from now on; null: the one that it had. */
  readonly accountId: string | null;
};

export const sendAgain = {
  key: 'payout.send',
  name: 'Send disbursement again',
  asks: maker,
  decides: checker,
  isOneAtATime: true,
  givenAccount: ({ accountId }) => accountId,
  line: (tx, { payoutId }, reader) => lineOf(tx, payoutId, reader),
  cases: (tx, { payoutId }) => casesOf(tx, payoutId),
  async preview(tx, input, reader) {
    const { seal } = reader.parts;
    const given = input.accountId === null ? undefined : await seeGivenAccount(tx, seal, input.accountId);
    const before = await knownPayout(tx, input.payoutId, seal);
    const { answer, entries } = await previewEntries(tx, async () => {
      const sent = await sendDisbursementAgain(tx, { ...input, reason: 'preview' }, previewer(reader.now));
      if ('refused' in sent) return sent;
      const known = await knownPayout(tx, input.payoutId, seal);
      return { ...sent.output, known };
    });
    if ('refused' in answer) return { refused: answer.refused };
    const { known, attempt } = answer;
    if (!known) return { refused: 'payout_is_unknown' };
    const size = marketMoney(known.market, known.row.amount);
    return {
      title: `Send ${size} to ${known.payee.name ?? 'the payer'}, attempt ${attempt}?`,
      commits: `Send ${size}`,
      ...bookedFigures(known.row.amount, entries.map(actEntryOf)),
      terms:
        before && before.payee.account !== known.payee.account
          ? [
              { name: 'Account', before: before.payee.account, after: given?.words ?? known.payee.account },
              ...(given?.terms.filter(({ name }) => name === 'Proof') ?? []),
            ]
          : [],
      checks: [
        { is: 'kept', words: 'It keeps its id: no channel pays it twice' },
        known.hasAccount
          ? { is: 'kept', words: `It goes to ${known.payee.account}` }
          : { is: 'broken', words: 'It has no account to go to: give one, with proof' },
        ...(given?.checks ?? []),
      ],
      sent: null,
      payees: [known.payee],
    };
  },
  async carryOut(tx, input, { reason, ...context }) {
    return done(await sendDisbursementAgain(tx, { ...input, reason }, agreed(context)));
  },
} as const satisfies ApprovableAct<SendAgain>;

/** Anybody in disbursements stops one; to let it go again is to send it. */
export type LetGo = { readonly payoutId: string };

export const letGo = {
  key: 'payout.let-go',
  name: 'Lift hold on disbursement',
  asks: maker,
  decides: checker,
  isOneAtATime: true,
  line: (tx, { payoutId }, reader) => lineOf(tx, payoutId, reader),
  cases: (tx, { payoutId }) => casesOf(tx, payoutId),
  async preview(tx, { payoutId }, reader) {
    const known = await knownPayout(tx, payoutId, reader.parts.seal);
    if (!known) return { refused: 'payout_is_unknown' };
    const hold = await findDisbursementHold(tx, payoutId);
    // It is noted who lifts it: for the preview whoever holds it, which is taken back with everything else.
    const actor = { kind: 'staff', id: hold?.heldBy ?? '' } as const;
    const { answer } = await previewEntries(tx, () =>
      holdDisbursement.decide(tx, { payoutId, isHeld: false, reason: 'preview' }, { actor, now: reader.now }),
    );
    if ('refused' in answer) return { refused: answer.refused };
    const size = marketMoney(known.market, known.row.amount);
    return {
      title: `Lift the hold on ${size} to ${known.payee.name ?? 'the payer'}?`,
      commits: `Lift the hold on ${size}`,
      ...bookedFigures(known.row.amount, []),
      terms: [],
      checks: [
        { is: 'look', words: hold ? `Held by ${hold.holderName}: ${hold.why}` : 'Nobody holds it' },
        { is: 'kept', words: `It goes to ${known.payee.account}` },
      ],
      sent: null,
      payees: [known.payee],
    };
  },
  async carryOut(tx, { payoutId }, { reason, ...context }) {
    return done(await holdDisbursement.decide(tx, { payoutId, isHeld: false, reason }, agreed(context)));
  },
} as const satisfies ApprovableAct<LetGo>;

const previewer = (now: Date): CommandContext => ({ actor: { kind: 'system', id: 'preview' }, now });
const agreed = ({ by: [, second], now }: Pick<ActContext, 'by' | 'now'>): CommandContext => ({
  actor: { kind: 'staff', id: second },
  now,
});

function done<Code extends string>(
  answer: Refusal<Code> | { readonly facts?: Facts; readonly outbox?: readonly OutboxMessage[] },
) {
  if ('refused' in answer) return { refused: answer.refused };
  return { facts: answer.facts ?? {}, outbox: answer.outbox ?? [] };
}

/** How much money the act moves, and all that it posts. */
function bookedFigures(
  amount: bigint,
  entries: NonNullable<ActPreview['entries']>,
): Pick<ActPreview, 'figures' | 'entries' | 'postings'> {
  return {
    figures: [{ name: 'Disbursed', before: '0', after: String(amount), isTotal: true }],
    entries,
    postings: postingsOf(entries),
  };
}

type Known = {
  readonly row: ListedDisbursement;
  readonly market: MarketId;
  readonly payee: ActPayee;
  readonly hasAccount: boolean;
};

async function knownPayout(tx: ReadTx, payoutId: string, seal: PersonSeal): Promise<Known | undefined> {
  const row = await findListedDisbursement(tx, payoutId);
  if (!row || !isMarketId(row.market)) return undefined;
  const payout = await findDisbursement(tx, payoutId);
  const accountId = await accountOfDisbursement(tx, payoutId);
  const to = accountId === null ? undefined : await payoutAccountFor(tx, seal, accountId);
  const loan = loanNameOf(row, await namesOf(tx, seal, [row.borrowerId]));
  const principal = payout?.schedule?.terms.amount ?? row.amount;
  const payee = {
    payoutId,
    name: loan?.name ?? to?.holder ?? null,
    reference: loan?.reference ?? null,
    account: to ? `${to.institutionName} ${to.masked}` : 'no account',
    principal: String(principal),
    fee: String(principal - row.amount),
    toBeSent: String(row.amount),
    note: row.kind === 'refund' ? 'refund' : null,
  };
  return { row, market: row.market, payee, hasAccount: to !== undefined };
}

async function payeesNamed(tx: ReadTx, seal: PersonSeal, ids: readonly string[]): Promise<ActPayee[]> {
  const payees: ActPayee[] = [];
  for (const id of ids) {
    const known = await knownPayout(tx, id, seal);
    if (known) payees.push(known.payee);
  }
  return payees;
}

async function lineOf(tx: ReadTx, payoutId: string, { parts: { seal } }: ActReader) {
  const known = await knownPayout(tx, payoutId, seal);
  const place = { section: 'payouts', id: payoutId };
  if (known) {
    const { name, reference } = known.payee;
    const about = [name, reference].filter((word) => word !== null).join(' · ');
    return { about: about || 'Refund', size: marketMoney(known.market, known.row.amount), place };
  }
  const kept = (await listApplicationExceptions(tx, null)).find(
    (each) => disbursementIdOfApplication(each.orderId) === payoutId,
  );
  if (!kept || !isMarketId(kept.market)) return { about: payoutId, size: '', place: null };
  const loan = loanNameOf(kept, await namesOf(tx, seal, [kept.borrowerId]));
  return { about: loan?.name ?? payoutId, size: marketMoney(kept.market, kept.amount), place };
}

/** The queue knows one that could not even be ordered by its application. */
async function casesOf(tx: ReadTx, payoutId: string): Promise<ActCases> {
  const kept = (await findDisbursement(tx, payoutId))
    ? undefined
    : (await listApplicationExceptions(tx, null)).find(
        (each) => disbursementIdOfApplication(each.orderId) === payoutId,
      );
  return { queues: ['payouts'], itemIds: [kept?.orderId ?? payoutId] };
}

function sentWords({ kind }: ListedDisbursement, isPaid: boolean): string | null {
  if (kind === 'refund') return isPaid ? 'The borrower is notified that the refund was sent.' : null;
  return isPaid
    ? 'The borrower is notified that the money was sent.'
    : 'The borrower is notified and can give another account.';
}
