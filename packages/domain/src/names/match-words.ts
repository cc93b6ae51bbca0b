/** A word of the name that we know and the word of the holder's that stands for it, each by its place. */
export type WordPair = { readonly ours: number; readonly theirs: number; readonly isWhole: boolean };

/**
 * [ana, maria, reyes] and [reyes, ana, m]: Reyes and Ana are written out, m stands for Maria. Whole words
 * first, so that a letter takes what they leave, of the family name before any other. Undefined where a word
 * of the shorter name is not in the longer one.
 */
export function matchWords(
  ours: readonly string[],
  theirs: readonly string[],
  family: ReadonlySet<number>,
): WordPair[] | undefined {
  const pairs: WordPair[] = [];
  const familyFirst = [...ours.keys()].toSorted((a, b) => Number(family.has(b)) - Number(family.has(a)));
  const take = (isIt: (our: string, their: string) => boolean, isWhole: boolean) => {
    for (const at of familyFirst) {
      if (pairs.some((pair) => pair.ours === at)) continue;
      const found = theirs.findIndex(
        (their, place) => isIt(ours[at] ?? '', their) && pairs.every((pair) => pair.theirs !== place),
      );
      if (found >= 0) pairs.push({ ours: at, theirs: found, isWhole });
    }
  };
  take((our, their) => our === their && our.length > 1, true);
  take((our, their) => our === their, false);
  take((our, their) => isLetterOf(our, their) || isLetterOf(their, our), false);
  return pairs.length === Math.min(ours.length, theirs.length) ? pairs : undefined;
}

function isLetterOf(letter: string, word: string): boolean {
  return letter.length === 1 && word.startsWith(letter);
}
