import type { CalendarDate } from '@candor/domain/calendar';
import { checkImport, runImport } from '@candor/services/backoffice/imports';
import { goodRow, lateRow, loansFile } from '@candor/services/testing/imports';
import type { Statement } from '@candor/store/database';
import { verifyBooks } from '@candor/store/ledger';
import { runningWith, type WritableDatabase } from '@candor/store/tools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importDesk, type ImportDesk } from '../../testing/import-desk.ts';
import { keyed, liveTo } from '@candor/simulator/lender';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await importDesk();
});
afterAll(() => desk.app.close());

const proof = () => desk.app.test.owner.withTransaction((tx) => verifyBooks(tx));
const pageOf = async (importId: string, more = '') =>
  (await desk.app.get(`console/import?importId=${importId}${more}`, await desk.marco())).json();
/** So many people with a loan each, their references beginning so. */
const many = (count: number, begins: string, first: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...goodRow,
    external_reference: `${begins}-${n}`,
    phone: `09${180_000_000 + first + n}`,
  }));
const loans = async () =>
  Number((await desk.app.test.sql('select count(*) as loans from imported_loan')).rows[0]?.['loans']);

/** A worker that is killed when it has begun so many transactions: what it had not committed is gone. */
function killedAfter(database: WritableDatabase, transactions: number): WritableDatabase {
  let begun = 0;
  return runningWith(database, (work, options) =>
    database.withTransaction(async (tx) => {
      const done = await work(tx);
      begun += 1;
      if (begun > transactions) throw new Error('killed');
      return done;
    }, options),
  );
}

describe('A15.165 · a file is brought in by the worker', () => {
  it('a few rows at a time; killed in the middle, the next one goes on, and no row comes in twice', async () => {
    const importId = await desk.agreed(loansFile(many(120, 'KILL', 0)));
    const killed = { ...desk.app.borrowing, database: killedAfter(desk.app.test.database, 1) };
    await expect(runImport(killed, { importId })).rejects.toThrow('killed');
    expect((await pageOf(importId)).item).toMatchObject({
      state: 'running',
      imported: 50,
      refused: 0,
      rows: 120,
    });
    expect((await pageOf(importId, '&rows=good')).rows[0]).toMatchObject({ line: 52, state: 'good' });
    await Promise.all([
      runImport(desk.app.borrowing, { importId }),
      runImport(desk.app.borrowing, { importId }),
    ]);
    expect((await pageOf(importId)).item).toMatchObject({ state: 'done', imported: 120, refused: 0 });
    expect(await loans()).toBe(120);
    // Handed over once more, it finds nothing to do.
    await runImport(desk.app.borrowing, { importId });
    expect(await loans()).toBe(120);
    const { rows } = await desk.app.test.sql(
      `select count(*)::int as batches from audit_log where command = 'import.bring-in' and subject = $1 and outcome = 'done'`,
      [`import:${importId}`],
    );
    expect(rows[0]?.['batches']).toBeGreaterThanOrEqual(3);
    expect((await proof()).differences).toEqual([]);
  });

  it('the same file in two imports: what the first brought in is refused in the second, with why', async () => {
    const csv = loansFile(many(3, 'TWICE', 1000));
    const [first, second] = [await desk.agreed(csv), await desk.agreed(csv)];
    await runImport(desk.app.borrowing, { importId: first });
    await runImport(desk.app.borrowing, { importId: second });
    expect((await pageOf(first)).item).toMatchObject({ imported: 3, refused: 0 });
    const page = await pageOf(second, '&rows=refused');
    expect(page.item).toMatchObject({ state: 'done', imported: 0, refused: 3 });
    expect(page.rows[0].reasons).toEqual([
      { column: 'external_reference', words: 'Already imported: a loan is imported once.' },
    ]);
    expect((await proof()).differences).toEqual([]);
  });

  it('what was typed is deleted with the row that became a loan; of a refused one it goes back, and nothing in it runs', async () => {
    const good = { ...goodRow, external_reference: 'F-1', phone: '09180002000' };
    const bad = {
      ...good,
      external_reference: 'F-2',
      phone: '09180002001',
      given_name: '=cmd|x',
      family_name: '<script>',
      principal: '-1+1',
    };
    const importId = await desk.agreed(loansFile([good, bad]));
    await runImport(desk.app.borrowing, { importId });
    const { rows } = await desk.app.test.sql(
      'select line, state, sealed is null as gone, sealed from import_row where import_id = $1 order by line',
      [importId],
    );
    expect(rows).toMatchObject([
      { line: 2, state: 'imported', gone: true },
      { line: 3, state: 'refused', gone: false },
    ]);
    expect(String(rows[1]?.['sealed'])).not.toContain('script');
    const { name, text } = (
      await desk.app.post('console/import-refused', { importId }, await desk.grace())
    ).json();
    expect(name).toBe('refused-2026-11-16.csv');
    const [head = '', line = ''] = text.split('\r\n');
    expect(head.endsWith(',costs_paid,refused_because')).toBe(true);
    expect(line).toContain(",'=cmd|x,<script>,");
    expect(line).toContain(",'-1+1,");
    expect(line).toContain('principal: “-1+1” is no amount.');
    const opened = await desk.app.test.sql(
      `select count(*)::int as times from audit_log where command = 'import.open-refused' and subject = $1`,
      [`import:${importId}`],
    );
    expect(opened.rows[0]?.['times']).toBe(1);
    // Mended in a spreadsheet, it can come back as it is.
    const again = await desk.check(text.replace("'-1+1", '8000.00'));
    expect(again.summary).toMatchObject({ rows: 1, good: 1 });
  });
});

