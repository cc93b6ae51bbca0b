import { appendConsent } from '@candor/store/privacy';
import { snapshotBureau } from '@candor/store/bureau';
import { insertBureauFile, noteBureauGroups } from '@candor/store/bureau-files';
import { trialBalance } from '@candor/store/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '../../lending/loans/testing/lending-desk.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { refundPayment } from '../../payments/reversals/refund-payment.ts';
import { BureauDesk } from './testing/bureau-desk.ts';
import type { MadeBureauFile } from './make-bureau-file.ts';
import { writeBureauFile } from './write-bureau-file.ts';
import { writeOffLoan } from '../../lending/loans/testing/loan-acts.ts';

let desk: BureauDesk;
let made: MadeBureauFile;
let [punctual, late, gone, done, unnamed]: bigint[] = [];
const made30 = '2026-11-30';

/**
 * Five loans of 7 October: one pays, one does not, one is given up, one is settled, one is of somebody
 * without a document.
 */
beforeAll(async () => {
  desk = await BureauDesk.open('ph', '2026-10-07');
  [punctual, late, gone, done, unnamed] = [
    await desk.lend(800_000n, 3),
    await desk.lend(500_000n, 3, { name: '=Ana "Mia" Cruz' }),
    await desk.lend(300_000n, 3),
    await desk.lend(300_000n, 3),
    await desk.lend(400_000n, 3, { lacks: 'document' }),
  ];
  await desk.liveTo('2026-11-07');
  await pay(punctual, 320_000n);
  await desk.liveTo('2026-11-20');
  await pay(done, 330_000n, { meantFor: 'settlement' });
  await desk.lending.done(writeOffLoan, { loanId: gone, reason: 'Gone abroad' });
  await desk.liveTo('2026-12-02');
});
afterAll(() => desk.lending.test.drop());

async function pay(loanId: bigint | undefined, amount: bigint, more = {}) {
  const report = await desk.lending.money(amount, { loanId: loanId ?? 0n, ...more });
  return desk.lending.done(receivePayment, report);
}

const rowOf = async (loanId: bigint | undefined) => {
  const { rows } = await desk.lending.test.sql(
    'select status, days_late, overdue, outstanding, written_off, closed_on, left_out from bureau_row where file_id = $1 and loan_id = $2',
    [made.fileId, loanId],
  );
  return rows[0];
};

describe('A15.72 · the file of a reporting day', () => {
  it('is looked at before it is made, by the very same look, and nothing stays of that', async () => {
    const seen = await desk.make(made30, 'due', { dryRun: true });
    expect(seen).toMatchObject({ rows: 5, leftOut: 1, unchanged: 0, covers: 'all', sendBy: '2026-12-10' });
    const { rows } = await desk.lending.test.sql('select count(*)::int as files from bureau_file');
    expect(rows).toEqual([{ files: 0 }]);
    made = (await desk.make(made30)) as MadeBureauFile;
    expect(made).toEqual(seen);
  });

  it('comes to what the trial balance of that day has under receivables, to the centavo', async () => {
    const books = await desk.database.withTransaction((tx) =>
      trialBalance(tx, { market: 'ph', asOf: day(made30) }),
    );
    const receivable = books
      .filter(({ number }) => number >= 1210 && number <= 1240)
      .reduce((sum, { debit, credit }) => sum + debit - credit, 0n);
    const { rows } = await desk.lending.test.sql('select sum(outstanding)::bigint as sum from bureau_row');
    expect(rows[0]?.['sum']).toBe(receivable);
    expect([made.outstanding, made.ledger]).toEqual([String(receivable), String(receivable)]);
    expect(receivable).toBeGreaterThan(0n);
  });

  it('tells how each loan stood: on time, late, given up, closed', async () => {
    expect(await rowOf(punctual)).toMatchObject({ status: 'current', days_late: 0, overdue: 0n });
    expect(await rowOf(late)).toMatchObject({ status: 'late', days_late: 23, closed_on: null });
    expect(await rowOf(gone)).toMatchObject({ status: 'written-off', outstanding: 0n, overdue: 0n });
    expect((await rowOf(gone))?.['written_off']).toBeGreaterThan(300_000n);
    expect(await rowOf(done)).toMatchObject({ status: 'closed', closed_on: '2026-11-20', outstanding: 0n });
    expect(await rowOf(unnamed)).toMatchObject({ left_out: 'document_missing' });
    expect(made.leftOutBy).toMatchObject([{ key: 'document_missing', rows: 1 }]);
  });

  it('is made once for a market and a day, also by two at once; a day that is not over or not wanted has none', async () => {
    expect(await Promise.all([desk.make(made30), desk.make(made30)])).toEqual([
      { refused: 'bureau_file_is_made' },
      { refused: 'bureau_file_is_made' },
    ]);
    expect(await desk.make('2026-12-31')).toEqual({ refused: 'reporting_day_is_not_over' });
    expect(await desk.make('2026-11-29')).toEqual({ refused: 'not_a_reporting_day' });
    expect(await desk.make('2026-12-01', 'corrections')).toEqual({ refused: 'nothing_to_correct' });
  });

  it('is not made where the loans do not come to what the books say', async () => {
    await desk.liveTo('2027-01-02');
    const bend = (text: string) =>
      desk.lending.test.owner.withTransaction(async (tx) => {
        await tx.query({ text: 'alter table ledger_balance disable trigger user' });
        await tx.query({ text });
        await tx.query({ text: 'alter table ledger_balance enable trigger user' });
      });
    const bent = `where account = 1210 and subject = 'loan:${late}'`;
    await bend(`update ledger_balance set minor = minor + 5 ${bent}`);
    expect(await desk.make('2026-12-31')).toEqual({ refused: 'bureau_file_does_not_tie' });
    await bend(`update ledger_balance set minor = minor - 5 ${bent}`);
  });
});

