import type { CalendarDate } from '@candor/domain/calendar';
import type { MandateState } from '@candor/domain/states';
import type { ReadTx, Tx } from '../database/database.ts';

export type Mandate = {
  readonly id: string;
  readonly loanId: bigint;
  readonly market: string;
  readonly channel: string;
  readonly scheme: string;
  readonly state: MandateState;
  readonly mostPerDebit: bigint;
  readonly lastDay: CalendarDate;
  readonly askedAt: Date;
  readonly confirmBy: Date;
  /** Where the borrower confirms it; null until the channel has given it. */
  readonly link: string | null;
  readonly why: string | null;
  /** Since when the channel knows that it has ended. */
  readonly endedThereAt: Date | null;
};

const columns = `id, loan_id as "loanId", market, channel, scheme, state, most_per_debit as "mostPerDebit",
  last_day as "lastDay", asked_at as "askedAt", confirm_by as "confirmBy", link, why, ended_there_at as "endedThereAt"`;

/** False where one of the loan is asked, active or resting: there is one at a time. */
export async function insertMandate(tx: Tx, mandate: Mandate): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'mandate-insert',
    text: `insert into mandate (id, loan_id, market, channel, scheme, state, most_per_debit, last_day, asked_at, confirm_by, look_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9)
           on conflict (loan_id) where state in ('asked', 'active', 'paused') do nothing`,
    values: [
      mandate.id,
      mandate.loanId,
      mandate.market,
      mandate.channel,
      mandate.scheme,
      mandate.state,
      mandate.mostPerDebit,
      mandate.lastDay,
      mandate.askedAt,
      mandate.confirmBy,
    ],
  });
  return rowCount > 0;
}

export async function findMandate(tx: ReadTx, id: string): Promise<Mandate | undefined> {
  const { rows } = await tx.query<Mandate>({
    name: 'mandate-find',
    text: `select ${columns} from mandate where id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function lockMandate(tx: Tx, id: string): Promise<Mandate | undefined> {
  const { rows } = await tx.query<Mandate>({
    name: 'mandate-lock',
    text: `select ${columns} from mandate where id = $1 for no key update`,
    values: [id],
  });
  return rows[0];
}

/** The one that runs, else the last that was asked for. */
export async function latestMandate(tx: ReadTx, loanId: bigint): Promise<Mandate | undefined> {
  const { rows } = await tx.query<Mandate>({
    name: 'mandate-latest',
    text: `select ${columns} from mandate where loan_id = $1
           order by state in ('asked', 'active', 'paused') desc, asked_at desc, id limit 1`,
    values: [loanId],
  });
  return rows[0];
}

/** Whoever changes one wants the worker to turn to it at once: `lookAt`. */
export async function updateMandate(
  tx: Tx,
  { id, state, link, why, endedThereAt }: Mandate,
  lookAt: Date,
): Promise<void> {
  await tx.query({
    name: 'mandate-update',
    text: `update mandate set state = $2, link = $3, why = $4, ended_there_at = $5, look_at = $6, asks = 0 where id = $1`,
    values: [id, state, link, why, endedThereAt, lookAt],
  });
}

export async function insertSkip(
  tx: Tx,
  mandateId: string,
  { dueOn, at }: { readonly dueOn: CalendarDate; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'mandate-skip-insert',
    text: 'insert into mandate_skip (mandate_id, due_on, skipped_at) values ($1, $2, $3) on conflict do nothing',
    values: [mandateId, dueOn, at],
  });
}

export async function skipsOf(tx: ReadTx, mandateId: string): Promise<CalendarDate[]> {
  const { rows } = await tx.query<{ dueOn: CalendarDate }>({
    name: 'mandate-skips',
    text: 'select due_on as "dueOn" from mandate_skip where mandate_id = $1 order by due_on',
    values: [mandateId],
  });
  return rows.map(({ dueOn }) => dueOn);
}

export type DueMandate = Pick<Mandate, 'id' | 'market' | 'channel'> & { readonly asks: number };

/** Whoever moves a market's day wants the worker to turn to all of its mandates at once. */
export async function hurryMandates(tx: Tx, market: string, now: Date): Promise<void> {
  await tx.query({
    name: 'mandate-hurry',
    text: 'update mandate set look_at = $2, asks = 0 where market = $1 and look_at > $2',
    values: [market, now],
  });
}

/** Those of a market that are asked for, hold or rest. */
export async function runningMandates(tx: ReadTx, market: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'mandates-running',
    text: `select id from mandate where market = $1 and state in ('asked', 'active', 'paused') order by id`,
    values: [market],
  });
  return rows.map(({ id }) => id);
}

/** The next mandate that is to be turned to, and nobody else turns to it until the lease ends. */
export async function claimDueMandate(
  tx: Tx,
  {
    now,
    leaseUntil,
    channels,
  }: { readonly now: Date; readonly leaseUntil: Date; readonly channels: readonly string[] },
): Promise<DueMandate | undefined> {
  const { rows } = await tx.query<DueMandate>({
    name: 'mandate-claim',
    text: `update mandate m set look_at = $2, asks = m.asks + 1
           where m.id = (select d.id from mandate d where d.look_at <= $1 and d.channel = any ($3::text[])
                         order by d.look_at limit 1 for update of d skip locked)
           returning m.id, m.market, m.channel, m.asks`,
    values: [now, leaseUntil, channels],
  });
  return rows[0];
}

/** When the worker turns to it again; null: never. Somebody who changed it meanwhile is not overruled. */
export async function lookAtMandate(
  tx: Tx,
  id: string,
  { at, asks, leaseUntil }: { readonly at: Date | null; readonly asks: number; readonly leaseUntil: Date },
): Promise<void> {
  await tx.query({
    name: 'mandate-look-again',
    text: 'update mandate set look_at = $2, asks = $4 where id = $1 and look_at = $3',
    values: [id, at, leaseUntil, asks],
  });
}
