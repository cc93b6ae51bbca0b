import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { assignLoans, closeCuredCases } from '@candor/services/servicing/collections';
import { endPromises } from '@candor/services/servicing/hardship';
import { clock } from '../year-clock.ts';
import { isWorkday, pastDue, weekdayOf, type HabitDay, type PastDue } from './habit-day.ts';
import { callBorrower, type Told } from './phone-call.ts';

/** So many calls a day; each account at most once in so many days. */
const callsADay = 4;
const daysBetweenCalls = 6;
/** What the last days leave for whoever looks at the demo is theirs. */
const lastDaysOwn = 6;

const said = {
  callback: 'In a meeting; asked to be called again after five.',
  refused: 'Says that the instalment is too high, does not want to talk about it.',
  'third-party': 'The brother answered. Nothing was said about the loan.',
  'no-answer': 'Rang out twice, no voicemail.',
} as const;

/**
 * A day of collections: what is newly past due is somebody's from Monday on, a few are called each workday,
 * some promise, and most of those who do keep it.
 */
export async function collect(day: HabitDay): Promise<void> {
  const { office, on } = day;
  const { clock: hours } = office.wish;
  await endPromises(office.partsAt(hours.at(on, '09:00')));
  if (!isWorkday(on)) return;
  await closeCuredCases(office.partsAt(hours.at(on, '09:02')));
  await office.wish.spans.note(hours.at(on, '09:02'));
  if (dayNumber(hours.today) - dayNumber(on) <= lastDaysOwn) return;
  const late = (await pastDue(day)).filter(({ dpd }) => dpd >= 3);
  if (weekdayOf(on) === 1) await assign(day, late);
  const due = late.filter(({ loanId }) => isCallDue(day, loanId));
  for (const [nth, loan] of due.slice(0, callsADay).entries()) {
    day.kept.set(`called ${loan.loanId}`, on);
    const by = nth % 2 === 0 ? 'support' : 'collections-lead';
    const at = hours.at(on, clock(10 + nth, 7 + nth * 11));
    const told = answerOf(day, loan);
    const refused = await callBorrower(office, loan, told, { by, at });
    if (!refused && told.promise) await keepOrBreak(day, loan, told.promise);
  }
}

function isCallDue({ kept, on }: HabitDay, loanId: bigint): boolean {
  const last = kept.get(`called ${loanId}`);
  return last === undefined || dayNumber(on) - dayNumber(last as typeof on) >= daysBetweenCalls;
}

/** Both people who collect get every second account. */
async function assign({ office, on, kept }: HabitDay, late: readonly PastDue[]): Promise<void> {
  const { market, staff, clock: hours } = office.wish;
  const nobodys = late.filter(({ loanId }) => !kept.has(`assigned ${loanId}`));
  for (const [place, role] of (['support', 'collections-lead'] as const).entries()) {
    const loanIds = nobodys.filter((_, nth) => nth % 2 === place).map(({ loanId }) => String(loanId));
    if (loanIds.length === 0) continue;
    const input = { market, loanIds, to: staff[role], isLead: true };
    const done = await office.attempt(assignLoans, input, 'collections-lead', hours.at(on, '09:05'));
    if ('output' in done) for (const id of loanIds) kept.set(`assigned ${id}`, on);
  }
}

function answerOf({ office, on }: HabitDay, { person, overdue }: PastDue): Told {
  const { dice } = office.wish;
  if (person.habit === 'never') return { disposition: 'no-answer', words: said['no-answer'] };
  const throwOf = dice.below(100);
  if (throwOf < 45)
    return {
      disposition: 'promise-to-pay',
      words: 'Gets paid at the end of the week, pays then.',
      promise: { on: dateOfDayNumber(dayNumber(on) + 2 + dice.below(4)), amount: String(overdue) },
    };
  const disposition =
    throwOf < 70 ? 'callback' : throwOf < 82 ? 'no-answer' : throwOf < 93 ? 'refused' : 'third-party';
  return { disposition, words: said[disposition] };
}

/** Two in three pay on the day that they named. */
async function keepOrBreak(
  { office, deeds }: HabitDay,
  loan: PastDue,
  { on }: NonNullable<Told['promise']>,
): Promise<void> {
  if (office.wish.dice.below(3) > 0) deeds.payOn(on, loan);
}
