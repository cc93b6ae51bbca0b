import { dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { askBankResult, prepareDisbursementBatch } from '@candor/services/backoffice/disbursements';
import { writable } from '@candor/store/tools';
import { attemptName } from '@candor/services/payments/disbursements';
import { intendDisbursement } from '@candor/services/payments/disbursements';
import type { Office } from './office.ts';

/**
 * The day's file: finance prepares it, the controller releases it, the bank pays everybody in it, and both
 * book what the bank says.
 */
export async function disburse(office: Office, on: CalendarDate): Promise<void> {
  const { parts, market, dice, staff, clock } = office.wish;
  const { seal, database } = parts;
  await intendRefunds(office, clock.at(on, '14:50'));
  if (!(await isSomethingWaiting(office))) return;
  const by = { market, maker: staff.finance } as const;
  const requestId = dice.id();
  const prepared = await office.run(
    prepareDisbursementBatch(seal),
    { ...by, requestId, reason: 'All that was signed or approved until 15:00.' },
    'finance',
    clock.at(on, '15:00'),
  );
  if (prepared.batch === null) return;
  await office.agree(requestId, 'controller', clock.at(on, '15:20'));
  const { rows } = await writable(database).withTransaction((tx) =>
    tx.query<{ payoutId: string; attempt: number }>({
      text: 'select payout_id as "payoutId", attempt from payout_intent where batch_id = $1',
      values: [prepared.batch],
    }),
  );
  const fails = await isOneToFail(office, on);
  const said = (nth: number) => (fails && nth === 0 ? 'failed,account_is_closed' : 'paid');
  const csv = rows
    .map(({ payoutId, attempt }, nth) => `${attemptName(payoutId, attempt)},${said(nth)}`)
    .join('\n');
  const heardAt = clock.at(on, '16:10');
  const result = { ...by, requestId: dice.id(), csv, reason: `The bank’s result of file ${prepared.batch}.` };
  await office.run(askBankResult(seal), result, 'finance', heardAt);
  await office.agree(result.requestId, 'controller', office.after(heardAt, 15));
}

/** What is to be sent back goes into the next file. */
async function intendRefunds(office: Office, at: Date): Promise<void> {
  const { database } = office.wish.parts;
  const { rows } = await writable(database).withTransaction((tx) =>
    tx.query<{ id: string }>({
      text: `select id from payout p where kind = 'refund' and state = 'ordered' and market = $1
             and not exists (select from payout_intent i where i.payout_id = p.id)`,
      values: [office.wish.market],
    }),
  );
  for (const { id: payoutId } of rows)
    await office.run(
      intendDisbursement({ ph: null, in: null }),
      { payoutId },
      { kind: 'system', id: 'payouts' },
      at,
    );
}

/** Of the last days one could not be paid: it waits for the borrower to name another account. */
async function isOneToFail({ wish }: Office, on: CalendarDate): Promise<boolean> {
  if (dayNumber(wish.clock.today) - dayNumber(on) > 4) return false;
  const { rows } = await writable(wish.parts.database).withTransaction((tx) =>
    tx.query({ text: `select from payout where state = 'failed' and market = $1`, values: [wish.market] }),
  );
  return rows.length === 0;
}

async function isSomethingWaiting({ wish }: Office): Promise<boolean> {
  const { rows } = await writable(wish.parts.database).withTransaction((tx) =>
    tx.query({
      text: `select from payout_intent i join payout p on p.id = i.payout_id
             where p.market = $1 and p.state = 'ordered' and i.state = 'intended' and i.batch_id is null limit 1`,
      values: [wish.market],
    }),
  );
  return rows.length > 0;
}
