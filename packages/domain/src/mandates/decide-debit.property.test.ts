import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { debitStates, type MandateState } from '../states/mandate-states.ts';
import { nextState } from '../states/state-table.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { day } from '../testing/worked-loan.ts';
import type { DebitRules, Hours } from './debit-rules.ts';
import { decideDebit, type Debit, type DebitSurroundings } from './decide-debit.ts';
import { minutesBetween, type LocalMoment } from './first-try.ts';

const dueOn = day('2026-12-16');
const owedAtFirst = 291_019n;

/** In steps of five minutes, as often as the second law looks. */
const anyHours: fc.Arbitrary<Hours> = fc
  .tuple(fc.integer({ min: 0, max: 276 }), fc.integer({ min: 6, max: 288 }))
  .map(([from, length]) => ({ from: from * 5, until: Math.min(1_440, (from + length) * 5) }));

const anyRules: fc.Arbitrary<DebitRules> = fc.record({
  noticeMinutes: fc.constantFrom(0, 60, 1_440, 1_440, 2_880),
  noticeDaysBefore: fc.integer({ min: 1, max: 3 }),
  noticeHours: anyHours,
  debitHours: fc
    .array(anyHours, { minLength: 1, maxLength: 3 })
    .map((hours) => hours.toSorted((a, b) => a.from - b.from)),
  tries: fc.integer({ min: 1, max: 4 }),
  daysAfterDue: fc.integer({ min: 0, max: 3 }),
  mostPerDebit: fc.constantFrom(null, null, 100_000n, 1_500_000n),
});

/**
 * What may happen between two looks, in any order: hours pass, money comes, the borrower changes their mind.
 */
const anyEvent = fc.oneof(
  {
    weight: 40,
    arbitrary: fc.record({ is: fc.constant('pass'), minutes: fc.integer({ min: 1, max: 900 }) }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('pay'), share: fc.integer({ min: 1, max: 100 }) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('pay-back') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('mandate'),
      to: fc.constantFrom('active', 'paused', 'cancelled'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constantFrom('skip', 'hold', 'release', 'extend') }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constantFrom('bounces', 'collected', 'silence') }) },
);
type Event = {
  readonly is: string;
  readonly minutes?: number;
  readonly share?: number;
  readonly to?: string;
};

type World = { -readonly [K in keyof DebitSurroundings]: DebitSurroundings[K] };

function later({ on, minute }: LocalMoment, minutes: number): LocalMoment {
  const all = dayNumber(on) * 1_440 + minute + minutes;
  return { on: dateOfDayNumber(Math.floor(all / 1_440)), minute: all % 1_440 };
}

function begin(rules: DebitRules): World {
  return {
    debit: { state: 'planned', dueOn, notice: null, tries: 0, lastTriedOn: null },
    mandate: { state: 'active', mostPerDebit: owedAtFirst, lastDay: day('2026-12-18'), skips: [] },
    due: { dueOn, owed: owedAtFirst },
    isOnHold: false,
    rules,
    now: { on: day('2026-12-14'), minute: 0 },
  };
}

function happen(world: World, event: Event): void {
  const { due, mandate, debit } = world;
  switch (event.is) {
    case 'pass':
      world.now = later(world.now, event.minutes ?? 0);
      return;
    case 'pay':
      world.due = { ...due, owed: due.owed - (due.owed * BigInt(event.share ?? 0)) / 100n };
      return;
    case 'pay-back':
      world.due = { ...due, owed: owedAtFirst };
      return;
    case 'mandate':
      world.mandate = { ...mandate, state: event.to as MandateState };
      return;
    case 'skip':
      world.mandate = { ...mandate, skips: [dueOn] };
      return;
    case 'extend':
      world.due = { ...due, dueOn: day('2026-12-30') };
      return;
    case 'hold':
    case 'release':
      world.isOnHold = event.is === 'hold';
      return;
    case 'bounces':
    case 'collected': {
      const state = nextState(debitStates, debit.state, event.is === 'bounces' ? 'bounce' : 'collect');
      if (debit.state === 'requested' && !isRefusal(state)) world.debit = { ...debit, state };
      return;
    }
  }
}

function moved(
  debit: Debit,
  event: 'notify' | 'request' | 'drop' | 'give-up',
  changes: Partial<Debit> = {},
): Debit {
  const state = nextState(debitStates, debit.state, event);
  if (isRefusal(state)) throw new Error(`${debit.state} ${event}: ${state.refused}`);
  return { ...debit, ...changes, state };
}

/** What is done about it, with every promise looked at before it is done. */
function act(world: World): boolean {
  const step = decideDebit(world);
  const { debit, mandate, due, rules, now } = world;
  if (step.do === 'wait') return false;
  if (step.do === 'notify') {
    expect(step.amount).toBe(due.owed);
    expect(minutesBetween(now, step.firstTry)).toBeGreaterThanOrEqual(rules.noticeMinutes);
    world.debit = moved(debit, 'notify', {
      notice: { amount: step.amount, firstOn: step.firstTry.on, at: now },
    });
  } else if (step.do === 'request') {
    const { notice } = debit;
    expect(step.amount, 'never another amount than was told').toBe(notice?.amount);
    expect(step.amount, 'never more than is owed').toBeLessThanOrEqual(due.owed);
    expect(step.amount, 'nor than was allowed').toBeLessThanOrEqual(mandate.mostPerDebit);
    if (rules.mostPerDebit !== null) expect(step.amount).toBeLessThanOrEqual(rules.mostPerDebit);
    expect(notice && now.on >= notice.firstOn, 'never before the day that was told').toBe(true);
    expect(notice && minutesBetween(notice.at, now)).toBeGreaterThanOrEqual(rules.noticeMinutes);
    expect([mandate.state, world.isOnHold, mandate.skips.includes(due.dueOn)]).toEqual([
      'active',
      false,
      false,
    ]);
    expect(now.on >= due.dueOn && now.on <= mandate.lastDay && now.on !== debit.lastTriedOn).toBe(true);
    expect(rules.debitHours.some(({ from, until }) => from <= now.minute && now.minute < until)).toBe(true);
    world.debit = moved(debit, 'request', { tries: debit.tries + 1, lastTriedOn: now.on });
    expect(world.debit.tries).toBeLessThanOrEqual(rules.tries);
  } else world.debit = moved(debit, step.do);
  return true;
}

it('a due is debited once at most, as told, in time, never more than is owed, whatever happens in between', () => {
  let requested = 0;
  fc.assert(
    fc.property(anyRules, fc.array(anyEvent, { maxLength: 60 }), (rules, events) => {
      const world = begin(rules);
      for (const event of events) {
        happen(world, event);
        while (act(world));
      }
      requested += world.debit.tries;
    }),
    numberOfCases(4_000, { isCounted: true }),
  );
  // The law is asked where it matters.
  expect(requested).toBeGreaterThan(100);
});

it('what nobody disturbs is requested as soon as it may be', () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const world = begin({ ...rules, mostPerDebit: null });
      let told: LocalMoment | null = null;
      for (let minutes = 0; minutes < 8 * 1_440 && world.debit.tries === 0; minutes += 5) {
        do {
          const step = decideDebit(world);
          if (step.do === 'notify') told = step.firstTry;
        } while (act(world));
        world.now = later(world.now, 5);
      }
      // Looked at every five minutes: not later than the next look.
      const { state, lastTriedOn } = world.debit;
      expect([state, lastTriedOn]).toEqual(told === null ? ['dropped', null] : ['requested', told.on]);
    }),
    numberOfCases(400),
  );
});