describe('a file of Friday that is agreed to on Monday', () => {
  it('is owed as of Friday, holds from Monday, and grows for the days between at the next end of the day', async () => {
    const friday = await importDesk('2026-11-13');
    const { app } = friday;
    const importId = await friday.agreed(loansFile([goodRow]));
    await runImport(app.borrowing, { importId });
    const loan = async () =>
      (
        await app.test.sql(
          `select p.since::text, l.interest_total::text as total, i.accrued::text, e.business_date::text as booked
           from loan l join loan_plan p on p.loan_id = l.id join loan_accrual i on i.loan_id = l.id
           cross join (select business_date from ledger_entry where event = 'bring-in') e`,
        )
      ).rows[0];
    // 245.24 × 26/31 on Friday; × 29/31 when Monday has ended.
    expect(await loan()).toMatchObject({ since: '2026-11-16', booked: '2026-11-16', accrued: '20569' });
    await liveTo(app, 'ph', '2026-11-17');
    expect(await loan()).toMatchObject({ accrued: '22942' });
    expect((await app.test.owner.withTransaction((tx) => verifyBooks(tx))).differences).toEqual([]);
    await app.close();
  });
});

describe('A15.164 · a dry run', () => {
  it('writes nothing: not a row of anything, not even a line of the audit trail', async () => {
    const counts = async () =>
      (
        await desk.app.test.sql(
          `select (select count(*) from loan_import) as i, (select count(*) from borrower) as b, (select count(*) from loan) as l,
                  (select count(*) from ledger_entry) as e, (select count(*) from audit_log) as a`,
        )
      ).rows;
    const before = await counts();
    await desk.check(loansFile(many(5, 'DRY', 3000)));
    expect(await counts()).toEqual(before);
  });

  it('finds one loan twice, one number with two names, one document with two numbers, and people who are known', async () => {
    const known = { ...goodRow, external_reference: 'K-1', phone: '09180000001' };
    const paper = { document_kind: 'passport', document_number: 'P1234567A' };
    const { refusedRows, summary, goodRows } = await desk.check(
      loansFile([
        known,
        { ...known, external_reference: 'K-2', given_name: 'Somebody', family_name: 'Else' },
        { ...goodRow, ...paper, external_reference: 'K-3', phone: '09180009001' },
        { ...goodRow, ...paper, external_reference: 'K-4', phone: '09180009002' },
        { ...goodRow, external_reference: 'K-3', phone: '09180009001' },
        { ...lateRow, external_reference: 'K-5', phone: '09180009005' },
      ]),
    );
    expect(summary).toMatchObject({ rows: 6, good: 3, refused: 3, known: 1, late: 1 });
    expect(goodRows.map(({ reference, isKnown }) => [reference, isKnown])).toEqual([
      ['K-1', true],
      ['K-3', false],
      ['K-5', false],
    ]);
    const why = refusedRows.map(({ line, reasons }) => [line, reasons.map(({ words }) => words)]);
    expect(why).toEqual([
      [3, ['It is in line 2 with another name.', 'It belongs to an account here that has another name.']],
      [5, ['It is in line 4 with another telephone number.']],
      [6, ['It is in line 4 already.']],
    ]);
  });

  it('reads ten thousand rows with a few questions to the database for each five hundred', async () => {
    const csv = loansFile(many(10_000, 'BIG', 100_000));
    let transactions = 0;
    let questions = 0;
    const { database } = desk.app.test;
    const counted = runningWith(database, (work, options) =>
      database.withTransaction((tx) => {
        transactions += 1;
        const query = ((statement: Statement) => {
          questions += 1;
          return tx.query<Record<string, unknown>>(statement);
        }) as typeof tx.query;
        return work({ ...tx, query });
      }, options),
    );
    let most = 0;
    const checked = await checkImport(
      { database: counted, seal: desk.app.identity.seal },
      { market: 'ph', asOf: desk.asOf as CalendarDate, csv },
      (rows) => {
        most = Math.max(most, rows.length);
      },
    );
    expect(checked).toMatchObject({ summary: { rows: 10_000, good: 10_000 } });
    expect([most, transactions]).toEqual([500, 21]);
    expect(questions).toBeLessThanOrEqual(21 * 6);
    // Kept whole, and asked for: still nothing is a loan.
    const before = await loans();
    const fingerprint = 'fingerprint' in checked ? checked.fingerprint : '';
    const body = { market: 'ph', asOf: desk.asOf, csv, fileName: 'big.csv', fingerprint, reason: 'We move' };
    const asked = await desk.app.post('console/import-ask', body, keyed(await desk.marco()));
    expect(asked.statusCode).toBe(200);
    expect(await loans()).toBe(before);
  });

  it.each([
    ['', 'it does not name external_reference'],
    [loansFile([]), 'There is no row below the names of the columns.'],
    ['x'.repeat(5_000_000), 'it does not name'],
  ])('says what is wrong with a file as a whole', async (csv, words) => {
    const { fault, summary } = await desk.check(csv);
    expect(summary).toBeNull();
    expect(fault?.words).toContain(words);
  });

  it('a file of tomorrow or of last month is refused', async () => {
    for (const [asOf, words] of [
      ['2026-11-17', 'is after the business day'],
      ['2026-10-16', 'is more than 10 days ago'],
    ] as const) {
      const body = { market: 'ph', asOf, csv: loansFile([goodRow]) };
      const { fault } = (await desk.app.post('console/import-check', body, await desk.marco())).json();
      expect(fault.words).toContain(words);
    }
  });
});

