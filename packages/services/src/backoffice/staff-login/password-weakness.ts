import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { demoPassword } from '../staff/demo-staff.ts';

/** Why somebody would guess it. Each has a sentence of its own on the screen where it was typed. */
export type PasswordWeakness = 'short' | 'common' | 'own' | 'pattern' | 'guessable';

/** Whose it is to be, and what an attacker knows of them before the first guess. */
export type PasswordOwner = { readonly email: string; readonly name: string; readonly lender: string };

const leastLetters = 12;
/**
 * Ten thousand million guesses: with a check of a quarter of a second that is eighty years of one core, for a
 * stolen table.
 */
const leastGuessesLog10 = 10;
/** More than this adds nothing to the estimate, and costs seconds of a core. */
const mostLetters = 64;

/**
 * Good by arithmetic, and the first that anybody tries: the one that everybody has read, and the one that is
 * printed on our login page.
 */
const published = ['correct horse battery staple', demoPassword];

/** Of this product, whatever the lender calls it. */
const productWords = ['candor', 'console', 'sandbox', 'admin', 'administrator', 'lender', 'loan', 'loans'];

let estimator: ZxcvbnFactory | undefined;

/** Made when it is first needed: a quarter of a second and thirty megabytes that a worker never uses. */
const estimate = (password: string, words: string[]) =>
  (estimator ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english },
    graphs: adjacencyGraphs,
  })).check(password.slice(0, mostLetters), words);

/**
 * Why this is no password, or null if it is one. What counts is how many guesses it takes somebody who has
 * the lists of stolen passwords, a dictionary, the rows of a keyboard, and the names of the owner and the
 * lender. It is measured as it was typed and without what stands between the words: whoever repeats a word
 * gains nothing by a space. Nothing else is asked for: no digits, no signs, no change every month.
 *
 *   'four quiet boats at noon' → null · '1q2w3e4r5t6y' → common · 'candor candor candor' → pattern ·
 *     'rina.santos2026' of rina.santos@… → own
 */
export function passwordWeakness(password: string, owner: PasswordOwner): PasswordWeakness | null {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = plain.replace(/[\s\p{P}\p{S}]+/gu, '');
  if (plain.length < leastLetters) return 'short';
  if (published.some((each) => bare.includes(each.replaceAll(' ', '')))) return 'common';
  const own = ownWords(owner);
  if (isMostly(bare, own)) return 'own';
  const estimates = [plain, bare].map((text) => estimate(text, [...own, ...productWords]));
  const weakest = estimates.toSorted((a, b) => a.guessesLog10 - b.guessesLog10)[0]!;
  if (weakest.guessesLog10 >= leastGuessesLog10) return null;
  const patterns = new Set(weakest.sequence.map(({ pattern }) => pattern as string));
  if (['repeat', 'sequence', 'spatial'].some((pattern) => patterns.has(pattern))) return 'pattern';
  const lists = weakest.sequence.flatMap((part) =>
    'dictionaryName' in part ? [String(part.dictionaryName)] : [],
  );
  if (lists.includes('userInputs')) return 'own';
  return lists.some((list) => list.startsWith('passwords')) ? 'common' : 'guessable';
}

/**
 * Names as a guesser tries them: whole, in their parts, and the letters of an address before and after its @.
 */
function ownWords({ email, name, lender }: PasswordOwner): string[] {
  const bare = (word: string) => word.toLowerCase().replace(/[\s\p{P}\p{S}]+/gu, '');
  const whole = [email, name, lender];
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...whole, ...parts].map(bare))].filter((word) => word.length >= 3);
}

/** Taken out what belongs to its owner, too little is left to be a secret. */
function isMostly(bare: string, words: readonly string[]): boolean {
  const left = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), bare);
  return left.length < bare.length && left.length < leastLetters - 4;
}
