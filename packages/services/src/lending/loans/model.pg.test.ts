import { randomUUID } from 'node:crypto';
import { applyEvents, openLoan } from '@candor/domain/loan';
import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { interestToDate } from '@candor/domain/accrual';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { loanAgreement, products, quoteProduct, type MarketId } from '@candor/markets';
import { loanStanding, readLoan } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyLoan, anySteps, commandOf, type Step } from '@candor/domain/testing/any-life';
import { bookedBalances, expectedBalances, misplacedInterest } from './testing/book-expectations.ts';
import { openLendingWorld, type LendingWorld } from './testing/lending-world.ts';
import { expectLife, runLife } from './testing/run-life.ts';

let world: LendingWorld;
beforeAll(async () => {
  world = await openLendingWorld();
});
afterAll(() => world.close());

let commands = 0;

/** What the end of the day reads is what the facts say. */
async function expectDerived(tx: Tx, id: bigint, loan: Loan, on: CalendarDate): Promise<void> {
  const { rows: said } = loanStanding(loan, on);
  const { rows } = await tx.query<Record<string, unknown>>({
    text: `select n, due_on, penalty, fee, interest, principal, late_base::text as base, late_charged, late_stands
           from row_standing where loan_id = $1 order by due_on, n`,
    values: [id],
  });
  expect(rows).toEqual(
    said.map(({ n, dueOn, left, lateBase, lateCharged, lateStands }) => ({
      n,
      due_on: dueOn,
      penalty: left.penalty,
      fee: left.fee,
      interest: left.interest,
      principal: left.principal,
      base: String(lateBase),
      late_charged: lateCharged,
      late_stands: lateStands,
    })),
  );
  if (loan.state !== 'active') return;
  const later = dateOfDayNumber(dayNumber(on) + 7);
  const { rows: grown } = await tx.query<{ interest: bigint }>({
    text: `select interest_to(s, $2, l.rounding_mode) as interest from loan l join accrual_span s on s.loan_id = l.id
           where l.id = $1 and s.from_on < $2 and $2 <= s.to_on`,
    values: [id, later],
  });
  for (const { interest } of grown) expect(interest).toBe(interestToDate(loan, later));
}

/**
 * Lets one loan live twice, in the pure domain and in PostgreSQL through the funnel, and compares after every
 * command.
 */
async function liveTwice(market: MarketId, start: Loan, steps: readonly Step[]): Promise<void> {
  const [refunds, undone] = [new Set<string>(), new Set<string>()];
  let today = dayNumber(start.schedule.terms.disbursedOn);
  let loan = start;
  await world.setDay(market, dateOfDayNumber(today));
  const loanId = await world.openLoan(start, market);
  for (const step of steps) {
    today += step.daysLater;
    const on = dateOfDayNumber(today);
    await world.setDay(market, on);
    const command = commandOf(loan, step, { on, by: randomUUID() });
    if (command.kind === 'refund') refunds.add(command.by);
    const occasion = { loanId, market, on, refunds, undone } as const;
    const expected = expectLife(loan, command, occasion);
    const refused = await runLife(world.database, command, occasion);
    commands += 1;
    expect({ command: command.kind, refused }).toEqual({ command: command.kind, refused: expected.refused });
    if (command.kind === 'reverse' && refused === null) undone.add(command.by);
    loan = applyEvents(loan, expected.events);
    await world.database.withTransaction(async (tx) => {
      const stored = await readLoan(tx, loanId);
      expect(stored?.loan).toEqual(loan);
      if (stored) expect(await misplacedInterest(tx, stored)).toBe(0n);
      const booked = await bookedBalances(tx, loanId);
      expect(booked).toEqual(expectedBalances(loan, stored?.feeCharged ?? 0n));
      if (loan.state === 'settled')
        expect(booked).toMatchObject({ principal: 0n, interest: 0n, fee: 0n, penalty: 0n });
      if (expected.events.length > 0) await expectDerived(tx, loanId, loan, on);
    });
  }
}

/** Many loans stand in one book here: the largest amounts there are would not fit into its sums. */
const anyModelLoan = anyLoan.filter(({ schedule }) => schedule.totals.total < 10n ** 15n);

/**
 * Of the products that a lender in the Philippines starts with: here every charge is held against the law's
 * ceilings.
 */
const anyPhilippineLoan = fc
  .record({
    product: fc.constantFrom(...products.ph),
    amount: fc.nat(),
    term: fc.nat(),
    day: fc.integer({ min: 20_600, max: 22_000 }),
  })
  .map(({ product: { terms: product }, amount, term: pick, day }) => {
    const disbursedOn = dateOfDayNumber(day);
    const { min, max, step } = product.amount;
    const term = product.terms[pick % product.terms.length] ?? missing();
    const choice = { amount: min + (BigInt(amount) % ((max - min) / step + 1n)) * step, term, disbursedOn };
    const quote = quoteProduct('ph', product, choice, disbursedOn);
    if (isRefusal(quote)) throw new Error(quote.refused);
    return openLoan(quote.schedule, loanAgreement('ph', product, quote, disbursedOn));
  });

function missing(): never {
  throw new Error('a product offers a term');
}

async function prove(market: MarketId, anyStart: fc.Arbitrary<Loan>, lives: number): Promise<void> {
  commands = 0;
  const numRuns = Number(process.env['CANDOR_MODEL_LIVES'] ?? lives);
  const law = fc.asyncProperty(anyStart, anySteps, (start, steps) => liveTwice(market, start, steps));
  const outcome = await fc.check(law, { numRuns });
  console.log(`model (${market}): seed ${outcome.seed}, ${outcome.numRuns} lives, ${commands} commands`);
  if (outcome.failed)
    throw new Error(await fc.asyncDefaultReportMessage(outcome), { cause: outcome.errorInstance });
}

const full = Boolean(process.env['CANDOR_FULL']);

/**
 * CANDOR_FULL=1 asks for three times as many, CANDOR_MODEL_LIVES=1000 CANDOR_SEED=random for more, and
 * others.
 */
describe('a loan in PostgreSQL and the same loan on paper are one value after every command', () => {
  it('of any terms, where nothing but the agreement has a ceiling', () =>
    prove('in', anyModelLoan, full ? 120 : 40));
  it('of lawful products, where the law is asked before every charge', () =>
    prove('ph', anyPhilippineLoan, full ? 80 : 30));
});
