import { likeness } from './likeness.ts';
import { isHan, wordsOf } from './words-of.ts';

export type Findable = {
  readonly entry: string;
  readonly question: string;
  readonly answer: string;
  readonly alsoCalled: readonly string[];
};

export type Finding<E> = {
  /** Best first. */
  readonly entries: readonly E[];
  /**
   * The words of the texts, folded, by which they were found: what is in half of all entries is not among
   * them.
   */
  readonly words: ReadonlySet<string>;
};

/** A word of the question says more of what an entry is about than one of its answer. */
const weights = { question: 3, alsoCalled: 3, answer: 1 } as const;
/** What is worth so little beside the best is noise to whoever reads the list. */
const leastOfBest = 0.4;
/** "how", "my": a word that every fourth entry has says nothing about one of them. */
const tellingShare = 0.25;

/**
 * Finds entries while somebody types, also with typing errors, without a network. The index is by word: a few
 * thousand distinct words are compared with each typed one, however many entries hold them.
 */
export function makeFinder<E extends Findable>(entries: readonly E[]): (typed: string) => Finding<E> {
  const index = new Map<string, Map<number, number>>();
  entries.forEach(({ question, answer, alsoCalled }, at) => {
    put(question, weights.question, at);
    for (const words of alsoCalled) put(words, weights.alsoCalled, at);
    put(answer, weights.answer, at);
  });

  function put(text: string, weight: number, at: number): void {
    for (const word of wordsOf(text)) {
      const holders = index.get(word) ?? new Map<number, number>();
      holders.set(at, Math.max(holders.get(at) ?? 0, weight));
      index.set(word, holders);
    }
  }

  /** Whoever types changes the last word only: the others are known from the keystroke before. */
  const known = new Map<string, Worth>();

  /** What one typed word is worth for each entry: rare words tell more than frequent ones. */
  function worthOf(typed: string): Worth {
    const before = known.get(typed);
    if (before) return before;
    const worth: Worth = { entries: new Map(), words: [] };
    for (const [word, holders] of index) {
      const alike = likeness(typed, word);
      if (alike === 0) continue;
      if (holders.size <= Math.max(1, entries.length * tellingShare)) worth.words.push(word);
      const rarity = Math.log(1 + entries.length / holders.size);
      for (const [at, weight] of holders) {
        worth.entries.set(at, Math.max(worth.entries.get(at) ?? 0, alike * alike * weight * rarity));
      }
    }
    known.set(typed, worth);
    return worth;
  }

  return (typed) => {
    const scores = new Map<number, number>();
    const worths = [...typedWords(typed)].map(worthOf);
    for (const worth of worths) {
      for (const [at, score] of worth.entries) scores.set(at, (scores.get(at) ?? 0) + score);
    }
    const sorted = [...scores].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
    const least = (sorted[0]?.[1] ?? 0) * leastOfBest;
    return {
      entries: sorted.filter(([, score]) => score >= least).map(([at]) => entries[at]!),
      words: new Set(worths.flatMap(({ words }) => words)),
    };
  };
}

type Worth = { readonly entries: Map<number, number>; readonly words: string[] };

/** Also two neighbours as one: "mag bayad" is "magbayad". */
function typedWords(typed: string): Set<string> {
  const words = wordsOf(typed);
  const joined = words.slice(1).map((word, at) => `${words[at]}${word}`);
  return new Set([...words, ...joined.filter((word) => !isHan(word))]);
}
