/** The same choices from the same seed, for ever (mulberry32). */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.#next() * count);
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
