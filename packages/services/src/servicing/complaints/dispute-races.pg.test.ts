import { broughtTo } from '@candor/domain/late';
import { isDisputed } from '@candor/domain/loan';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Command, Json } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { endDay } from '../../lending/end-of-day/end-day.ts';
import { askHardship } from '../hardship/ask-hardship.ts';
import { LendingDesk, day } from '../../lending/loans/testing/lending-desk.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { answerComplaint } from './answer-complaint.ts';
import { decideOnCharge } from '../disputes/decide-on-charge.ts';
import { saveComplaint } from './save-complaint.ts';
import { disputeParts as parts, disputing } from './testing/disputing.ts';
import { simulatedInstant } from '../../composition/sandbox/simulated-time.ts';

let desk: LendingDesk;
let crowd: WritableDatabase;
let at: ReturnType<typeof disputing>;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
  crowd = openWritable({ url: desk.test.url, max: 10 });
  at = disputing(desk);
});
afterEach(() => expectBooksTie(desk.test));
afterAll(async () => {
  await crowd.close();
  await desk.test.drop();
});

/** Runs a command in the crowd: `done`, or the rule that refused it. */
async function run<Input, Output extends Json, Code extends string>(
  command: Command<Input, Output, Code>,
  input: Input,
  now = new Date('2026-11-16T04:00:00Z'),
): Promise<string> {
  const answer = await runCommand(crowd, command, { actor: { kind: 'system', id: 'crowd' }, input, now });
  const said = answer.kind === 'refused' ? answer.refusal.refused : answer.kind;
  // The day was closed between its reading and the posting: on the next day it is done.
  return said === 'period_closed' ? run(command, input, now) : said;
}
const times = (n: number, act: () => Promise<string>) => Promise.all(Array.from({ length: n }, act));
const counted = (answers: readonly string[]) =>
  Object.fromEntries(
    [...new Set(answers)].map((each) => [each, answers.filter((one) => one === each).length]),
  );

describe('at the same moment', () => {
  it('eight disputes of one row are one; eight waivers are one', async () => {
    const person = await at.lent();
    await at.chargedOn('2026-10-28', person);
    const asked = await times(8, () => run(saveComplaint(parts), at.about(person)));
    expect(counted(asked)).toEqual({ done: 1, charge_cannot_be_disputed: 7 });
    const { rows } = await desk.test.sql('select id from complaint where borrower_id = $1', [
      person.borrowerId,
    ]);
    const waive = {
      reportId: String(rows[0]?.['id']),
      decision: 'waive',
      staffName: null,
      words: null,
    } as const;
    expect(counted(await times(8, () => run(decideOnCharge(parts), waive)))).toEqual({
      done: 1,
      only_a_waiting_complaint_is_answered: 7,
    });
    const waivers = await desk.test.sql('select 1 from waiver where loan_id = $1', [person.loanId]);
    expect(waivers.rows).toHaveLength(1);
    const { lateCharges, disputes } = await at.loanOf(person);
    expect(lateCharges.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
    expect(disputes).toMatchObject([{ until: '2026-10-28' }]);
  });

  it('money, a dispute, a request in hardship and the end of the day leave what the domain says', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => at.lent()));
    await at.chargedOn('2026-12-10', ...people);
    const acts = people.flatMap((person) => {
      const { borrowerId, orderId } = person;
      const asked = {
        borrowerId,
        market: 'ph',
        orderId,
        option: 'talk',
        promisedOn: null,
        words: null,
      } as const;
      return [
        run(saveComplaint(parts), at.about(person)),
        run(askHardship(parts), asked),
        desk.money(1_000n, { loanId: person.loanId }).then((money) => run(receivePayment, money)),
      ];
    });
    const end = {
      market: 'ph',
      day: day('2026-12-10'),
      now: simulatedInstant(new Date('2026-12-11T00:00:00Z')),
    } as const;
    const [, ...answers] = await Promise.all([endDay(crowd, end), ...acts]);
    expect(counted(answers)).toEqual({ done: 12 });
    await desk.moveTo('2026-12-14');
    for (const person of people) {
      const before = await at.loanOf(person);
      expect(isDisputed(before, 1)).toBe(true);
      await at.chargedOn('2026-12-14', person);
      const loan = await at.loanOf(person);
      expect(broughtTo(loan, day('2026-12-14'))).toEqual(loan);
      // Disputed on the 10th or, behind the end of that day, on the 11th: from then on it has not grown.
      const since = loan.disputes[0]!.since;
      const charged = loan.lateCharges.reduce((sum, { n, amount }) => (n === 1 ? sum + amount : sum), 0n);
      expect(
        broughtTo(before, since).lateCharges.reduce(
          (sum, { n, amount }) => (n === 1 ? sum + amount : sum),
          0n,
        ),
      ).toBe(charged);
    }
  });

  it('an answer, a waiver and money: one of the two decides, and the dispute is over', async () => {
    const person = await at.lent();
    await at.chargedOn('2027-02-01', person);
    const reportId = await at.dispute(person);
    const money = await desk.money(900_000n, { loanId: person.loanId });
    const said = { reportId, staffName: null } as const;
    const answers = await Promise.all([
      run(answerComplaint(parts), { ...said, words: 'Seen.', isRejection: true }),
      run(decideOnCharge(parts), { ...said, decision: 'waive', words: null }),
      run(receivePayment, money),
    ]);
    expect(counted(answers)).toEqual({ done: 2, only_a_waiting_complaint_is_answered: 1 });
    expect(isDisputed(await at.loanOf(person), 1)).toBe(false);
  });
});
