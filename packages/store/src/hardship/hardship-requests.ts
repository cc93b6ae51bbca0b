import type { CalendarDate } from '@candor/domain/calendar';
import { changeNotice } from '../database/change-notice.ts';
import type { ReadTx, Tx } from '../database/database.ts';

export type HardshipOption = 'delay' | 'smaller-instalments' | 'promise-to-pay' | 'talk';
export type HardshipState = 'considered' | 'granted' | 'refused' | 'withdrawn';

export type HardshipRequest = {
  readonly id: string;
  readonly loanId: bigint;
  readonly option: HardshipOption;
  readonly instalments: number | null;
  readonly promisedOn: CalendarDate | null;
  /** What was promised by that day; null: all that is due by then. */
  readonly promisedAmount: bigint | null;
  readonly sealed: string | null;
  readonly state: HardshipState;
  readonly askedAt: Date;
  /** The business day, and the day from which late charges grow again even if nobody has decided. */
  readonly askedOn: CalendarDate;
  readonly pausedUntil: CalendarDate;
  /** Why it was refused. */
  readonly why: string | null;
  readonly outcome: PromiseOutcome | null;
};

export type PromiseOutcome = 'kept' | 'broken';

const columns = `r.id, r.loan_id as "loanId", r.option, r.instalments, r.promised_on as "promisedOn", r.promised_amount as "promisedAmount", r.sealed, r.state,
  r.asked_at as "askedAt", r.asked_on as "askedOn", r.paused_until as "pausedUntil", r.why, r.outcome`;

export async function insertHardshipRequest(
  tx: Tx,
  request: Omit<HardshipRequest, 'state' | 'why' | 'outcome' | 'promisedAmount'>,
): Promise<void> {
  const { id, loanId, option, instalments, promisedOn, sealed, askedAt, askedOn, pausedUntil } = request;
  await tx.query({
    name: 'hardship-insert',
    text: `insert into hardship_request (id, loan_id, option, instalments, promised_on, sealed, state, asked_at, asked_on, paused_until)
           values ($1, $2, $3, $4, $5, $6, 'considered', $7, $8, $9)`,
    values: [id, loanId, option, instalments, promisedOn, sealed, askedAt, askedOn, pausedUntil],
  });
}

/** What was asked for last of a loan. */
export async function latestHardshipRequest(
  tx: ReadTx,
  loanId: bigint,
): Promise<HardshipRequest | undefined> {
  const { rows } = await tx.query<HardshipRequest>({
    name: 'hardship-latest',
    text: `select ${columns} from hardship_request r where r.loan_id = $1
           order by r.state = 'considered' desc, r.asked_at desc, r.id limit 1`,
    values: [loanId],
  });
  return rows[0];
}

