import { describe, expect, it } from 'vitest';
import { amountText } from '../money/amount.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { termsOf } from '../testing/read-vector.ts';
import type { ScheduleText } from '../testing/read-vector.ts';
import published from '../vectors/schedule.json' with { type: 'json' };
import { makeSchedule } from './make-schedule.ts';

describe('published schedules', () => {
  it.each(published.vectors.map((vector) => [vector.id, vector] as const))(
    '%s is made to the cent',
    (_, vector) => {
      const schedule = makeSchedule(termsOf(vector.request as unknown as ScheduleText));
      if (isRefusal(schedule)) throw new Error(schedule.refused);
      const rows = schedule.rows.map(({ n, dueOn, principal, interest, total }) => ({
        n,
        dueOn,
        principal: amountText(principal),
        interest: amountText(interest),
        total: amountText(total),
      }));
      expect(rows).toEqual(vector.expected.rows);
    },
  );

  it('are all here', () => {
    expect(published.vectors).toHaveLength(9);
  });
});
