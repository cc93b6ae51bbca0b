import type { CalendarDate } from '@candor/domain';
import type { Tx } from '../database.ts';

export type HardshipOption = 'delay' | 'smaller-instalments' | 'promise-to-pay' | 'talk';
export type HardshipState = 'considered' | 'granted' | 'refused' | 'withdrawn';

export type HardshipRequest = {
  readonly id: string;
  readonly loanId: bigint;
  readonly option: HardshipOption;
  readonly instalments: number | null;
  readonly promisedOn: CalendarDate | null;
  readonly sealed: string | null;
  readonly state: HardshipState;
  readonly askedAt: Date;
};

const columns = `r.id, r.loan_id as "loanId", r.option, r.instalments, r.promised_on as "promisedOn", r.sealed, r.state,
  r.asked_at as "askedAt"`;

export async function insertHardshipRequest(tx: Tx, request: Omit<HardshipRequest, 'state'>): Promise<void> {
  const { id, loanId, option, instalments, promisedOn, sealed, askedAt } = request;
  await tx.query({
    name: 'hardship-insert',
    text: `insert into hardship_request (id, loan_id, option, instalments, promised_on, sealed, state, asked_at)
           values ($1, $2, $3, $4, $5, $6, 'considered', $7)`,
    values: [id, loanId, option, instalments, promisedOn, sealed, askedAt],
  });
}

/** What was asked for last of a loan. */
export async function latestHardshipRequest(tx: Tx, loanId: bigint): Promise<HardshipRequest | undefined> {
  const { rows } = await tx.query<HardshipRequest>({
    name: 'hardship-latest',
    text: `select ${columns} from hardship_request r where r.loan_id = $1
           order by r.state = 'considered' desc, r.asked_at desc, r.id limit 1`,
    values: [loanId],
  });
  return rows[0];
}

export async function findHardshipRequest(tx: Tx, id: string): Promise<HardshipRequest | undefined> {
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
  { state, at }: { readonly state: Exclude<HardshipState, 'considered'>; readonly at: Date },
): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'hardship-end',
    text: `update hardship_request set state = $2, decided_at = $3 where id = $1 and state = 'considered' returning id`,
    values: [id, state, at],
  });
  return rows.length > 0;
}

/** Whether somebody is left in peace: a request is considered, or the day of a granted promise has not passed. */
export async function isSheltered(tx: Tx, loanId: bigint, on: CalendarDate): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'hardship-shelters',
    text: `select 1 from hardship_request
           where loan_id = $1 and (state = 'considered' or (state = 'granted' and promised_on >= $2)) limit 1`,
    values: [loanId, on],
  });
  return rows.length > 0;
}

export type HardshipCase = HardshipRequest & { readonly market: string; readonly orderId: string };

/** Those that wait for a decision, oldest first. */
export async function listHardshipCases(tx: Tx, market: string | null): Promise<HardshipCase[]> {
  const { rows } = await tx.query<HardshipCase>({
    name: 'hardship-cases',
    text: `select ${columns}, l.market, l.order_id as "orderId" from hardship_request r join loan l on l.id = r.loan_id
           where r.state = 'considered' and ($1::text is null or l.market = $1) order by r.asked_at, r.id limit 200`,
    values: [market],
  });
  return rows;
}

/** Every request of a borrower, oldest first. */
export async function listHardshipRequests(tx: Tx, borrowerId: string): Promise<HardshipRequest[]> {
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
