import { markWords } from './mark-words.ts';

const sentence = /\S.*?(?:[.!?।](?=\s|$)|[。！？]|$)/gsu;

/**
 * The sentence of an answer that says why it was found: the first with one of these words, else the first of
 * all.
 */
export function tellingSentence(answer: string, words: ReadonlySet<string>): string {
  const all = answer.match(sentence) ?? [answer];
  return all.find((each) => markWords(each, words).some(({ isMarked }) => isMarked)) ?? all[0] ?? '';
}
