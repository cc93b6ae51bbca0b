/** A name taken apart: its words in plain letters, and what tells father from son. */
export interface NameWords {
  readonly words: readonly string[];
  readonly generation: string | null;
}

const generations: Readonly<Record<string, string>> = {
  jr: 'jr',
  junior: 'jr',
  sr: 'sr',
  senior: 'sr',
  ii: 'ii',
  iii: 'iii',
  iv: 'iv',
};

const titles = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'atty',
  'engr',
  'shri',
  'sri',
  'smt',
  'kumari',
  'prof',
]);

/** Belongs to the word after it: "de la Cruz", "dela Cruz" and "Delacruz" are one family name. */
const particles = new Set([
  'de',
  'del',
  'dela',
  'delas',
  'delos',
  'la',
  'las',
  'los',
  'di',
  'da',
  'dos',
  'san',
  'santa',
  'santo',
  'van',
  'von',
  'bin',
  'binti',
]);

/** Written short on papers: "Ma. Teresa", "Sta. Maria", "Mohd. Irfan". */
const shortForms: Readonly<Record<string, string>> = {
  ma: 'maria',
  sta: 'santa',
  sto: 'santo',
  md: 'mohammed',
  mohd: 'mohammed',
  mohamed: 'mohammed',
  mohammad: 'mohammed',
  muhammad: 'mohammed',
};

/**
 * "DELA CRUZ, Ma. Ana S., Jr." → words [delacruz, maria, ana, s], generation jr. Accents, case, titles and
 * punctuation do not count; what follows "s/o" (son of) is another person's name.
 */
export function readName(name: string): NameWords {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/(^|\s)[sdwc]\s?\/\s?o\b.*$/, '')
    .replaceAll(/['’`]/g, '');
  const bare = plain
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && !titles.has(word))
    .map((word) => (Object.hasOwn(shortForms, word) ? (shortForms[word] ?? word) : word));
  // "Ii" alone could be a name; after others it counts the generations.
  const isGeneration = (word: string, at: number) => at > 0 && Object.hasOwn(generations, word);
  const generation = bare.findLast(isGeneration);
  return {
    words: joinParticles(bare.filter((word, at) => !isGeneration(word, at))),
    generation: generation === undefined ? null : (generations[generation] ?? null),
  };
}

function joinParticles(words: readonly string[]): string[] {
  const joined: string[] = [];
  let before = '';
  for (const [at, word] of words.entries()) {
    if (particles.has(word) && at < words.length - 1) {
      before += word;
      continue;
    }
    joined.push(before + word);
    before = '';
  }
  return joined;
}
