import type { Joined, Kind, Reading } from '../engine/kind.ts';
import { plainCharacters } from '../engine/plain-characters.ts';

type Options = {
  /** No more digits than this; without it, as many as one likes. */
  readonly max?: number;
  /** Sizes of the groups from the left; what is beyond them stays with the last. */
  readonly groups?: readonly number[];
  /** What stands between the groups. */
  readonly gap?: string;
  readonly read?: (incoming: string) => Reading;
};

/** Digits and nothing else, leading zeros included: the value is a string, not a number. */
export function digitsKind({ max = Infinity, groups = [], gap = ' ', read = readDigits() }: Options): Kind {
  const starts = groupStarts(groups);
  return {
    gap,
    gapsBefore: ({ length }) => starts.filter((start) => start < length),
    read,
    join,
    fault: ({ length }, { incoming, fragment }) => {
      if (length <= max) return undefined;
      if (fragment.length === 1) return { code: 'full', max };
      return { code: 'too_long', text: incoming, count: fragment.length, max };
    },
  };
}

/** Reads digits with nothing between them but gaps and the given separators. */
export function readDigits(separators = /\s/g): (incoming: string) => Reading {
  return (incoming) => {
    const fragment = plainCharacters(incoming).replace(separators, '');
    return /^\d*$/.test(fragment) ? { fragment } : { say: { code: 'not_a_digit', text: incoming } };
  };
}

function join(before: string, fragment: string, after: string): Joined {
  return { text: `${before}${fragment}${after}`, caret: before.length + fragment.length };
}

function groupStarts(groups: readonly number[]): number[] {
  let start = 0;
  return groups.slice(0, -1).map((size) => (start += size));
}
