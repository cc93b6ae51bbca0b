import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { askHardship, endPromises } from '@candor/services/servicing/hardship';
import { assignLoans } from '@candor/services/servicing/collections';
import { callBorrower, type Told } from '../habits/phone-call.ts';
import type { LastDesk, RunningLoan } from './last-desk.ts';
import { calls, hardships, promises } from './what-people-say.ts';
import { clock } from '../year-clock.ts';

/**
 * Those of the late ones who can be reached; the others have been called without an answer since they are
 * late.
 */
const reachable = async (desk: LastDesk) =>
  (await desk.late()).filter(({ person }) => person.habit !== 'never');

/** A call of the last days; what the day does not allow is left out, and said. */
async function call(desk: LastDesk, loan: RunningLoan, told: Told, minute: number): Promise<void> {
  const by = minute % 2 === 0 ? 'support' : 'collections-lead';
  const at = desk.at(clock(10 + (Math.trunc(minute / 60) % 8), minute % 60));
  const refused = await callBorrower(desk.office, loan, told, { by, at });
  if (refused) console.error(`left out: a call ${JSON.stringify(refused)}`);
}

/**
 * Calls of the last days, and what was promised in them: two promises of five days ago are broken by now, the
 * newest are still open. The lead has assigned what is longest past due.
 */
export async function leaveCollections(desk: LastDesk): Promise<void> {
  if (![5, 2, 1].some((daysAgo) => desk.isDay(daysAgo))) return;
  const late = await reachable(desk);
  if (desk.isDay(5)) await assign(desk, late);
  const day = (days: number) => dateOfDayNumber(dayNumber(desk.on) + days);
  for (const [nth, loan] of late.slice(0, 10).entries()) {
    const minute = 10 + nth * 47;
    const amount = String(loan.due < 100_000n ? loan.due : 100_000n);
    const words = promises[Math.trunc(nth / 2) % promises.length] ?? promises[0];
    if (desk.isDay(5)) {
      const isPromise = nth >= 8;
      const told: Told = isPromise
        ? { disposition: 'promise-to-pay', words, promise: { on: day(2), amount } }
        : { disposition: 'no-answer', words: 'Rang out.' };
      if (nth % 2 === 0 || isPromise) await call(desk, loan, told, minute);
    } else if (desk.isDay(1) && nth % 2 === 0 && nth < 8) {
      const promise = { on: day(1 + nth / 2), amount };
      await call(desk, loan, { disposition: 'promise-to-pay', words, promise }, minute);
    } else if (desk.isDay(2) && nth % 2 === 1 && nth < 8) {
      const said = calls[nth % calls.length] ?? calls[0];
      const disposition = said.outcome === 'spoke' ? 'callback' : 'no-answer';
      await call(desk, loan, { disposition, words: said.words }, minute);
    }
  }
  if (desk.isDay(1)) await endPromises(desk.office.partsAt(desk.at(clock(9, 0))));
}

/** What is longest past due is somebody's; the rest waits to be shared out. */
async function assign(desk: LastDesk, late: readonly RunningLoan[]): Promise<void> {
  const { market, staff } = desk.office.wish;
  const parts = [
    { to: staff.support, loans: late.slice(0, 8) },
    { to: staff['collections-lead'], loans: late.slice(8, 12) },
  ];
  for (const { to, loans } of parts) {
    const loanIds = loans.map(({ loanId }) => String(loanId));
    if (loanIds.length > 0)
      await desk.run(assignLoans, { market, loanIds, to, isLead: true }, 'collections-lead', clock(9, 5));
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
