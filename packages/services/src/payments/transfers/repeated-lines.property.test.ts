import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstNewOf, judgeRepeats, type HeldMovement, type Repeats } from './repeated-lines.ts';
import { readStatement } from './read-statement.ts';

/** A bank account in a day: few amounts, few words, so that everything comes again. */
const movement = fc.record({
  amount: fc.constantFrom(500n, 500n, -500n, 200n, -200n),
  words: fc.constantFrom('CASH DEPOSIT', 'CASH DEPOSIT', 'BRANCH TRANSFER'),
});
type Movement = { readonly amount: bigint; readonly words: string };

const opening = 100_000n;
const balanceAfter = (day: readonly Movement[], count: number) =>
  day.slice(0, count).reduce((sum, { amount }) => sum + amount, opening);

const heldAt = (day: readonly Movement[], at: number, isHeld = true): HeldMovement => ({
  amount: day[at]!.amount,
  held: isHeld ? balanceAfter(day, at + 1) : null,
});

const written = (minor: bigint) =>
  `${minor < 0n ? '-' : ''}${(minor < 0n ? -minor : minor) / 100n}.${String((minor < 0n ? -minor : minor) % 100n).padStart(2, '0')}`;

/** The bank's file of the movements from one to another. */
function fileOf(day: readonly Movement[], from: number, to: number, hasBalances: boolean): string {
  const rows = day.slice(from, to).map(({ amount, words }, at) => {
    const balance = hasBalances ? written(balanceAfter(day, from + at + 1)) : '';
    return ['2026-11-16', words, written(amount), balance].join(',');
  });
  return ['Date,Description,Amount,Balance', ...rows].join('\n');
}

/** What was imported, as the database knows it. */
class Store {
  readonly credited: string[] = [];
  readonly #keys = new Map<string, number>();
  readonly #stored: HeldMovement[] = [];

  /** Gives whether somebody had to be asked. */
  import(text: string, said: { readonly opening?: bigint; readonly truth: Repeats }): boolean {
    const how = { ...(said.opening !== undefined && { opening: said.opening }) };
    const read = readStatement(text, [], how);
    const [first] = read.movements;
    const before = first && first.held !== null ? first.held - first.amount : null;
    const held = [opening, ...this.#stored.map((each) => each.held)];
    const places = before === null ? null : held.filter((each) => each === before).length;
    const firstNew = firstNewOf(read.movements, this.#stored);
    const stored = { known: (key: string) => this.#keys.get(key) ?? 0, places, firstNew };
    const asked = judgeRepeats(read.unnumbered, stored, undefined);
    const isAsked = asked.doubtful.length > 0;
    const { numbers } = isAsked ? judgeRepeats(read.unnumbered, stored, said.truth) : asked;
    const again = readStatement(text, [], { ...how, numbers });
    const earlier = new Set(this.credited);
    for (const { reference } of again.credits) {
      if (earlier.has(reference)) continue;
      this.credited.push(reference);
      const key = reference.slice(0, 29);
      this.#keys.set(key, (this.#keys.get(key) ?? 0) + 1);
    }
    return isAsked;
  }

  /** The movements that are stored now. */
  hold(...movements: readonly HeldMovement[]): void {
    this.#stored.push(...movements);
  }
}

const days = fc.array(movement, { minLength: 2, maxLength: 14 });
const cuts = fc.array(fc.nat(14), { minLength: 1, maxLength: 4 });
const transfersIn = (day: readonly Movement[]) => day.filter(({ amount }) => amount > 0n).length;

/** Imports the day in parts; `isSoFar`: each file begins with the day, as "today so far" does. */
function importInParts(
  day: readonly Movement[],
  places: readonly number[],
  { isSoFar, hasBalances, saysOpening }: Record<'isSoFar' | 'hasBalances' | 'saysOpening', boolean>,
): Store {
  const store = new Store();
  const ends = [...new Set([...places.map((at) => at % (day.length + 1)), day.length])]
    .filter((end) => end > 0)
    .toSorted((a, b) => a - b);
  let imported = 0;
  for (const end of ends) {
    const from = isSoFar ? 0 : imported;
    store.import(fileOf(day, from, end, hasBalances), {
      ...(saysOpening && { opening: balanceAfter(day, from) }),
      truth: isSoFar ? 'known' : 'further',
    });
    const isHeld = hasBalances || saysOpening;
    for (let at = imported; at < end; at += 1) store.hold(heldAt(day, at, isHeld));
    imported = end;
  }
  return store;
}

describe('money without a number in files that are parts of a day', () => {
  it.each([
    ['with balances', { hasBalances: true, saysOpening: false }],
    ['with an opening balance', { hasBalances: false, saysOpening: true }],
    ['without any', { hasBalances: false, saysOpening: false }],
  ])('each payment counts once, %s, whether files overlap or follow each other', (_name, how) => {
    fc.assert(
      fc.property(days, cuts, fc.boolean(), (day, places, isSoFar) => {
        const { credited } = importInParts(day, places, { ...how, isSoFar });
        expect(credited).toHaveLength(transfersIn(day));
        expect(new Set(credited).size).toBe(credited.length);
      }),
    );
  });

  it('nobody is asked where the balance tells', () => {
    const day = [500n, 500n, 200n].map((amount) => ({ amount, words: 'CASH DEPOSIT' }));
    const store = new Store();
    expect(store.import(fileOf(day, 0, 1, true), { truth: 'known' })).toBe(false);
    store.hold(heldAt(day, 0));
    expect(store.import(fileOf(day, 1, 2, true), { truth: 'further' })).toBe(false);
    store.hold(heldAt(day, 1));
    expect(store.import(fileOf(day, 0, 3, true), { truth: 'known' })).toBe(false);
    expect(store.credited).toHaveLength(3);
  });

  it('somebody is asked where the same money came, went and came again', () => {
    const day = [500n, -500n, 500n].map((amount) => ({ amount, words: 'CASH DEPOSIT' }));
    const store = new Store();
    store.import(fileOf(day, 0, 2, true), { truth: 'known' });
    store.hold(heldAt(day, 0), heldAt(day, 1));
    expect(store.import(fileOf(day, 2, 3, true), { truth: 'further' })).toBe(true);
    expect(store.credited).toHaveLength(2);
  });
});
