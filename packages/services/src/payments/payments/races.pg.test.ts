import { setTimeout as sleep } from 'node:timers/promises';
import { readLoan } from '@candor/store/loans';
import type { TestDatabase } from '@candor/store/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookedBalances, expectedBalances } from '../../lending/loans/testing/book-expectations.ts';
import { acts, type ActName } from './testing/race-acts.ts';
import { makeRaceGround, type RaceGround } from './testing/race-ground.ts';
import { pictureOf } from './testing/race-picture.ts';
import { answerLine, sequentialOutcomes, type Outcome } from './testing/sequential-outcomes.ts';

/** CANDOR_RACES=500 runs more of them. */
const races = Math.min(Number(process.env['CANDOR_RACES'] ?? '') || 12, 5_000);
const seed = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;

let grounds: RaceGround[] = [];
beforeAll(async () => {
  grounds = [
    await makeRaceGround('two days before it is due', '2026-09-18', '2026-10-16'),
    await makeRaceGround('twelve days late', '2026-09-18', '2026-10-30'),
    await makeRaceGround('on the day of its payout', '2026-10-16', '2026-10-16'),
  ];
});
afterAll(() => Promise.all(grounds.map(({ frozen }) => frozen.drop())));

/**
 * All at once on connections of their own, each a moment later or sooner; what it led to, and what each was
 * answered.
 */
async function race(
  test: TestDatabase,
  ground: RaceGround,
  names: readonly ActName[],
  startsAfterMs: readonly number[],
): Promise<string[]> {
  const answers = await Promise.all(
    names.map(async (name, act) => {
      const told: string[] = [];
      await sleep(startsAfterMs[act] ?? 0);
      for (const step of acts[name]) told.push(answerLine(act, name, await step(test.database, ground)));
      return told;
    }),
  );
  return [...answers.flat().toSorted(), ...(await test.owner.withTransaction((tx) => pictureOf(tx, ground)))];
}

/** The order whose outcome is nearest, and in what the race's differs from it. */
function nearest(lines: readonly string[], outcomes: readonly Outcome[]) {
  const differences = outcomes.map(({ order, lines: expected }) => ({
    order,
    onlyInTheRace: lines.filter((line) => !expected.includes(line)),
    onlyInThatOrder: expected.filter((line) => !lines.includes(line)),
  }));
  const size = (each: (typeof differences)[number]) =>
    each.onlyInTheRace.length + each.onlyInThatOrder.length;
  return differences.toSorted((a, b) => size(a) - size(b))[0];
}

/**
 * Each reference was credited once and stands at most once on a loan, and the books hold what the loan says.
 */
async function expectCreditedOnce(test: TestDatabase, { loanId }: RaceGround): Promise<void> {
  const { rows } = await test.sql(
    `select p.external_id, p.amount, p.state,
       (select count(*) from ledger_entry e where e.natural_key = 'receive:ph:' || p.channel || ':' || p.external_id)::int as entries,
       (select coalesce(sum(a.amount), 0) from allocation a where a.by = p.id::text and a.until_on is null)::bigint as standing
     from payment p where p.external_id is not null`,
  );
  for (const { state, amount, entries, standing } of rows)
    expect([entries, standing]).toEqual([1, state === 'allocated' ? amount : 0n]);
  await test.database.withTransaction(async (tx) => {
    const stored = await readLoan(tx, loanId);
    if (!stored) throw new Error('the loan is gone');
    expect(await bookedBalances(tx, loanId)).toEqual(expectedBalances(stored.loan, stored.feeCharged));
  });
}

async function expectSomeOrder(
  ground: RaceGround,
  names: readonly ActName[],
  startsAfterMs: readonly number[] = [],
): Promise<void> {
  const test = await ground.frozen.copy({ max: 6 });
  try {
    const outcomes = await sequentialOutcomes(test, ground, names);
    const lines = await race(test, ground, names, startsAfterMs);
    const found = nearest(lines, outcomes);
    const told = { ground: ground.name, names, startsAfterMs, nearest: found };
    expect(found?.onlyInTheRace, JSON.stringify(told, null, 1)).toEqual([]);
    expect(found?.onlyInThatOrder, JSON.stringify(told, null, 1)).toEqual([]);
    await expectCreditedOnce(test, ground);
  } finally {
    await test.drop();
  }
}

/**
 * A person vouches on the day on which they look: were it to end meanwhile, that would be an order inside of
 * one act.
 */
const apart: readonly ActName[] = ['the day ends', 'a person matches a claim'];
const actsAtOnce = (length: number) =>
  fc
    .shuffledSubarray(Object.keys(acts) as ActName[], { minLength: length, maxLength: length })
    .filter((names) => !apart.every((name) => names.includes(name)));
const anyRace = fc
  .tuple(
    fc.nat({ max: 2 }),
    fc.oneof({ weight: 3, arbitrary: actsAtOnce(3) }, { weight: 1, arbitrary: actsAtOnce(4) }),
    fc.array(fc.nat({ max: 6 }), { minLength: 4, maxLength: 4 }),
  )
  .map(([ground, names, startsAfterMs]) => ({ ground, names, startsAfterMs }));

describe('what happens to one loan at the same moment ends as if it had happened in some order', () => {
  it.each<[string, number, readonly ActName[]]>([
    [
      'a repayment, the end of the day and the fee of a delay',
      0,
      ['instalment is paid', 'the day ends', 'the fee of a delay is paid'],
    ],
    [
      'a repayment, a delay that is accepted and everything paid',
      0,
      ['instalment is paid', 'a delay is accepted', 'everything is paid'],
    ],
    [
      'paid, told again, taken back, and its code running out',
      1,
      ['instalment is paid', 'instalment is paid (told again)', 'instalment is taken back', 'codes run out'],
    ],
    [
      'a claim, its statement and a person',
      1,
      ['a number is claimed', 'a statement is read', 'a person matches a claim'],
    ],
    [
      'a debit that is collected, told again, and the same due paid by hand',
      0,
      ['the debit is collected', 'the debit is collected (told again)', 'everything is paid'],
    ],
    [
      'a debit that bounced and is told as paid, its mandate cancelled, and its due paid in part',
      1,
      [
        'the debit has bounced',
        'the debit is collected',
        'the mandate is cancelled',
        'another amount is paid',
      ],
    ],
    [
      'an exit, a repayment and the end of the day',
      2,
      ['the loan is left in its cooling-off days', 'another amount is paid', 'the day ends'],
    ],
  ])('%s', async (_, ground, names) => {
    await expectSomeOrder(grounds[ground]!, names);
  });

  it(
    `seed ${seed}: ${races} random races`,
    async () => {
      for (const { ground, names, startsAfterMs } of fc.sample(anyRace, { numRuns: races, seed }))
        await expectSomeOrder(grounds[ground]!, names, startsAfterMs);
    },
    120_000 + races * 5_000,
  );
});
