import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/index.ts';
import { debitOutlook } from './debit-outlook.ts';
import type { DebitRules } from './debit-rules.ts';

const day = (text: string) => text as CalendarDate;
const rules: DebitRules = {
  noticeMinutes: 1440,
  noticeDaysBefore: 1,
  noticeHours: { from: 480, until: 1200 },
  debitHours: [{ from: 360, until: 1320 }],
  tries: 2,
  daysAfterDue: 1,
  mostPerDebit: null,
};
const due = { dueOn: day('2026-12-16'), tries: 0, lastTriedOn: null };
const at = (on: string, minute: number) => ({ on: day(on), minute });
const untold = { toldAt: null, isRequested: false };

describe('what lies ahead of a due that a mandate debits', () => {
  it('weeks before: told on the day before, debited on the day, and once more the next day', () => {
    expect(debitOutlook({ debit: due, ...untold, now: at('2026-11-20', 600) }, rules)).toEqual({
      tellOn: '2026-12-15',
      debitFrom: at('2026-12-16', 480),
      againOn: '2026-12-17',
    });
  });

  it('allowed on the evening before: told in the morning, so only the day after can still debit it', () => {
    expect(debitOutlook({ debit: due, ...untold, now: at('2026-12-15', 1_260) }, rules)).toEqual({
      tellOn: '2026-12-16',
      debitFrom: at('2026-12-17', 480),
      againOn: null,
    });
    // Told on the day after the due day, it would be debited when the days of trying are over.
    expect(debitOutlook({ debit: due, ...untold, now: at('2026-12-16', 1_260) }, rules)).toBeNull();
  });

  it('told at 08:01: from 08:01 of the day', () => {
    const told = { debit: due, toldAt: at('2026-12-15', 481), isRequested: false };
    expect(debitOutlook({ ...told, now: at('2026-12-15', 700) }, rules)).toMatchObject({
      tellOn: '2026-12-15',
      debitFrom: at('2026-12-16', 481),
    });
  });

  it('under way: on the day of the request; bounced: once more on the next; tried twice: no more', () => {
    const told = { toldAt: at('2026-12-15', 480), now: at('2026-12-16', 700) };
    const once = { ...due, tries: 1, lastTriedOn: day('2026-12-16') };
    expect(debitOutlook({ debit: once, isRequested: true, ...told }, rules)).toEqual({
      tellOn: '2026-12-15',
      debitFrom: at('2026-12-16', 360),
      againOn: '2026-12-17',
    });
    expect(debitOutlook({ debit: once, isRequested: false, ...told }, rules)).toEqual({
      tellOn: '2026-12-15',
      debitFrom: at('2026-12-17', 360),
      againOn: null,
    });
    const twice = { ...due, tries: 2, lastTriedOn: day('2026-12-17') };
    expect(debitOutlook({ debit: twice, isRequested: false, ...told }, rules)).toBeNull();
  });
});
