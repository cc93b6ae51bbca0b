import { loanSubject } from '@candor/domain/ledger';
import { balanceOf } from '@candor/store/ledger';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, LendingDesk } from '@candor/services/testing';
import { postProvision } from '@candor/services/lending/provisions';
import { readProvision } from '@candor/services/lending/provisions';
import { runScript, runScriptHere } from '../develop/testing/run-script.ts';
import { passDayOfLoan } from '@candor/services/testing/loan-acts';

let desk: LendingDesk;
/** Classified a day late; not classified though 90 days past due; and not late enough. */
let late: bigint;
let missed: bigint;
let young: bigint;

const settings = () => ({ DATABASE_URL: desk.test.url });
const reclassify = (...args: string[]) => runScriptHere('reclassify', args, settings());
const passDay = async (loanId: bigint, to: string) => {
  await desk.moveTo(to);
  await desk.done(passDayOfLoan, { loanId });
};
const stored = async (loanId: bigint) =>
  (await desk.test.sql('select npa_since as day from loan where id = $1', [loanId])).rows[0]?.['day'];
const interestOf = (loanId: bigint, account: 'interest-receivable' | 'npa-interest') =>
  desk.test.database.withTransaction((tx) =>
    balanceOf(tx, { account, subject: loanSubject(String(loanId)), currency: 'INR' }),
  );
/** Everything that the command might touch. */
const state = async () =>
  (
    await desk.test.sql(
      `select (select json_agg(l order by l.id) from (select id, npa_since from loan) l) as loans,
              (select count(*)::int from ledger_entry) as entries, (select count(*)::int from audit_log) as audited,
              (select count(*)::int from npa_ended) as ended`,
    )
  ).rows[0];

beforeAll(async () => {
  desk = await LendingDesk.open('in', '2026-01-31');
  late = await desk.lend({ amount: 2_000_000n, months: 12 }); // due on 28 February: NPA on 29 May
  await desk.moveTo('2026-02-02');
  missed = await desk.lend({ amount: 2_000_000n, months: 12 }); // due on 2 March: NPA on 31 May
  await desk.moveTo('2026-04-10');
  young = await desk.lend({ amount: 2_000_000n, months: 12 });
  for (const loanId of [late, missed, young]) await passDay(loanId, '2026-05-28');
  // As an earlier version ended these days: the classification came when the due date and 91 days were over.
  await passDay(late, '2026-05-30');
  await desk.moveTo('2026-06-01');
});
afterAll(async () => {
  await expectBooksTie(desk.test);
  await desk.test.drop();
});

describe('IN-18 · npm run reclassify', () => {
  it('shows per loan and in sum what would change and books nothing, until it is told to; a second time there is nothing', async () => {
    const month = day('2026-05-01');
    const provision = () =>
      desk.test.database.withTransaction((tx) => readProvision(tx, 'in', { month, loans: 'all' }));
    // As May was provided for by an earlier version: `missed` as a standard asset.
    const asPosted = await provision();
    await desk.done(postProvision, { market: 'in', month, required: asPosted.required });
    const postedAs = (id: string, required: bigint) =>
      desk.test.owner.withTransaction(async (tx) => {
        await tx.query({ text: 'set local session_replication_role = replica' });
        await tx.query({
          text: 'update provision_loan set class = $2, required = $3 where loan_id = $1',
          values: [missed, id, required],
        });
      });
    await postedAs('standard', 1n);
    expect(await stored(late)).toBe('2026-05-30');
    expect(await stored(missed)).toBeNull();
    const [owed, before] = [await interestOf(missed, 'interest-receivable'), await state()];
    expect(owed).toBeGreaterThan(0n);

    const shown = runScript('reclassify', ['--market', 'in'], settings());
    expect(shown).toMatchObject({ status: 0, stderr: '' });
    expect(shown.stdout).toContain(
      `loan ${late}: NPA since 2026-05-29 (stored: 2026-05-30), interest to suspend 0.00\n`,
    );
    expect(shown.stdout).toMatch(
      new RegExp(
        `loan ${missed}: NPA since 2026-05-31 \\(stored: performing\\), interest to suspend \\d`,
        'u',
      ),
    );
    expect(shown.stdout).not.toContain(`loan ${young}:`);
    expect(shown.stdout).toContain('in: 2 loans to reclassify, 1 of them stored as performing;');
    expect(shown.stdout).toContain(`loan ${missed}: provision standard → sub-standard, required 0.01 → `);
    expect(shown.stdout).toContain('the next one that is posted takes it up\nNothing was booked.');
    expect(await state()).toEqual(before);
    const posted = asPosted.loans.find(({ loanId }) => loanId === missed);
    await postedAs(posted?.class ?? '', posted?.required ?? 0n);

    const booked = await reclassify('--book');
    expect(booked).toMatchObject({ status: 0, stderr: '' });
    expect(booked.stdout).toContain('ph: 0 loans were reclassified and booked');
    expect(booked.stdout).toContain('in: 2 loans were reclassified and booked');
    expect([await stored(late), await stored(missed), await stored(young)]).toEqual([
      '2026-05-29',
      '2026-05-31',
      null,
    ]);
    expect(await interestOf(missed, 'interest-receivable')).toBe(0n);
    expect(await interestOf(missed, 'npa-interest')).toBe(owed);
    const { rows: entries } = await desk.test.sql(
      `select natural_key as key from ledger_entry where natural_key like 'enter-npa:%' order by id`,
    );
    expect(entries.map(({ key }) => key)).toEqual([
      `enter-npa:${late}:2026-05-30`,
      `enter-npa:${missed}:2026-06-01`,
    ]);
    const { rows: audited } = await desk.test.sql(
      `select subject, facts ->> 'npaSinceAfter' as since from audit_log where command = 'loan.reclassify' order by subject`,
    );
    expect(audited).toEqual([
      { subject: `loan:${late}`, since: '2026-05-29' },
      { subject: `loan:${missed}`, since: '2026-05-31' },
    ]);
    // Put right is not ended: a month's end is looked at with the day that holds now.
    expect((await desk.test.sql('select count(*)::int as n from npa_ended')).rows).toEqual([{ n: 0 }]);

    const after = await state();
    const again = await reclassify('--book');
    expect(again.stdout).toContain('in: 0 loans were reclassified and booked');
    expect(await state()).toEqual(after);
  });

  it('says which markets there are', async () => {
    expect(await reclassify('--market', 'xx')).toMatchObject({
      status: 2,
      stderr: '--market must be one of ph, in, but is "xx".\n',
    });
  });
});
