import { foldText } from './fold-text.ts';
import { isHan, runsOf } from './words-of.ts';

export type MarkedPart = { readonly text: string; readonly isMarked: boolean };

/**
 * A text in parts, with the words by which it was found marked as they are written there: for "mony" the
 * "money" of "When does the money come?". In Chinese the marked are pairs of characters: one alone is in too
 * many words.
 */
export function markWords(text: string, words: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  const add = (part: string, isMarked: boolean) => {
    const before = parts.at(-1);
    if (part === '') return;
    if (before?.isMarked === isMarked) parts[parts.length - 1] = { text: before.text + part, isMarked };
    else parts.push({ text: part, isMarked });
  };
  for (const { 0: run, index } of runsOf(text)) {
    add(text.slice(end, index), false);
    end = index + run.length;
    if (!isHan(run)) add(run, words.has(foldText(run)));
    else {
      const characters = [...run];
      const isPair = (at: number) => words.has(foldText(characters.slice(at, at + 2).join('')));
      for (const [at, character] of characters.entries()) {
        add(character, (at > 0 && isPair(at - 1)) || (at + 1 < characters.length && isPair(at)));
      }
    }
  }
  add(text.slice(end), false);
  return parts;
}
