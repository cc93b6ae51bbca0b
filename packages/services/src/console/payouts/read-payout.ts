import { makeEntry } from '@candor/domain';
import {
  findListedPayout,
  findPayout,
  findPayoutHold,
  listAttempts,
  listOrderConcerns,
  listPayoutAnswers,
  readBusinessClock,
  accountOfPayout,
  type ListedPayout,
  type PayoutAnswer,
  type PayoutHold,
  type PayoutIntent,
  type Tx,
} from '@candor/store';
import type { Entry } from '@candor/domain';
import { payoutAccountFor } from '../../accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../../borrowers/person-seal.ts';
import { payoutIdOfOrder } from '../../payouts/payout-id-of-order.ts';
import { namesOf } from '../names-of.ts';
import { payoutWhyWords } from './payout-trouble-words.ts';
import { notOrdered, payoutLineOf, type PayoutLine } from './read-payouts.ts';

type PayoutAct = 'hold' | 'release' | 'send' | 'outcome';

export type PayoutPaper = {
  readonly market: string;
  readonly payout: PayoutLine;
  readonly account: {
    readonly institution: string;
    readonly masked: string;
    readonly holder: string;
    readonly isOwn: boolean;
  } | null;
  readonly held: PayoutHold | null;
  readonly attempts: readonly PayoutIntent[];
  readonly answers: readonly Pick<PayoutAnswer, 'attempt' | 'at' | 'question' | 'heard'>[];
  readonly may: readonly PayoutAct[];
  /** What is booked once it has left. */
  readonly entry: Entry | null;
};

/** One payout, with everything that somebody asks who has to decide about it. */
export async function readPayout(
  tx: Tx,
  seal: PersonSeal,
  payoutId: string,
): Promise<PayoutPaper | undefined> {
  const row = await findListedPayout(tx, payoutId);
  if (!row) return keptOrder(tx, seal, payoutId);
  const names = await namesOf(tx, seal, [row.borrowerId]);
  const attempts = await listAttempts(tx, payoutId);
  const accountId = attempts[0]?.accountId ?? (await accountOfPayout(tx, payoutId));
  const account = accountId === null ? undefined : await payoutAccountFor(tx, seal, accountId);
  return {
    market: row.market,
    payout: payoutLineOf(row, names),
    account: account
      ? {
          institution: account.institutionName,
          masked: account.masked,
          holder: account.holder,
          isOwn: account.isOwn,
        }
      : null,
    held: (await findPayoutHold(tx, payoutId)) ?? null,
    attempts: attempts.map(inWords),
    answers: await listPayoutAnswers(tx, payoutId),
    may: actsOn(row),
    entry: await entryWhenLeft(tx, payoutId),
  };
}

/** A signed order that a rule keeps from being ordered to be paid out at all. */
async function keptOrder(tx: Tx, seal: PersonSeal, payoutId: string): Promise<PayoutPaper | undefined> {
  const kept = (await listOrderConcerns(tx, null)).find(
    ({ orderId }) => payoutIdOfOrder(orderId) === payoutId,
  );
  if (!kept) return undefined;
  const names = await namesOf(tx, seal, [kept.borrowerId]);
  const payout = notOrdered(kept, names);
  const { market } = kept;
  return { market, payout, account: null, held: null, attempts: [], answers: [], may: ['send'], entry: null };
}

function inWords(attempt: PayoutIntent): PayoutIntent {
  return { ...attempt, why: attempt.why === null ? null : payoutWhyWords(attempt.why) };
}

function actsOn({ state, intent, isHeld, kind, paymentId }: ListedPayout): PayoutAct[] {
  if (isHeld) return ['release'];
  if (state === 'failed') return kind === 'loan' || paymentId !== null ? ['send'] : [];
  if (state === 'left') return [];
  if (intent === 'sent' || intent === 'unknown') return ['outcome'];
  if (intent === null && paymentId !== null) return ['outcome'];
  return intent === null || intent === 'intended' ? ['hold'] : [];
}

async function entryWhenLeft(tx: Tx, payoutId: string): Promise<Entry | null> {
  const payout = await findPayout(tx, payoutId);
  const clock = payout && (await readBusinessClock(tx, payout.market));
  if (!payout || !clock) return null;
  const { market, currency, amount, leftOn } = payout;
  const on = { market, currency, businessDate: leftOn ?? clock.businessDate };
  return makeEntry('settle-payout', on, { payout: payoutId, amount });
}
