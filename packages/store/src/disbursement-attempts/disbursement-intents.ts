import type { AttemptState } from '@candor/domain/states';
import type { ReadTx, Tx } from '../database/database.ts';

export type DisbursementIntent = {
  readonly payoutId: string;
  readonly attempt: number;
  readonly channel: string;
  readonly accountId: string;
  readonly state: AttemptState;
  readonly vendorRef: string | null;
  /** How the channel took this attempt: as new, or as an id that it knew already. Null before it said. */
  readonly takenAs: 'new' | 'known' | null;
  /** Why it failed, or why it is not known how it ended. */
  readonly why: string | null;
  readonly intendedAt: Date;
  /** When the last call that sends began. */
  readonly sentAt: Date | null;
  readonly sends: number;
  /** Questions since the state last changed. */
  readonly asks: number;
  readonly changedAt: Date;
  readonly nextAt: Date | null;
  /** When a person was told. */
  readonly toldAt: Date | null;
  readonly batchId: bigint | null;
};

const columns = `payout_id as "payoutId", attempt, channel, account_id as "accountId", state, vendor_ref as "vendorRef",
  taken_as as "takenAs", why, intended_at as "intendedAt", sent_at as "sentAt", sends, asks, changed_at as "changedAt", next_at as "nextAt",
  told_at as "toldAt", batch_id as "batchId"`;

export type NewIntent = Pick<
  DisbursementIntent,
  'payoutId' | 'attempt' | 'channel' | 'accountId' | 'intendedAt' | 'nextAt'
>;

/**
 * False if that attempt has its intent already. Whoever waits for work hears of a new one when it is
 * committed.
 */
export async function insertDisbursementIntent(tx: Tx, intent: NewIntent): Promise<boolean> {
  const { payoutId, attempt, channel, accountId, intendedAt, nextAt } = intent;
  const { rowCount } = await tx.query({
    name: 'payout-intent-insert',
    text: `insert into payout_intent (payout_id, attempt, channel, account_id, state, intended_at, changed_at, next_at)
           values ($1, $2, $3, $4, 'intended', $5, $5, $6) on conflict (payout_id, attempt) do nothing`,
    values: [payoutId, attempt, channel, accountId, intendedAt, nextAt],
  });
  await tx.query({ text: 'notify payouts' });
  return rowCount > 0;
}

/** What is due, and what it was before: `intended` must be sent now, anything else is asked after. */
export type DueIntent = DisbursementIntent & { readonly before: DisbursementIntent['state'] };

/**
 * Whether this attempt may have been made in what a restore has forgotten: then its channel is asked before
 * anything is sent.
 */
const wasRestored = `exists (select from restore_hold h where h.released_at is null
                 or payout_intent.intended_at < h.released_at + interval '1 day' and h.released_at > $1::timestamptz - interval '30 days')`;

/**
 * Takes one due intent that nobody else holds, until the lease ends. One that is to be sent becomes `calling`
 * in the same step: whoever dies from here on leaves behind that a call may have been made.
 */
export async function claimDueIntent(
  tx: Tx,
  { now, leaseUntil, channel }: { readonly now: Date; readonly leaseUntil: Date; readonly channel: string },
): Promise<DueIntent | undefined> {
  const { rows } = await tx.query<DueIntent>({
    name: 'payout-intent-claim',
    text: `with due as (
             select payout_id as of, attempt as nth,
               case when state = 'intended' and sends = 0 and ${wasRestored} then 'unknown' else state end as before
             from payout_intent
             where next_at <= $1 and channel = $3
             order by next_at limit 1 for update skip locked)
           update payout_intent set next_at = $2,
             state = case before when 'intended' then 'calling' else before end,
             sent_at = case when before = 'intended' or sent_at is null then $1 else sent_at end,
             sends = case before when 'intended' then sends + 1 else greatest(sends, 1) end,
             asks = case before when 'intended' then 0 else asks + 1 end
           from due where payout_id = of and attempt = nth
           returning ${columns}, before`,
    values: [now, leaseUntil, channel],
  });
  return rows[0];
}

export async function lockDisbursementIntent(
  tx: Tx,
  payoutId: string,
  attempt: number,
): Promise<DisbursementIntent | undefined> {
  const { rows } = await tx.query<DisbursementIntent>({
    name: 'payout-intent-lock',
    text: `select ${columns} from payout_intent where payout_id = $1 and attempt = $2 for no key update`,
    values: [payoutId, attempt],
  });
  return rows[0];
}

/** The attempts of a payout beside one, the newest first. */
export async function lockOtherIntents(
  tx: Tx,
  payoutId: string,
  attempt: number,
): Promise<DisbursementIntent[]> {
  const { rows } = await tx.query<DisbursementIntent>({
    name: 'payout-intents-others',
    text: `select ${columns} from payout_intent where payout_id = $1 and attempt <> $2
           order by attempt desc for no key update`,
    values: [payoutId, attempt],
  });
  return rows;
}

/** The newest attempt of a payout. */
export async function latestDisbursementIntent(
  tx: ReadTx,
  payoutId: string,
): Promise<DisbursementIntent | undefined> {
  const { rows } = await tx.query<DisbursementIntent>({
    name: 'payout-intent-latest',
    text: `select ${columns} from payout_intent where payout_id = $1 order by attempt desc limit 1`,
    values: [payoutId],
  });
  return rows[0];
}

export async function updateDisbursementIntent(tx: Tx, intent: DisbursementIntent): Promise<void> {
  await tx.query({
    name: 'payout-intent-update',
    text: `update payout_intent set state = $3, vendor_ref = $4, why = $5, asks = $6, changed_at = $7, next_at = $8,
             told_at = $9, batch_id = $10, taken_as = $11
           where payout_id = $1 and attempt = $2`,
    values: [
      intent.payoutId,
      intent.attempt,
      intent.state,
      intent.vendorRef,
      intent.why,
      intent.asks,
      intent.changedAt,
      intent.nextAt,
      intent.toldAt,
      intent.batchId,
      intent.takenAs,
    ],
  });
}

/** Has the worker turn to an intent now. */
export async function hastenDisbursementIntent(tx: Tx, payoutId: string, now: Date): Promise<void> {
  await tx.query({
    name: 'payout-intent-hasten',
    text: `update payout_intent set next_at = $2 where payout_id = $1 and next_at > $2 and state <> 'calling'`,
    values: [payoutId, now],
  });
  await tx.query({ text: 'notify payouts' });
}

/** Nobody turns to it by the clock until an instant is named. */
export async function setDisbursementIntentDue(
  tx: Tx,
  { payoutId, attempt }: Pick<DisbursementIntent, 'payoutId' | 'attempt'>,
  nextAt: Date | null,
): Promise<void> {
  await tx.query({
    name: 'payout-intent-due',
    text: 'update payout_intent set next_at = $3 where payout_id = $1 and attempt = $2',
    values: [payoutId, attempt, nextAt],
  });
  await tx.query({ text: 'notify payouts' });
}
