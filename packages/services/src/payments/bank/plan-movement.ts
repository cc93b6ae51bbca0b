import { makeEntry, partySubject } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Entry } from '@candor/domain/ledger';
import { markets, type MarketId } from '@candor/markets';
import { balanceOf, postEntry, type PostingRefusal } from '@candor/store/ledger';
import { cashBefore, insertBankOpening, matchBankEntries, readBankOpening } from '@candor/store/bank';
import {
  insertSettlements,
  lastRemittance,
  listUnsettled,
  type UnsettledPayment,
} from '@candor/store/channel-settlements';
import { channelIsKnown } from '@candor/store/payments';
import type { ReadTx, Tx } from '@candor/store/database';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import type { Facts, Refusal } from '../../kernel/commands/command.ts';
import { suggestRemittance, type RemittanceSuggestion } from './suggest-remittance.ts';

/** What a movement of the bank account is. */
export type MovementMeaning =
  | {
      readonly is: 'remittance';
      readonly channel: string;
      /** What the channel kept, where its report says; else it is what is missing of the payments. */
      readonly cost?: bigint | undefined;
      /**
       * Instead of the suggestion: everything collected through this day, without those that are left out.
       */
      readonly through?: CalendarDate | undefined;
      readonly leaveOut?: readonly string[] | undefined;
    }
  | { readonly is: 'charge' | 'interest' | 'other' }
  | { readonly is: 'third-party'; readonly party: string };

export type Movement = {
  readonly market: MarketId;
  /** Names it in the books, once: `line-29`, or the reference of the proof. */
  readonly name: string;
  /** Positive: it came in. */
  readonly amount: bigint;
  readonly on: CalendarDate;
};

export type MovementRule =
  | 'channel_is_unknown'
  | 'remittance_fits_no_payments'
  | 'remittance_is_more_than_was_collected'
  | 'remittance_went_out'
  | 'interest_went_out'
  | 'third_party_came_in'
  | 'third_party_is_owed_less';

/** What will be booked, and why; the same for whoever looks and for whoever does it. */
export type MovementPlan = {
  readonly entry: Entry;
  readonly remittance: (RemittanceSuggestion & { readonly channel: string }) | null;
};

/**
 * The entry of a movement, by what somebody says that it is. It is of the day on which it is booked, never of
 * one that has ended: the bank's own day is on the line, and the reconciliation brings the two together.
 *   118,615.00 from Dragonpay for 75 payments of 119,875.00: Dr 1010 118,615.00 · Dr 5020 1,260.00 · Cr 1100
 *     119,875.00
 */
export async function planMovement(
  tx: Tx,
  movement: Movement,
  meaning: MovementMeaning,
): Promise<MovementPlan | Refusal<MovementRule>> {
  const { market, name, amount } = movement;
  const businessDate = await businessDateOf(tx, market);
  const occasion = { market, businessDate, currency: markets[market].currency.code };
  const size = amount < 0n ? -amount : amount;
  const plain = (entry: Entry): MovementPlan => ({ entry, remittance: null });
  switch (meaning.is) {
    case 'remittance':
      return planRemittance(tx, movement, meaning);
    case 'charge':
      // The bank may give one back.
      return plain(makeEntry('bank-charge', occasion, { movement: name, amount: -amount }));
    case 'interest':
      if (amount < 0n) return { refused: 'interest_went_out' };
      return plain(makeEntry('bank-interest', occasion, { movement: name, amount }));
    case 'other':
      return plain(makeEntry('bank-other', occasion, { movement: name, amount }));
    case 'third-party': {
      if (amount > 0n) return { refused: 'third_party_came_in' };
      const { party } = meaning;
      const which = { account: 'third-party-payable', subject: partySubject(party), market } as const;
      const owed = -(await balanceOf(tx, { ...which, currency: occasion.currency }));
      if (owed < size) return { refused: 'third_party_is_owed_less', facts: { party, owed: String(owed) } };
      return plain(makeEntry('pay-third-party', occasion, { movement: name, party, amount: size }));
    }
  }
}

async function planRemittance(
  tx: Tx,
  { market, name, amount: net, on }: Movement,
  meaning: Extract<MovementMeaning, { is: 'remittance' }>,
): Promise<MovementPlan | Refusal<MovementRule>> {
  const { channel } = meaning;
  if (net < 0n) return { refused: 'remittance_went_out' };
  if (!(await channelIsKnown(tx, channel))) return { refused: 'channel_is_unknown', facts: { channel } };
  const open = await listUnsettled(tx, { market, channel, isLocked: true });
  const found = await remittanceOf(tx, { market, net, on }, meaning, open);
  if (!found) return { refused: 'remittance_fits_no_payments', facts: { channel, net: String(net) } };
  if (found.cost < 0n || found.payments.length === 0)
    return {
      refused: 'remittance_is_more_than_was_collected',
      facts: { gross: String(found.gross), net: String(net) },
    };
  const opening = await readBankOpening(tx, market);
  const businessDate = await businessDateOf(tx, market);
  const isInOpening = opening !== undefined && on < opening.on;
  const entry = makeEntry(
    'settle-channel',
    { market, businessDate, currency: markets[market].currency.code },
    { channel, settlement: name, amount: found.gross, cost: found.cost, isInOpening },
  );
  return { entry, remittance: { ...found, channel } };
}

