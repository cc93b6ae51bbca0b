import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';
import { makeBureauFile } from '@candor/services/backoffice/bureau';
import { readProvision } from '@candor/services/lending/provisions';
import { receivePayment } from '@candor/services/payments/payments';
import { runImport } from '@candor/services/backoffice/imports';
import { asCommand, waiveCharges, writeOffLoan } from '@candor/services/testing';
import { goodRow, loansFile } from '@candor/services/testing/imports';
import { verifyBooks } from '@candor/store/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done, liveTo } from '@candor/simulator/lender';
import { importDesk, type ImportDesk } from '../../testing/import-desk.ts';

let desk: ImportDesk;
let [old, young]: bigint[] = [];
const november = '2026-11-01' as CalendarDate;

/**
 * ₹20,000.00 over three months, of which the last was never paid: since 10 June 2025, or since 10 August
 * 2026.
 */
const late = { ...goodRow, product: 'in-instalments', principal: '20000.00', instalments_left: '0' };
const over = { ...late, next_due_on: '', principal_outstanding: '6500.00', principal_overdue: '6500.00' };
const row = (reference: string, phone: string, paidOutOn: string, dueOn: string) => ({
  ...over,
  external_reference: reference,
  phone,
  paid_out_on: paidOutOn,
  oldest_unpaid_due_on: dueOn,
  interest_due: '113.75',
  fees_due: '118.00',
  late_charges_due: '40.00',
});

beforeAll(async () => {
  desk = await importDesk('2026-11-16', 'in');
  const importId = await desk.agreed(
    loansFile([
      row('OLD-1', '9876543210', '2025-03-10', '2025-06-10'),
      row('OLD-2', '9876543211', '2026-05-10', '2026-08-10'),
    ]),
  );
  await runImport(desk.app.borrowing, { importId });
  const { rows } = await desk.app.test.sql('select loan_id as id from imported_loan order by line');
  [old, young] = rows.map(({ id }) => id as bigint);
  await liveTo(desk.app, 'in', '2026-12-01');
});
afterAll(() => desk.app.close());

describe('a loan that came over late', () => {
  it('is provided for by how long it has not performed, and not by when it came', async () => {
    const { loans, exposure, receivables } = await desk.app.test.database.withTransaction((tx) =>
      readProvision(tx, 'in', { month: november, loans: 'all' }),
    );
    expect(exposure).toBe(receivables);
    const of = (loanId: bigint | undefined) => loans.find((loan) => loan.loanId === loanId);
    // 90 days late on 8 September 2025: fourteen months ago.
    expect(of(old)).toMatchObject({ class: 'doubtful', daysLate: 538, required: of(old)?.exposure });
    expect(of(young)).toMatchObject({ class: 'sub-standard', daysLate: 112 });
  });

  it('is told to the bureaus as it was made, and the file ties', async () => {
    const fileId = randomUUID();
    const wish = { fileId, market: 'in', day: '2026-11-30' as CalendarDate, kind: 'due' } as const;
    const { outstanding, ledger } = await done(
      { ...desk.app, actor: { kind: 'system', id: 'test' } },
      makeBureauFile,
      wish,
    );
    expect(outstanding).toBe(ledger);
    const { rows } = await desk.app.test.sql(
      'select opened_on::text as opened, sanctioned, status, days_late as days from bureau_row where file_id = $1 and loan_id = $2',
      [fileId, old],
    );
    expect(rows).toEqual([{ opened: '2025-03-10', sanctioned: 2_000_000n, status: 'late', days: 538 }]);
  });

  it('a fee of the earlier system that is forgiven is no tax of ours: nothing is credited for it', async () => {
    const waiver = { loanId: young ?? 0n, reason: 'a mistake of theirs' };
    await done(desk.app, asCommand(waiveCharges), { ...waiver, part: 'penalty', amount: 4_000n });
    await done(desk.app, asCommand(waiveCharges), { ...waiver, part: 'fee', amount: 11_800n });
    const { rows } = await desk.app.test.sql(
      'select count(*)::int as lines from ledger_line where account = 2010',
    );
    expect(rows).toEqual([{ lines: 0 }]);
  });

  it('is paid in part, given up and then paid too much, and the books are proven', async () => {
    const pay = (amount: bigint) =>
      done(desk.app, receivePayment, {
        paymentId: randomUUID(),
        market: 'in',
        channel: 'upi',
        externalId: randomUUID(),
        amount,
        receivedOn: '2026-12-01' as CalendarDate,
        loanId: old ?? 0n,
      });
    await pay(100_000n);
    await liveTo(desk.app, 'in', '2026-12-02');
    await done(desk.app, asCommand(writeOffLoan), { loanId: old ?? 0n, reason: 'gone abroad' });
    await pay(900_000n);
    await liveTo(desk.app, 'in', '2026-12-03');
    const { differences } = await desk.app.test.owner.withTransaction((tx) => verifyBooks(tx));
    expect(differences).toEqual([]);
  });
});
