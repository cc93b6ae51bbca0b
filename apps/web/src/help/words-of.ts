import { foldText } from './fold-text.ts';

const run = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;

/** The stretches of a text that are words, as they stand there. */
export function runsOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(run)];
}

export function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/**
 * The words of a text, folded. Chinese has no spaces: there a word is each pair of neighbouring characters,
 * and each character alone, so that one wrong character spoils only what touches it.
 */
export function wordsOf(text: string): string[] {
  return runsOf(foldText(text)).flatMap(([found]) => (isHan(found) ? charactersAndPairs(found) : [found]));
}

function charactersAndPairs(han: string): string[] {
  const characters = [...han];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return [...characters, ...pairs];
}
