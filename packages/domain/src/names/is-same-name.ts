import { readName } from './read-name.ts';

export interface KnownName {
  readonly fullName: string;
  /** The given names within it: these are never a mere letter. */
  readonly givenNames: string;
}

export interface NameHabits {
  /** "Lakshmi R" for Lakshmi Ramanathan. */
  readonly familyNameMayBeInitial: boolean;
}

/**
 * Whether an account's holder is the person whom we know. Known: Ana María Santos dela Cruz.
 *
 *   DELA CRUZ, ANA M.            yes: order, accents and the letter of a middle name do not matter
 *   Ana Cruz                     no: Cruz is another family's name
 *   A. dela Cruz                 no: a sister has the same letter
 *   Ana dela Cruz or Jose Reyes  yes: a joint account is hers too
 *
 * Each word of the shorter name must be found in the longer one, a letter standing for a word that begins with it. At least one
 * given name is written out, and one word beside it. A son's account is not his father's: Jr. is not Sr.
 */
export function isSameName(known: KnownName, holder: string, habits: NameHabits): boolean {
  return holder.split(/\s+(?:and\s?\/\s?or|and|or|&)\s+|\s*&\s*/iu).some((one) => isOne(known, one, habits));
}

function isOne({ fullName, givenNames }: KnownName, holder: string, habits: NameHabits): boolean {
  const ours = readName(fullName);
  const theirs = readName(holder);
  if (ours.generation !== null && theirs.generation !== null && ours.generation !== theirs.generation)
    return false;
  const [left, right] = alignSplits(ours.words, theirs.words);
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left];
  const written = shorter.filter((word) => word.length > 1 && longer.includes(word));
  if (!allFound(shorter, longer)) return false;
  if (left.length === 1) return right.length === 1 && left[0] === right[0];
  const given = readName(givenNames).words;
  const hasGiven = written.some(
    (word) => given.includes(word) || left.every((each) => !given.includes(each)),
  );
  return hasGiven && (written.length >= 2 || (habits.familyNameMayBeInitial && shorter.length >= 2));
}

/** Each word of the one has a word of its own in the other: whole ones first, so that a letter takes what they leave. */
function allFound(shorter: readonly string[], longer: readonly string[]): boolean {
  const left = [...longer];
  const take = (isIt: (other: string) => boolean) => {
    const at = left.findIndex(isIt);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const rest = shorter.filter((word) => !take((other) => other === word));
  return rest.every((word) => take((other) => isLetterOf(word, other) || isLetterOf(other, word)));
}

function isLetterOf(letter: string, word: string): boolean {
  return letter.length === 1 && word.startsWith(letter);
}

/** "Krishna Murthy" and "Krishnamurthy": two neighbours that the other side writes as one word become one. */
function alignSplits(a: readonly string[], b: readonly string[]): [string[], string[]] {
  return [joinLike(a, b), joinLike(b, a)];
}

function joinLike(words: readonly string[], other: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const both = `${words[at]}${words[at + 1] ?? ''}`;
    const isSplit = at + 1 < words.length && other.includes(both);
    joined.push(isSplit ? both : (words[at] ?? ''));
    if (isSplit) at += 1;
  }
  return joined;
}
