/** As long as the form's boxes for names. */
const NAME_AT_MOST = 60;

/**
 * A name as people write it, or nothing where it is none: documents have it in capitals, so "DELA CRUZ" is
 * "Dela Cruz" and "REYES III" stays "Reyes III". One that has small letters already is left as it is.
 */
export function nameIn(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 4 * NAME_AT_MOST) return undefined;
  const name = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (name.length > NAME_AT_MOST || !/^\p{L}[\p{L}\p{M}.,'’ -]*$/u.test(name)) return undefined;
  if (name !== name.toUpperCase()) return name;
  return name.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, (word) =>
    /^[IVX]{2,}$/u.test(word) ? word : `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`,
  );
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** 1996-03-14 from "March 14, 1996" or "14 MARCH 1996"; what is no day of the calendar is nothing. */
export function wordedDay(text: string): string | undefined {
  const found =
    /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/u.exec(text.trim().toLowerCase()) ??
    /^(?<day>\d{1,2}) (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/u.exec(text.trim().toLowerCase());
  const { year = '', month = '', day = '' } = found?.groups ?? {};
  const nth = months.findIndex((each) => each === month || each.slice(0, 3) === month) + 1;
  return dayIn(year, String(nth), day);
}

/** The day, if there is such a one: 30 February would come back as the first of March. */
export function dayIn(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? undefined : text;
}

/** Without what could not be read. */
export function known<Name extends string>(
  parts: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  const there = Object.entries<string | undefined>(parts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as Partial<Record<Name, string>>;
}
