import { borrowerCredit } from '@candor/domain/loan';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { endDay } from '../../lending/end-of-day/end-day.ts';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import { repayPlan } from '../../lending/loans/repay-plan.ts';
import { LendingDesk, day } from '../../lending/loans/testing/lending-desk.ts';
import { sendReminder } from '../../lending/loans/send-reminder.ts';
import { reversePayment } from '../../payments/reversals/reverse-payment.ts';
import { closeComplaint } from './close-complaint.ts';
import { decideOnCharge } from '../disputes/decide-on-charge.ts';
import { saveComplaint } from './save-complaint.ts';
import { disputeParts as parts, disputing } from './testing/disputing.ts';
import { simulatedInstant } from '../../composition/sandbox/simulated-time.ts';

let desk: LendingDesk;
let at: ReturnType<typeof disputing>;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
  at = disputing(desk);
});
afterEach(() => expectBooksTie(desk.test));
afterAll(() => desk.test.drop());

const decision = (reportId: string, what: 'waive' | 'let-stand') =>
  ({ reportId, decision: what, staffName: null, words: null }) as const;

describe('A9.4 · while a late charge is disputed', () => {
  it('it does not grow; from the answer on it does, and the days between are never charged', async () => {
    const [disputes, late] = [await at.lent(), await at.lent()];
    const [before] = await at.chargedOn('2026-10-28', disputes, late);
    expect(before).toBeGreaterThan(0);
    const reportId = await at.dispute(disputes);
    const [rests, others] = await at.chargedOn('2026-11-07', disputes, late);
    expect(rests).toBe(before);
    expect(others).toBeGreaterThan(before!);
    await at.answer(reportId);
    const [again, all] = await at.chargedOn('2026-11-17', disputes, late);
    // Ten of the days are free; a charge is rounded once over all its days.
    expect(Math.abs(all! - again! - (others! - before!))).toBeLessThanOrEqual(1);
    expect(again).toBeGreaterThan(rests!);
  });

  it('the end of the day knows it, and what is said to be owed does not move', async () => {
    await desk.moveTo('2026-11-18');
    const person = await at.lent();
    const [before] = await at.chargedOn('2027-01-05', person);
    await at.dispute(person);
    const owed = loanPosition(await at.loanOf(person), day('2027-01-05'), 'ph').next?.amount;
    for (const of of ['2027-01-05', '2027-01-06', '2027-01-07'])
      await endDay(desk.test.database, {
        market: 'ph',
        day: day(of),
        now: simulatedInstant(new Date('2027-01-08T00:00:00Z')),
      });
    const loan = await at.loanOf(person);
    expect(loanPosition(loan, day('2027-01-08'), 'ph')).toMatchObject({ next: { n: 1, amount: owed } });
    // Nor does it in the days that are still to come.
    expect(loanPosition(loan, day('2027-01-18'), 'ph').rows[0]?.owed.penalty).toBe(BigInt(before!));
    expect(loanPosition(loan, day('2027-01-08'), 'ph').rows.map(({ isDisputed }) => isDisputed)).toEqual([
      true,
      false,
      false,
    ]);
    const plan = repayPlan(loan, { on: day('2027-01-08'), market: 'ph', writtenOffOn: null }, {});
    expect(plan.rows[0]).toMatchObject({ isDisputed: true, left: owed });
    const { rows } = await desk.test.sql(
      'select is_disputed from row_standing where loan_id = $1 order by n',
      [person.loanId],
    );
    expect(rows.map(({ is_disputed: is }) => is)).toEqual([true, false, false]);
  });

  it('nobody is reminded of that instalment, and of the next one they are', async () => {
    const person = await at.lent();
    const remind = (dueOn: string) =>
      [sendReminder(parts), { loanId: person.loanId, dueOn: day(dueOn) }] as const;
    await at.chargedOn('2027-03-12', person);
    const [first, second] = (await at.loanOf(person)).plans[0]!.rows.map(({ dueOn }) => dueOn);
    await desk.done(...remind(first!));
    const reportId = await at.dispute(person);
    expect((await desk.refused(...remind(first!))).refused).toBe('nothing_of_that_is_owed');
    // One a day, whichever instalment it is about.
    await desk.moveTo('2027-03-13');
    await desk.done(...remind(second!));
    await at.answer(reportId);
    await desk.moveTo('2027-03-14');
    await desk.done(...remind(first!));
  });
});