async function remittanceOf(
  tx: ReadTx,
  { market, net, on }: { readonly market: MarketId; readonly net: bigint; readonly on: CalendarDate },
  { channel, cost, through, leaveOut = [] }: Extract<MovementMeaning, { is: 'remittance' }>,
  open: readonly UnsettledPayment[],
): Promise<RemittanceSuggestion | null> {
  if (through !== undefined || leaveOut.length > 0) {
    const without = new Set(leaveOut);
    const payments = open.filter(
      ({ paymentId, receivedOn }) => receivedOn <= (through ?? on) && !without.has(paymentId),
    );
    const gross = payments.reduce((sum, { amount }) => sum + amount, 0n);
    if (cost !== undefined && gross - net !== cost) return null;
    return { payments, gross, cost: gross - net, isCostKnown: false, missing: null };
  }
  // The report says what was kept: then what was collected is known, and it must be the payments to the
  // centavo.
  if (cost !== undefined) {
    const whole = suggestRemittance(open, { net: net + cost, valueOn: on, costEach: 0n });
    return whole && whole.missing === null ? { ...whole, cost, isCostKnown: true } : null;
  }
  const last = await lastRemittance(tx, { market, channel });
  const each = last && last.payments > 0 ? last.cost / BigInt(last.payments) : 0n;
  const isEven = last !== undefined && each * BigInt(last.payments) === last.cost;
  const exact = isEven ? suggestRemittance(open, { net, valueOn: on, costEach: each }) : null;
  return exact ?? suggestRemittance(open, { net, valueOn: on, costEach: null });
}

export type BookedBy = {
  /** The line of the statement that shows it; null: two people vouch for it. */
  readonly lineId: bigint | null;
  readonly proof: string | null;
  readonly by: string;
  readonly at: Date;
};

type Booked = { readonly facts: Facts };

/** Books what was planned. */
export async function bookMovement(
  tx: Tx,
  { entry, remittance }: MovementPlan,
  { lineId, proof, by, at }: BookedBy,
): Promise<Booked | Refusal<PostingRefusal['refused'] | 'bank_movement_was_booked'>> {
  const posted = await postEntry(tx, entry);
  if ('refused' in posted) return posted;
  if (posted.outcome !== 'posted') return { refused: 'bank_movement_was_booked' };
  const { entryId } = posted;
  if (remittance)
    await insertSettlements(tx, [
      {
        market: entry.market,
        channel: remittance.channel,
        entryId,
        amount: remittance.gross,
        cost: remittance.cost,
        settledOn: entry.businessDate,
        proof,
        settledAt: at,
        items: remittance.payments.map(({ paymentId, amount }) => ({ paymentId, amount })),
      },
    ]);
  const movesCash = entry.lines.some(({ account }) => account === 'cash-at-bank');
  if (lineId !== null && movesCash) await matchBankEntries(tx, [{ lineId, entryId }], { by, at });
  const settled = remittance && { payments: remittance.payments.length, cost: String(remittance.cost) };
  return { facts: { entry: String(entryId), event: entry.event, ...settled } };
}

export type OpenBank = {
  readonly market: MarketId;
  /** The first day whose lines count. */
  readonly on: CalendarDate;
  /** What the bank says the account held before that day. */
  readonly balance: bigint;
};

/**
 * What brings cash at bank to the bank's own balance before the first statement; null: it is that already.
 */
export async function planOpening(
  tx: ReadTx,
  { market, on, balance }: OpenBank,
): Promise<{ readonly entry: Entry | null; readonly booked: bigint } | Refusal<'bank_account_is_open'>> {
  const opened = await readBankOpening(tx, market);
  if (opened) return { refused: 'bank_account_is_open', facts: { on: opened.on } };
  const booked = await cashBefore(tx, market, on);
  const businessDate = await businessDateOf(tx, market);
  const occasion = { market, businessDate, currency: markets[market].currency.code };
  const amount = balance - booked;
  if (amount === 0n) return { entry: null, booked };
  return { entry: makeEntry('open-bank', occasion, { movement: on, amount }), booked };
}

export async function bookOpening(
  tx: Tx,
  { market, on, balance }: OpenBank,
  entry: Entry | null,
  { proof, at }: { readonly proof: string; readonly at: Date },
): Promise<Booked | Refusal<PostingRefusal['refused'] | 'bank_account_is_open'>> {
  const posted = entry && (await postEntry(tx, entry));
  if (posted && 'refused' in posted) return posted;
  const entryId = posted?.entryId ?? null;
  if (!(await insertBankOpening(tx, market, { on, balance, entryId, proof, at })))
    return { refused: 'bank_account_is_open' };
  return { facts: { on, balance: String(balance), entry: entryId === null ? null : String(entryId) } };
}
