import { plainLetters } from './picker-index.ts';

/** A pause as long as this begins a new word. */
export const TYPE_AHEAD_MS = 700;

/** Letters typed one after the other, as one word. Time is an argument, so that it can be tested. */
export function createTypeAhead() {
  let typed = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  return (key: string, at: number): string => {
    typed = at - lastAt > TYPE_AHEAD_MS ? key : typed + key;
    lastAt = at;
    return typed;
  };
}

/**
 * The next name that begins so, from where one is and round the end. The same letter again goes on to the
 * next.
 */
export function findByStart(names: readonly string[], typed: string, from: number): number | undefined {
  const isRepeated = typed.length > 1 && new Set(typed).size === 1;
  const wanted = plainLetters(isRepeated ? (typed[0] ?? '') : typed);
  const first = typed.length === 1 || isRepeated ? from + 1 : from;
  for (let step = 0; step < names.length; step += 1) {
    const index = (first + step) % names.length;
    if (plainLetters(names[index] ?? '').startsWith(wanted)) return index;
  }
  return undefined;
}