it('where a market’s law wants consent, who did not give it, or took it back, is left out', async () => {
  const { rows: people } = await desk.lending.test.sql(
    'select id, borrower_id as "of" from loan order by id',
  );
  const say = (at: number, isGiven: boolean) =>
    desk.database.withTransaction((tx) =>
      appendConsent(tx, String(people[at]?.['of']), {
        purpose: 'bureau',
        textVersion: '2026-11-01',
        language: 'en',
        isGiven,
        at: new Date('2026-11-01T00:00:00Z'),
      }),
    );
  await say(0, true);
  await say(1, true);
  await say(1, false);
  class TakenBack extends Error {}
  const looked = desk.database.withTransaction(async (tx) => {
    const fileId = crypto.randomUUID();
    const of = { market: 'ph', day: day(made30), since: day('2026-10-31') };
    await insertBureauFile(tx, {
      ...of,
      id: fileId,
      covers: 'corrections',
      sendBy: day(made30),
      madeBy: null,
      madeAt: new Date(),
    });
    const wish = { ...of, fileId, covers: 'all', needsConsent: true, documentKinds: ['tin'] } as const;
    await snapshotBureau(tx, wish);
    const { leftOutBy } = await noteBureauGroups(tx, fileId);
    throw new TakenBack(JSON.stringify(leftOutBy.map(({ key, rows }) => [key, rows])));
  });
  await expect(looked).rejects.toThrow(JSON.stringify([['no_consent', 4]]));
});

describe('the worker writes it', () => {
  it('in parts; killed in the middle it goes on after the last part that is there, and nothing is twice', async () => {
    let parts = 0;
    const dying = {
      ...desk.parts,
      seal: new Proxy(desk.seal, {
        get(seal, name: keyof typeof desk.seal) {
          if (name !== 'sealBytes') return Reflect.get(seal, name).bind(seal);
          return (bytes: Buffer, about: string) => {
            parts += 1;
            if (parts === 3) throw new Error('the power is gone');
            return seal.sealBytes(bytes, about);
          };
        },
      }),
    };
    const { fileId } = made;
    await expect(writeBureauFile(dying, { fileId, rowsAtOnce: 1 })).rejects.toThrow('the power is gone');
    const half = await desk.lending.test.sql('select state, done, rows from bureau_file');
    expect(half.rows).toEqual([{ state: 'making', done: 2, rows: 5 }]);
    await Promise.all([
      writeBureauFile(desk.parts, { fileId, rowsAtOnce: 1 }),
      writeBureauFile(desk.parts, { fileId, rowsAtOnce: 1 }),
    ]);
    const whole = await desk.lending.test.sql('select state, done, left_out from bureau_file');
    expect(whole.rows).toEqual([{ state: 'ready', done: 5, left_out: 1 }]);
    const rows = await desk.read(fileId);
    expect(rows.map(({ status }) => status)).toEqual(['AC', 'PD', 'WO', 'CL']);
    expect(new Set(rows.map(({ account }) => account)).size).toBe(4);
  });

  it('with names in it that no spreadsheet runs and no bureau gets an apostrophe of, and sealed as it is kept', async () => {
    const text = await desk.text(made.fileId);
    expect(text).toContain('"Ana ""Mia"" Cruz"');
    expect(text).not.toMatch(/(?:^|,|")[=+@']/mu);
    expect(text).toContain('1994-03-08');
    const { rows } = await desk.lending.test.sql('select sealed from bureau_part');
    const kept = Buffer.concat(rows.map(({ sealed }) => sealed as Buffer)).toString('latin1');
    expect(kept).not.toContain('Maricel');
    expect(kept).not.toContain('1994');
    const { rows: facts } = await desk.lending.test.sql(
      `select facts::text || coalesce(subject, '') as words from audit_log where command like 'bureau.%'`,
    );
    expect(JSON.stringify(facts)).not.toMatch(/Maricel|Mia/u);
  });
});

it('money that goes back to nobody’s loan changes no row: a file is of its day for ever', async () => {
  const before = await rowOf(late);
  const { paymentId } = await desk.lending.done(receivePayment, await desk.lending.money(1_000n));
  await desk.lending.done(refundPayment, { paymentId, refundId: crypto.randomUUID() });
  expect(await rowOf(late)).toEqual(before);
});
