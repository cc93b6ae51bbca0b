// Dates for the second opinion: the machine's own calendar, and counting one by one.

const dayMs = 86_400_000;

export function slowDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

export function slowDate(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Tries the wanted day of the month, then the one before it, until the month has it. */
function inMonth(year: number, month: number, wanted: number): string {
  for (let day = wanted; ; day -= 1) {
    const date = new Date(Date.UTC(2000, 0, 1));
    date.setUTCFullYear(year, month - 1, day);
    if (date.getUTCDate() === day) return date.toISOString().slice(0, 10);
  }
}

export function slowStep(first: string, unit: string, steps: number): string {
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number);
  if (unit === 'day' || unit === 'week') return slowDate(slowDay(first) + steps * (unit === 'week' ? 7 : 1));
  if (unit === 'month') return slowMonths(year, month, day, steps);
  // Half-months alternate between two days of the month, the first of them and the one fifteen later.
  const early = day > 15 ? day - 15 : day;
  const slot = (12 * year + month - 1) * 2 + (day > 15 ? 1 : 0) + steps;
  const index = Math.floor(slot / 2);
  const isEarly = slot % 2 === 0;
  return inMonth(Math.floor(index / 12), (index % 12) + 1, isEarly ? early : early + 15);
}

function slowMonths(year: number, month: number, day: number, steps: number): string {
  let [y, m] = [year, month];
  for (let k = 0; k < Math.abs(steps); k += 1) {
    m += Math.sign(steps);
    if (m === 13) [y, m] = [y + 1, 1];
    if (m === 0) [y, m] = [y - 1, 12];
  }
  return inMonth(y, m, day);
}

/**
 * Whole months by trying one more until it is too many; the odd days are listed one by one, each with its
 * year.
 */
export function slowMonthsAndDays(
  from: string,
  to: string,
): { months: number; oddDays: { isLeap: boolean }[] } {
  let months = 0;
  while (slowStep(from, 'month', months + 1) <= to) months += 1;
  return { months, oddDays: daysOf(slowStep(from, 'month', months), to) };
}

export function daysOf(from: string, to: string): { isLeap: boolean }[] {
  const days: { isLeap: boolean }[] = [];
  for (let day = slowDay(from); day < slowDay(to); day += 1) {
    days.push({ isLeap: has29February(new Date(day * dayMs).getUTCFullYear()) });
  }
  return days;
}

const known = new Map<number, boolean>();

function has29February(year: number): boolean {
  const answer = known.get(year) ?? new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  known.set(year, answer);
  return answer;
}
