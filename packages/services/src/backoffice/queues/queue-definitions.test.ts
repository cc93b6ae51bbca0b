import { assert, constantFrom, integer, pre, property } from 'fast-check';
import { queueKeys } from '@candor/store/queues';
import { marketIds } from '@candor/markets';
import { describe, expect, it } from 'vitest';
import { deadlineOf, lastArrivalBy, queueDefinition } from './queue-definitions.ts';

const instant = integer({
  min: Date.parse('2026-02-01T00:00:00Z'),
  max: Date.parse('2027-11-30T00:00:00Z'),
}).map((ms) => new Date(ms));
const rules = queueKeys.map((key) => queueDefinition(key).rule);

describe('deadlines of the queues', () => {
  it('come in the order of arrival: whoever sorts by the one has sorted by the other', () => {
    assert(
      property(
        constantFrom(...rules),
        constantFrom(...marketIds),
        instant,
        integer({ min: 0, max: 5 * 86_400_000 }),
        (rule, market, at, laterMs) => {
          const later = new Date(at.getTime() + laterMs);
          expect(deadlineOf(rule, market, later) >= deadlineOf(rule, market, at)).toBe(true);
        },
      ),
    );
  });

  it('are over for exactly what arrived until the instant that is counted with', () => {
    assert(
      property(
        constantFrom(...rules),
        constantFrom(...marketIds),
        instant,
        integer({ min: -6 * 86_400_000, max: 86_400_000 }),
        (rule, market, now, offMs) => {
          const last = lastArrivalBy(rule, market, now);
          const at = new Date(now.getTime() + offMs);
          // To the second: who arrives in it may be counted either way.
          pre(Math.abs(at.getTime() - last.getTime()) > 1_000);
          expect(deadlineOf(rule, market, at) <= now).toBe(at <= last);
        },
      ),
    );
  });
});
