import { readName } from './read-name.ts';
import { matchWords, type WordPair } from './match-words.ts';

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
 *   Ana María                    no: many have these given names
 *   A. dela Cruz                 no: a sister has the same letter
 *   Ana dela Cruz Reyes          no: her family is the Reyes, dela Cruz her mother's
 *   Ana dela Cruz or Jose Reyes  yes: a joint account is hers too
 *
 * Each word of the shorter name must be found in the longer one, a letter standing for a word that begins
 * with it. At least one given name is written out, and one word of the family name. What the holder has
 * beyond what we know stands where middle names do: behind a given name, before the family name. A son's
 * account is not his father's: Jr. is not Sr.
 */
export function isSameName(known: KnownName, holder: string, habits: NameHabits): boolean {
  return holder.split(/\s+(?:and\s?\/\s?or|and|or|&)\s+|\s*&\s*/iu).some((one) => isOne(known, one, habits));
}

function isOne({ fullName, givenNames }: KnownName, holder: string, habits: NameHabits): boolean {
  const ours = readName(fullName);
  const theirs = readName(holder);
  if (ours.generation !== null && theirs.generation !== null && ours.generation !== theirs.generation)
    return false;
  const right = joinLike(theirs.words, ours.words);
  const left = joinLike(ours.words, theirs.words);
  if (left.length === 1) return right.length === 1 && left[0] === right[0];
  const family = familyWords(left, joinLike(readName(givenNames).words, right));
  const pairs = matchWords(left, right, family);
  if (!pairs) return false;
  const isGiven = ({ ours: at, isWhole }: WordPair) => isWhole && !family.has(at);
  const isFamily = ({ ours: at, isWhole }: WordPair) =>
    family.has(at) && (isWhole || habits.familyNameMayBeInitial);
  // Who has one name may have written all of it as a given one.
  const isNamed =
    family.size === 0
      ? pairs.filter(({ isWhole }) => isWhole || habits.familyNameMayBeInitial).length >= 2
      : pairs.some(isFamily);
  if (!isNamed || !pairs.some(isGiven)) return false;

  const extra = [...right.keys()].filter((at) => pairs.every((pair) => pair.theirs !== at));
  const isTelling = (at: number) => !habits.familyNameMayBeInitial || (right[at] ?? '').length > 1;
  if (!extra.some(isTelling)) return true;
  const places = (is: (pair: WordPair) => boolean) => new Set(pairs.filter(is).map((pair) => pair.theirs));
  return isInTheMiddle(holder, right.length, { given: places(isGiven), family: places(isFamily) });
}

/**
 * "Ana Maria Santos Reyes" or "REYES, ANA MARIA SANTOS": the ends are words that we know, by place in the
 * holder's name.
 */
function isInTheMiddle(
  holder: string,
  length: number,
  { given, family }: { readonly given: ReadonlySet<number>; readonly family: ReadonlySet<number> },
): boolean {
  const comma = holder.indexOf(',');
  const before = comma < 0 ? 0 : readName(holder.slice(0, comma)).words.length;
  // What follows the comma of "Jose Reyes, Jr." is no name.
  if (before === 0 || before >= length) return given.has(0) && family.has(length - 1);
  return given.has(before) && Array.from({ length: before }).every((_, at) => family.has(at));
}

/**
 * The places of the words that are not given names. "Ana Maria" of the family Maria has one Maria of each.
 */
function familyWords(words: readonly string[], given: readonly string[]): Set<number> {
  const left = [...given];
  const places = words.flatMap((word, at) => {
    // Where the last given name is written as one with the next word, both are in it.
    const found = left.findIndex((each) => each === word || (!words.includes(each) && word.startsWith(each)));
    if (found < 0) return [at];
    left.splice(found, 1);
    return [];
  });
  return new Set(places);
}

/** "Krishna Murthy" and "Krishnamurthy": two neighbours that the other side writes as one word become one. */
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
