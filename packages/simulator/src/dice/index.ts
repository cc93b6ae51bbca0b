/** Throws that follow from a number alone, so that a run can be asked for again. */
export type Dice = {
  /** A whole number below `sides`. */
  below(sides: number): number;
  pick<Each>(from: readonly Each[]): Each;
  /** An id of the form that every id has. */
  id(): string;
};

export function throwDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (sides: number) => next() % sides;
  return {
    below,
    pick(from) {
      const found = from[below(from.length)];
      if (found === undefined) throw new Error('there is nothing to pick from');
      return found;
    },
    id() {
      const hex = Array.from({ length: 4 }, () => next().toString(16).padStart(8, '0')).join('');
      return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/u, '$1-$2-4$3-8$4-$5');
    },
  };
}
