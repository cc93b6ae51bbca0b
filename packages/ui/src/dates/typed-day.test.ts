import { describe, expect, it } from 'vitest';
import { noDay, readDay, typedDayOf } from './typed-day.ts';

const typed = (day: string, month: string, year: string) => ({ day, month, year });

describe('a date that is typed', () => {
  it.each([
    [typed('18', '11', '1990'), '1990-11-18'],
    [typed('8', '2', '2001'), '2001-02-08'],
    [typed('08', '02', '2001'), '2001-02-08'],
    [typed('29', '2', '2000'), '2000-02-29'],
  ])('%j is a day', (parts, day) => expect(readDay(parts)).toBe(day));

  it.each([
    [typed('29', '2', '2001'), 'there was no leap day'],
    [typed('31', '11', '1990'), 'November has thirty days'],
    [typed('0', '1', '1990'), 'months begin with 1'],
    [typed('1', '13', '1990'), 'there are twelve months'],
    [typed('18', '11', '90'), 'a year has four digits'],
    [typed('18', '', '1990'), 'the month is missing'],
    [noDay, 'nothing is typed yet'],
  ])('%j is none: %s', (parts) => expect(readDay(parts)).toBeUndefined());

  it('is the same after it was read and shown again', () => {
    expect(readDay(typedDayOf('1990-03-05'))).toBe('1990-03-05');
  });
});
