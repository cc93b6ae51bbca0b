import { dateOfDayNumber, dayNumber } from '@candor/domain';
import { askHardship, contactBorrower, notePromise } from '@candor/services';
import { clock, type MorningDesk } from './morning-desk.ts';
import type { RunningLoan } from './running-loans.ts';
import { calls, hardships, promises } from './what-people-say.ts';

/** Calls of the last days, and what was promised in them. */
export async function leaveCollections(desk: MorningDesk, late: readonly RunningLoan[]): Promise<void> {
  const { parts, dice, on } = desk.wish;
  for (const [nth, { loanId }] of late.slice(0, 8).entries()) {
    const call = calls[nth % calls.length] ?? calls[0];
    for (const daysAgo of nth % 2 === 0 ? [5, 1] : [2])
      await desk.run(
        contactBorrower(parts),
        {
          contactId: dice.id(),
          messageId: dice.id(),
          loanId: String(loanId),
          words: call.words,
          contact: { way: 'call', outcome: call.outcome },
        },
        'support',
        daysAgo,
        clock(10 + (nth % 8), 10 + nth * 5),
      );
  }
  for (const [nth, words] of promises.entries()) {
    const loan = late[nth * 2];
    const promisedOn = dateOfDayNumber(dayNumber(on) + nth);
    if (loan)
      await desk.run(
        notePromise(parts),
        { loanId: String(loan.loanId), promisedOn, amount: '100000', words },
        'support',
        1,
        clock(16, 10 + nth * 9),
      );
  }
}

/** Who has asked for help, and waits for an answer. */
export async function leaveHardships(
  desk: MorningDesk,
  late: readonly RunningLoan[],
  current: readonly RunningLoan[],
): Promise<void> {
  const { parts, market } = desk.wish;
  const whose = [late[9], late[10], current[40]];
  for (const [nth, { option, daysAgo, time, words }] of hardships.entries()) {
    const loan = whose[nth] ?? current.at(-1 - nth);
    if (!loan) continue;
    const { orderId, person } = loan;
    const { borrowerId } = person;
    const input = { borrowerId, market, orderId, option, promisedOn: null, words };
    await desk.run(askHardship(parts), input, person, daysAgo, time);
  }
}
