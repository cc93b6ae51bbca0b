import type { CalendarDate } from '@candor/domain/calendar';
import type { Entry } from '@candor/domain/ledger';
import { marketMoney, type MarketId } from '@candor/markets';
import { accountNames } from '@candor/store/ledger';
import { findBankLine } from '@candor/store/bank';
import type { ReadTx, Tx } from '@candor/store/database';
import type { ActPosting, ActPreview, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { dayWords } from '../../customers/messages/day-words.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import {
  bookMovement,
  bookOpening,
  planMovement,
  planOpening,
  type MovementMeaning,
} from './plan-movement.ts';

/**
 * A movement of the bank account on two people's word: on no line of a statement yet, or on one that is no
 * lending.
 */
export type RecordMovement = {
  readonly market: MarketId;
  readonly is: 'remittance' | 'charge' | 'interest' | 'other' | 'third-party';
  /** Minor units in decimal; positive: it came in. */
  readonly amount: string;
  readonly on: string;
  /**
   * The reference of what proves it: the channel's report, the bank's advice. It names the movement: it is
   * recorded once.
   */
  readonly proof: string;
  readonly channel: string | null;
  /** What the channel kept, by its report. */
  readonly cost: string | null;
  /** Through which day it was collected, by the channel's report; left out: whole days that fit are found. */
  readonly through?: string;
  readonly party: string | null;
  /** The line that shows it, where there is one. */
  readonly lineId: string | null;
};

const names: Readonly<Record<RecordMovement['is'], string>> = {
  remittance: 'Remittance',
  charge: 'Bank charge',
  interest: 'Bank interest',
  other: 'Movement of the general ledger',
  'third-party': 'Payment to a third party',
};

export const recordMovement = {
  key: 'bank.record',
  name: 'Record bank movement',
  asks: 'money.match',
  decides: 'money.approve',

  line: (_tx, { market, is, amount, proof }) =>
    Promise.resolve({
      about: `${names[is]} · ${proof}`,
      size: marketMoney(market, BigInt(amount)),
      place: { section: 'payments', id: '' },
    }),

  async preview(tx, input) {
    const plan = await planOf(tx, input);
    if ('refused' in plan) return plan;
    const size = marketMoney(input.market, BigInt(input.amount));
    const { remittance } = plan;
    return {
      title: `Record ${names[input.is].toLowerCase()} of ${size}?`,
      commits: `Record ${size}`,
      figures: [
        ...(remittance
          ? [figure('Collected', remittance.gross), figure('Kept by the channel', -remittance.cost)]
          : []),
        { ...figure('Cash at bank', BigInt(input.amount)), isTotal: true as const },
      ],
      terms: [
        term('Day', input.on),
        term('Proof', input.proof),
        ...(remittance ? [term('Payments', String(remittance.payments.length))] : []),
      ],
      checks: [
        input.lineId === null
          ? { is: 'look', words: 'No line of a statement shows it yet: compare it with its proof' }
          : { is: 'kept', words: 'A line of the statement shows just this amount' },
        ...(remittance
          ? [{ is: 'kept' as const, words: 'Its payments are in clearing, and come to what was collected' }]
          : []),
      ],
      postings: await postingsOf(tx, plan.entry),
      sent: null,
    };
  },

  async carryOut(tx, input, { by: [, second], now }) {
    const plan = await planOf(tx, input);
    if ('refused' in plan) return plan;
    const lineId = input.lineId === null ? null : BigInt(input.lineId);
    return bookMovement(tx, plan, { lineId, proof: input.proof, by: `staff:${second}`, at: now });
  },
} as const satisfies ApprovableAct<RecordMovement>;

/**
 * By its proof, so that nobody records the same report twice; a line by its own number, so that it is booked
 * once whoever does it.
 */
async function planOf(tx: Tx, input: RecordMovement) {
  const { market, amount, proof, lineId } = input;
  const meaning = meaningOf(input);
  if (!meaning) return { refused: 'bank_movement_is_not_described' } as const;
  const on = input.on as CalendarDate;
  if (lineId === null && on > (await businessDateOf(tx, market)))
    return { refused: 'day_is_in_the_future' } as const;
  if (lineId === null) return planMovement(tx, { market, name: proof, amount: BigInt(amount), on }, meaning);
  const line = await findBankLine(tx, BigInt(lineId));
  if (!line || line.market !== market) return { refused: 'bank_line_is_unknown' } as const;
  if (line.entryId !== null) return { refused: 'bank_line_is_booked' } as const;
  if (String(line.amount) !== amount) return { refused: 'entries_do_not_add_up' } as const;
  const movement = { market, name: `line-${lineId}`, amount: line.amount, on: line.valueOn };
  return planMovement(tx, movement, meaning);
}

function meaningOf({ is, channel, cost, through, party }: RecordMovement): MovementMeaning | undefined {
  if (is === 'remittance')
    return channel === null
      ? undefined
      : {
          is,
          channel,
          ...(cost !== null && { cost: BigInt(cost) }),
          ...(through !== undefined && { through: through as CalendarDate }),
        };
  if (is === 'third-party') return party === null ? undefined : { is, party };
  return { is };
}

/** What the account held before the first statement. */
export type OpenBankAccount = {
  readonly market: MarketId;
  readonly on: string;
  readonly balance: string;
  readonly proof: string;
};

export const openBankAccount = {
  key: 'bank.open',
  name: 'Bank opening balance',
  asks: 'money.match',
  decides: 'money.approve',

  line: (_tx, { market, balance, on }) =>
    Promise.resolve({
      about: `Bank account from ${dayWords(on as CalendarDate, 'en')}`,
      size: marketMoney(market, BigInt(balance)),
      place: { section: 'payments', id: '' },
    }),

  async preview(tx, input) {
    const plan = await planOpening(tx, openingOf(input));
    if ('refused' in plan) return plan;
    const size = marketMoney(input.market, BigInt(input.balance));
    return {
      title: `Open the bank account with ${size}?`,
      commits: `Open with ${size}`,
      figures: [{ name: 'Cash at bank', before: String(plan.booked), after: input.balance, isTotal: true }],
      terms: [term('From the beginning of', input.on), term('Proof', input.proof)],
      checks: [
        { is: 'look', words: 'Compare it with the balance that the bank’s first statement begins with' },
      ],
      postings: plan.entry ? await postingsOf(tx, plan.entry) : [],
      sent: null,
    };
  },

  async carryOut(tx, input, { now }) {
    const opening = openingOf(input);
    const plan = await planOpening(tx, opening);
    if ('refused' in plan) return plan;
    return bookOpening(tx, opening, plan.entry, { proof: input.proof, at: now });
  },
} as const satisfies ApprovableAct<OpenBankAccount>;

const openingOf = ({ market, on, balance }: OpenBankAccount) => ({
  market,
  on: on as CalendarDate,
  balance: BigInt(balance),
});

const figure = (name: string, change: bigint): ActPreview['figures'][number] => ({
  name,
  before: '0',
  after: String(change),
});

const term = (name: string, said: string): ActPreview['terms'][number] => ({
  name,
  before: '',
  after: said,
});

/** The lines of the very entry that will be posted. */
async function postingsOf(tx: ReadTx, { lines }: Entry): Promise<ActPosting[]> {
  const accounts = await accountNames(
    tx,
    lines.map(({ account }) => account),
  );
  return lines.map(({ account, minor }) => {
    const named = accounts.get(account);
    return {
      account: named ? `${named.number} ${named.name}` : account,
      side: minor > 0n ? 'debit' : 'credit',
      amount: String(minor < 0n ? -minor : minor),
    };
  });
}
