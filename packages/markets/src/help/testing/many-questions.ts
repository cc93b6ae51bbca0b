import type { Language } from '../../language.ts';
import { faqWords } from '../index.ts';

export type ManyQuestions = readonly {
  readonly entry: string;
  readonly question: string;
  readonly answer: string;
  readonly alsoCalled: readonly string[];
}[];

/**
 * A list as long as a busy lender's: our own questions, filled up with others that are made of the sentences
 * of our own answers, so that they speak of the same things in the same words and stand in the way of what is
 * looked for.
 */
export function manyQuestions(language: Language, count: number): ManyQuestions {
  const own = Object.entries(faqWords[language].texts).map(([entry, { question, answer, alsoCalled }]) => ({
    entry,
    question,
    answer,
    alsoCalled,
  }));
  const sentences = own.flatMap(({ answer }) => answer.split(/(?<=[.!?。！？।])\s*/).filter(Boolean));
  const others = sentences.map((question, at) => ({
    entry: `other-${at + 1}`,
    question,
    answer: sentences[(at + 7) % sentences.length] ?? '',
    alsoCalled: [],
  }));
  const all = [...own, ...others].slice(0, count);
  if (all.length < count) throw new Error(`There are only ${all.length} questions in ${language}.`);
  return all;
}
