import { describe, expect, it } from 'vitest';
import { confirmWithCounsel } from '../law/limit.ts';
import { hours, type MandateRules } from './mandate-rules.ts';
import { isMarketId } from '../markets.ts';
import { lending } from '../registry.generated.ts';
import { mandateRules } from './registry.generated.ts';

const schemes = Object.entries<MandateRules>(mandateRules).flatMap(([market, rules]) =>
  rules.schemes.map((scheme) => [`${market} ${scheme.id}`, scheme, market] as const),
);

describe.each(schemes)('%s', (_, { allows, debits, citations }, market) => {
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

  it('is what the screen promises before anything is allowed: a text the day before, at most one more try', () => {
    expect(debits.noticeDaysBefore).toBe(1);
    expect(debits.tries).toBeLessThanOrEqual(2);
  });

  it('tells it when a phone may ring, or the day before would begin with the next morning', () => {
    if (!isMarketId(market)) throw new Error(`${market} is no market`);
    const { from, until } = lending[market].contactHours;
    const promised = hours(from, until);
    expect(debits.noticeHours.from).toBeGreaterThanOrEqual(promised.from);
    expect(debits.noticeHours.until).toBeLessThanOrEqual(promised.until);
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
