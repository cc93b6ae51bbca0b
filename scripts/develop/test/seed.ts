/** What the laws are asked in every run, so that a failure is somebody's change and not somebody's luck. */
export const usualSeed = 20_261_115;

/**
 * The seed of this run: the usual one, the one that CANDOR_SEED names, or a new one that the report names.
 */
export function seedOf(asked: string | undefined, random: () => number): number {
  if (asked === undefined || asked === '') return usualSeed;
  if (asked === 'random') return Math.floor(random() * 2 ** 31);
  const seed = Number(asked);
  if (!Number.isSafeInteger(seed))
    throw new Error(`CANDOR_SEED is a whole number or the word random, not ${asked}.`);
  return seed;
}
