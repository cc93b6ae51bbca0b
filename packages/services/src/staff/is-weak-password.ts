/** Words that lists of stolen passwords begin with; a password that is mostly one of them is no better than it. */
const guessedFirst = ['password', 'passw0rd', 'qwerty', 'letmein', 'welcome', 'iloveyou', 'administrator'];

const leastLetters = 12;
const leastDifferent = 6;

/**
 * Whether somebody would guess it: too short, too few different letters, a run such as 123456789012, or mostly a word that everybody
 * takes or that belongs to its owner. Nothing else is asked for: no digits, no signs, no change every month.
 *
 *   'four quiet boats at noon' → no · 'Password123!' → yes · 'rina.santos2026' of rina.santos@… → yes
 */
export function isWeakPassword(
  password: string,
  { email, name }: { readonly email: string; readonly name: string },
): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (plain.length < leastLetters || new Set(plain).size < leastDifferent || isRun(plain)) return true;
  const own = [email.split('@')[0] ?? '', email, ...name.split(/\s+/u)].map((word) => word.toLowerCase());
  const left = [...own, ...guessedFirst]
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), plain);
  return left.length < plain.length && left.length < leastLetters - 4;
}

/** Each letter follows the one before it, up or down. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((letter, at) => letter.codePointAt(0)! - text.codePointAt(at)!);
  return steps.filter((step) => Math.abs(step) <= 1 || Math.abs(step) === 9).length > steps.length * 0.8;
}
