import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { askHardship } from '@candor/services/servicing/hardship';
import { contactBorrower, notePromise } from '@candor/services/servicing/collections';
import type { LastDesk } from './last-desk.ts';
import { calls, hardships, promises } from './what-people-say.ts';
import { clock } from '../year-clock.ts';

/**
 * Those of the late ones who can be reached; the others have been called without an answer since they are
 * late.
 */
const reachable = async (desk: LastDesk) =>
  (await desk.late()).filter(({ person }) => person.habit !== 'never');

/** Calls of the last days, and what was promised in them. */
export async function leaveCollections(desk: LastDesk): Promise<void> {
  const { parts, dice, clock: of } = desk.office.wish;
  if (![5, 2, 1].some((daysAgo) => desk.isDay(daysAgo))) return;
  const late = await reachable(desk);
  for (const [nth, { loanId }] of late.slice(0, 8).entries()) {
    const call = calls[nth % calls.length] ?? calls[0];
    if (!(nth % 2 === 0 ? [5, 1] : [2]).some((daysAgo) => desk.isDay(daysAgo))) continue;
    // Who is called twice was reached the second time.
    const outcome = desk.isDay(5) ? 'no-answer' : call.outcome;
    await desk.run(
      contactBorrower(parts),
      {
        contactId: dice.id(),
        messageId: dice.id(),
        loanId: String(loanId),
        words: desk.isDay(5) ? 'Rang out.' : call.words,
        contact: { way: 'call', outcome },
      },
      'support',
      clock(10 + (nth % 8), 10 + nth * 5),
    );
  }
  if (!desk.isDay(1)) return;
  for (const [nth, words] of promises.entries()) {
    const loan = late[nth * 2];
    const promisedOn = dateOfDayNumber(dayNumber(of.today) + nth);
    if (loan && nth * 2 < 8)
      await desk.run(
        notePromise(parts),
        { loanId: String(loan.loanId), promisedOn, amount: '100000', words },
        'support',
        clock(18, 10 + nth * 9),
      );
  }
}

/** Who has asked for help, and waits for an answer. */
export async function leaveHardships(desk: LastDesk): Promise<void> {
  const { parts, market } = desk.office.wish;
  for (const [nth, { option, daysAgo, time, words }] of hardships.entries()) {
    if (!desk.isDay(daysAgo)) continue;
    const late = await reachable(desk);
    const current = await desk.current();
    const loan = (nth < 2 ? late[9 + nth] : current[40]) ?? current.at(-1 - nth);
    if (!loan) continue;
    const { orderId, person } = loan;
    const { borrowerId } = person;
    const input = { borrowerId, market, orderId, option, promisedOn: null, words };
    await desk.run(askHardship(parts), input, person, time);
  }
}