describe('a dispute ends and begins again', () => {
  it('answered it is over, opened again it rests again, and nobody disputes the row beside it', async () => {
    const person = await at.lent();
    await at.chargedOn('2027-05-01', person);
    const reportId = await at.dispute(person);
    expect((await desk.refused(saveComplaint(parts), at.about(person))).refused).toBe(
      'charge_cannot_be_disputed',
    );
    await at.answer(reportId);
    const actor = { kind: 'sandbox', id: 'page' } as const;
    const closing = { reportId, staffName: null, words: null };
    await runCommand(desk.test.database, closeComplaint(parts), { input: closing, actor });
    const [closed] = await at.chargedOn('2027-05-06', person);
    await at.reopen(person, reportId);
    expect(await at.chargedOn('2027-05-16', person)).toEqual([closed]);
    expect((await at.loanOf(person)).disputes).toMatchObject([
      { since: '2027-05-01', until: '2027-05-01' },
      { since: '2027-05-06', until: null },
    ]);
  });

  it.each(['let-stand', 'reject'] as const)(
    'but once it was decided that the charge stands (%s) it grows on, and the charge is not disputed anew',
    async (how) => {
      const person = await at.lent();
      const from = how === 'reject' ? '2027-09-10' : '2027-07-10';
      await at.chargedOn(from, person);
      const reportId = await at.dispute(person);
      await (how === 'reject' ? at.answer(reportId, true) : at.decide(reportId, 'let-stand'));
      expect((await desk.refused(saveComplaint(parts), at.about(person))).refused).toBe(
        'charge_cannot_be_disputed',
      );
      const [stands] = await at.chargedOn(from, person);
      await at.reopen(person, reportId);
      const [grown] = await at.chargedOn(from.replace('-10', '-20'), person);
      expect(grown).toBeGreaterThan(stands!);
      // Who is not convinced may still be right.
      await at.decide(reportId, 'waive');
      expect(await at.chargedOn(from.replace('-10', '-20'), person)).toEqual([0]);
    },
  );
});

describe('A18.16 · a charge that is taken back', () => {
  it('is gone from the row and stands on the timeline; the complaint is answered and the borrower is told', async () => {
    await desk.moveTo('2027-10-01');
    const person = await at.lent();
    const [charge] = await at.chargedOn('2027-11-12', person);
    const reportId = await at.dispute(person);
    expect(await at.decide(reportId, 'waive')).toMatchObject({ state: 'answered' });
    const loan = await at.loanOf(person);
    const on = day('2027-11-12');
    expect(loanPosition(loan, on, 'ph').rows[0]?.owed.penalty).toBe(0n);
    const { events } = repayPlan(loan, { on, market: 'ph', writtenOffOn: null }, {});
    expect(events.at(-1)).toMatchObject({ kind: 'waiver', amount: BigInt(charge!), on });
    const { rows } = await desk.test.sql(
      `select (select array_agg(kind) from message where borrower_id = $1 and kind like 'problem-%') as told,
              (select reason from waiver where loan_id = $2) as reason,
              (select array_agg(step order by id) from complaint_step where complaint_id = $3) as steps`,
      [person.borrowerId, person.loanId, reportId],
    );
    expect(rows[0]).toEqual({
      told: expect.arrayContaining(['problem-disputed', 'problem-taken-back']),
      reason: expect.stringMatching(/^disputed: C-2027-/u),
      steps: ['disputed', 'taken-back'],
    });
    // A second hand on the same button.
    expect((await desk.refused(decideOnCharge(parts), decision(reportId, 'waive'))).refused).toBe(
      'only_a_waiting_complaint_is_answered',
    );
  });

  it('money that came while it was disputed and paid it counts for what is due, or is credit', async () => {
    const [part, all] = [await at.lent(), await at.lent()];
    const [charge] = await at.chargedOn('2027-12-24', part, all);
    const reports = [await at.dispute(part), await at.dispute(all)];
    await at.pay(part, 5_000n);
    await at.pay(all, 291_019n + BigInt(charge!));
    for (const reportId of reports) await at.decide(reportId, 'waive');
    const row = loanPosition(await at.loanOf(part), day('2027-12-24'), 'ph').rows[0];
    expect(row).toMatchObject({ total: 291_019n, paid: { interest: 5_000n, principal: 0n } });
    expect(borrowerCredit(await at.loanOf(all))).toBe(BigInt(charge!));
  });

  it('of a loan that was settled meanwhile, what it paid is credit; taken back by the bank, nothing rests for ever', async () => {
    const [right, wrong] = [await at.lent(), await at.lent()];
    const [charge] = await at.chargedOn('2028-02-05', right, wrong);
    const reports = [await at.dispute(right), await at.dispute(wrong)];
    await at.pay(right, 1_000_000n);
    const { paymentId } = await at.pay(wrong, 1_000_000n);
    const before = borrowerCredit(await at.loanOf(right));
    await at.decide(reports[0]!, 'waive');
    const settled = await at.loanOf(right);
    expect([settled.state, borrowerCredit(settled) - before]).toEqual(['settled', BigInt(charge!)]);
    await at.decide(reports[1]!, 'let-stand');
    await desk.done(reversePayment, { paymentId, why: 'taken-back' });
    const [grown] = await at.chargedOn('2028-02-15', wrong);
    expect(grown).toBeGreaterThan(charge!);
  });

  it('is refused where the complaint disputes no charge', async () => {
    const person = await at.lent();
    const plain = { ...at.about(person), kind: 'conduct', row: null } as const;
    const { reportId } = await desk.done(saveComplaint(parts), plain);
    expect((await desk.refused(decideOnCharge(parts), decision(reportId, 'waive'))).refused).toBe(
      'complaint_disputes_no_charge',
    );
  });
});
