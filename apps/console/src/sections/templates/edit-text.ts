import type { SmsLength } from '@candor/domain/message-text';
import type { Words } from './template-types.ts';

export type Mark = { readonly is: 'words' | 'variable' | 'protected'; readonly text: string };

/** A text in pieces: what is protected, what is filled in, and the rest. */
export function marksIn(text: string, locked: readonly string[]): readonly Mark[] {
  const marks: Mark[] = [];
  const push = (is: Mark['is'], piece: string) => piece !== '' && marks.push({ is, text: piece });
  let rest = text;
  while (rest !== '') {
    const found = locked
      .map((phrase) => ({ phrase, at: rest.indexOf(phrase) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0];
    const open = found ? rest.slice(0, found.at) : rest;
    for (const piece of open.split(/(\{[a-zA-Z][\w-]*\})/u))
      push(piece.startsWith('{') && piece.endsWith('}') ? 'variable' : 'words', piece);
    if (!found) break;
    push('protected', found.phrase);
    rest = rest.slice(found.at + found.phrase.length);
  }
  return marks;
}

/** "{lender}: ", which an SMS begins with. */
const openingOf = (text: string): string => /^\{lender\}[:：]/u.exec(text)?.[0] ?? '';

/** What of a text nobody may change: its protected words, and the lender's name in front of an SMS. */
export function lockedIn(base: Pick<Words, 'body'>, phrases: readonly string[]): readonly string[] {
  const opening = openingOf(base.body);
  return opening === '' ? phrases : [opening, ...phrases];
}

/** The protected words that an edit would drop; undefined: it leaves them all. */
export function droppedBy(before: string, next: string, locked: readonly string[]): string | undefined {
  return locked.find((phrase) => before.includes(phrase) && !next.includes(phrase));
}

export const withWords = (words: readonly Words[], next: Words): readonly Words[] =>
  words.map((each) => (each.language === next.language ? next : each));

/** A variable where the caret stands, with a space before it where a word does. */
export function insertAt(text: string, at: number, name: string): string {
  const before = text.slice(0, at);
  return `${before}${/[\p{L}\p{N}.,]$/u.test(before) ? ' ' : ''}{${name}}${text.slice(at)}`;
}

/** "119 of 160", "121 of 134, Unicode". */
export const roomWords = ({ units, room, encoding }: SmsLength): string =>
  `${units} of ${room}${encoding === 'unicode' ? ', Unicode' : ''}`;

export const partsWords = ({ parts }: SmsLength): string =>
  parts.length === 1 ? '1 part' : `${parts.length} parts`;
