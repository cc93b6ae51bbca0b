import { throwDice, type Dice as Throws } from '@candor/simulator/dice';

/** The same choices from the same seed, for ever. */
export class Dice {
  readonly #throws: Throws;

  constructor(seed: number) {
    this.#throws = throwDice(seed);
  }

  below(count: number): number {
    return Math.floor((this.#throws.below(2 ** 32) / 2 ** 32) * count);
  }

  of<Item>(items: readonly Item[] | string): Item {
    return items[this.below(items.length)] as Item;
  }

  /** Some of them, each at most once. */
  some<Item>(count: number, items: readonly Item[]): Item[] {
    const left = [...items];
    return Array.from({ length: Math.min(count, items.length) }, () =>
      left.splice(this.below(left.length), 1),
    ).flat();
  }

  /** One of them, those with more weight more often. */
  weighted<Item extends { readonly weight: number }>(items: readonly Item[]): Item {
    let rest = this.below(items.reduce((all, { weight }) => all + weight, 0));
    for (const item of items) {
      if (rest < item.weight) return item;
      rest -= item.weight;
    }
    throw new Error('there is nothing to choose from');
  }
}