export async function findHardshipRequest(tx: ReadTx, id: string): Promise<HardshipRequest | undefined> {
  const { rows } = await tx.query<HardshipRequest>({
    name: 'hardship-find',
    text: `select ${columns} from hardship_request r where r.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** False if nobody considers it any more. */
export async function endHardshipRequest(
  tx: Tx,
  id: string,
  {
    state,
    at,
    on,
    why = null,
    heldUntil = null,
  }: {
    readonly state: Exclude<HardshipState, 'considered'>;
    readonly at: Date;
    /** The business day. */
    readonly on: CalendarDate;
    readonly why?: string | null;
    /** Of a plan that waits for the borrower's yes. */
    readonly heldUntil?: CalendarDate | null;
  },
): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'hardship-end',
    text: `update hardship_request set state = $2, decided_at = $3, decided_on = $4, why = $5, held_until = $6 where id = $1 and state = 'considered'
           returning (select ${changeNotice('loan', { borrower: 'l.borrower_id', id: 'l.order_id' })} from loan l where l.id = loan_id) as nudge`,
    values: [id, state, at, on, why, heldUntil],
  });
  return rows.length > 0;
}

/** The plan that was granted waits for the borrower no longer: what was paused until its last day ends. */
export async function endHold(tx: Tx, id: string, on: CalendarDate): Promise<void> {
  await tx.query({
    name: 'hardship-end-hold',
    text: 'update hardship_request set held_until = $2 where id = $1 and held_until > $2',
    values: [id, on],
  });
}

/**
 * What shelters on a day: a request that is considered, or whose plan waits for the borrower's yes, while its
 * pause is not over (so many days of a loan in all, however often somebody asks), and a granted promise until
 * its day has passed.
 */
export const sheltersOn = (day: string) =>
  `((state = 'considered' and paused_until > ${day}) or (state = 'granted' and (promised_on >= ${day} or (held_until > ${day} and paused_until > ${day}))))`;

/** Whether somebody is left in peace. */
export async function isSheltered(tx: ReadTx, loanId: bigint, on: CalendarDate): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'hardship-shelters',
    text: `select 1 from hardship_request
           where loan_id = $1 and ${sheltersOn('$2')} limit 1`,
    values: [loanId, on],
  });
  return rows.length > 0;
}

/**
 * Granted promises of a market whose day has passed, and of which nobody has said what became of them; oldest
 * first.
 */
export async function listPromisesOver(
  tx: ReadTx,
  market: string,
  on: CalendarDate,
): Promise<{ readonly id: string; readonly loanId: bigint }[]> {
  const { rows } = await tx.query<{ id: string; loanId: bigint }>({
    name: 'hardship-promises-over',
    text: `select r.id, r.loan_id as "loanId" from hardship_request r join loan l on l.id = r.loan_id
           where r.state = 'granted' and r.promised_on < $2 and r.outcome is null and l.market = $1
           order by r.promised_on, r.id limit 200`,
    values: [market, on],
  });
  return rows;
}

/** How much was promised, said once with the promise. */
export async function notePromisedAmount(tx: Tx, id: string, amount: bigint): Promise<void> {
  await tx.query({
    name: 'hardship-promise-amount',
    text: 'update hardship_request set promised_amount = $2 where id = $1',
    values: [id, amount],
  });
}

/** Said once. False: somebody was a moment before. */
export async function notePromiseOutcome(tx: Tx, id: string, outcome: PromiseOutcome): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'hardship-promise-outcome',
    text: 'update hardship_request set outcome = $2 where id = $1 and outcome is null',
    values: [id, outcome],
  });
  return rowCount > 0;
}

export type HardshipCase = HardshipRequest & { readonly market: string; readonly orderId: string };

/** Those that wait for a decision, oldest first. */
export async function listHardshipCases(tx: ReadTx, market: string | null): Promise<HardshipCase[]> {
  const { rows } = await tx.query<HardshipCase>({
    name: 'hardship-cases',
    text: `select ${columns}, l.market, l.order_id as "orderId" from hardship_request r join loan l on l.id = r.loan_id
           where r.state = 'considered' and ($1::text is null or l.market = $1) order by r.asked_at, r.id limit 200`,
    values: [market],
  });
  return rows;
}

/** Every request of a borrower, oldest first. */
export async function listHardshipRequests(tx: ReadTx, borrowerId: string): Promise<HardshipRequest[]> {
  const { rows } = await tx.query<HardshipRequest>({
    name: 'hardship-of-borrower',
    text: `select ${columns} from hardship_request r join loan l on l.id = r.loan_id where l.borrower_id = $1
           order by r.asked_at, r.id`,
    values: [borrowerId],
  });
  return rows;
}

/** What a borrower wrote goes with the account; that something was asked for stays with the loan. */
export async function forgetHardshipWords(tx: Tx, borrowerId: string): Promise<void> {
  await tx.query({
    name: 'hardship-forget-words',
    text: `update hardship_request set sealed = null
           where sealed is not null and loan_id in (select id from loan where borrower_id = $1)`,
    values: [borrowerId],
  });
}