describe('A15.165 · asking', () => {
  it('needs the fingerprint of the file that was looked at, and the permission', async () => {
    const csv = loansFile(many(1, 'ASK', 5000));
    expect((await desk.ask(csv, { fingerprint: 'f'.repeat(64) })).json().code).toBe('import_file_is_another');
    expect((await desk.ask(csv, { csv: 'a,b' })).json().code).toBe('import_file_is_unreadable');
    const check = { market: 'ph', asOf: desk.asOf, csv };
    expect((await desk.app.post('console/import-check', check, await desk.asha())).json().code).toBe(
      'not_permitted',
    );
  });

  it('under the same key it is kept once, and nobody agrees to their own', async () => {
    const csv = loansFile(many(1, 'KEY', 6000));
    const { summary } = await desk.check(csv);
    const body = {
      market: 'ph',
      asOf: desk.asOf,
      csv,
      fileName: 'loans.csv',
      fingerprint: summary?.fingerprint,
      reason: 'We move',
    };
    const who = keyed(await desk.marco());
    const first = (await desk.app.post('console/import-ask', body, who)).json();
    expect((await desk.app.post('console/import-ask', body, who)).json()).toEqual(first);
    const { requestId } = first;
    const decided = await desk.app.post(
      'console/approval-decide',
      { requestId, verdict: 'agree', seen: '0'.repeat(32) },
      keyed(await desk.marco()),
    );
    expect(decided.json().code).toBe('not_permitted');
    // Until somebody agrees the worker brings in nothing.
    await expect(runImport(desk.app.borrowing, { importId: first.importId })).rejects.toThrow(
      'nobody agreed',
    );
  });
});
