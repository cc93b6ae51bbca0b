import { describe, expect, it } from 'vitest';
import { confirmWithCounsel } from '../law/limit.ts';
import type { MandateRules } from './mandate-rules.ts';
import { mandateRules } from './registry.generated.ts';

const schemes = Object.entries<MandateRules>(mandateRules).flatMap(([market, rules]) =>
  rules.schemes.map((scheme) => [`${market} ${scheme.id}`, scheme] as const),
);

describe.each(schemes)('%s', (_, { allows, debits, citations }) => {
  it('is tried no more often than the scheme allows, and on a day of its own each time', () => {
    expect(debits.tries).toBeGreaterThan(0);
    expect(debits.tries).toBeLessThanOrEqual(allows.tries);
    expect(debits.daysAfterDue).toBeGreaterThanOrEqual(debits.tries - 1);
  });

  it('tells the amount a whole day before, early enough for the due day itself', () => {
    expect(debits.noticeMinutes).toBeGreaterThanOrEqual(24 * 60);
    const { noticeHours, noticeDaysBefore, debitHours } = debits;
    const lastHours = debitHours.at(-1);
    expect(lastHours && lastHours.until + noticeDaysBefore * 24 * 60).toBeGreaterThan(
      noticeHours.from + debits.noticeMinutes,
    );
  });

  it('debits in no hour that the scheme has closed', () => {
    for (const open of debits.debitHours) {
      expect(open.from).toBeLessThan(open.until);
      for (const closed of allows.closedHours)
        expect(open.until <= closed.from || open.from >= closed.until, JSON.stringify({ open, closed })).toBe(
          true,
        );
    }
    expect(debits.debitHours).toEqual(debits.debitHours.toSorted((a, b) => a.from - b.from));
  });

  it('says where its figures come from', () => {
    expect(citations.length).toBeGreaterThan(0);
    for (const { law, says, note } of citations) {
      expect(law.length > 10 && says.endsWith('.')).toBe(true);
      expect(note).toBe(confirmWithCounsel);
    }
  });
});
