import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { markWords } from './mark-words.ts';

const marked = (text: string, ...words: string[]) =>
  markWords(text, new Set(words.map(foldText)))
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

it('marks the words by which an entry was found, as they are written', () => {
  expect(marked('When does the money come?', 'money')).toBe('When does the [money] come?');
  expect(marked('OTP: no OTP', 'otp')).toBe('[OTP]: no [OTP]');
  expect(marked('किस्त कैसे चुकाऊँ?', 'किस्त')).toBe('[किस्त] कैसे चुकाऊँ?');
});

it('marks pairs of Chinese characters, and never one alone', () => {
  expect(marked('怎样提前还款？', '还款', '还', '样')).toBe('怎样提前[还款]？');
  expect(marked('还款码在哪里', '还款', '款码')).toBe('[还款码]在哪里');
});

it('leaves a text whole by which nothing was found', () => {
  expect(markWords('Who are you?', new Set(['money']))).toEqual([{ text: 'Who are you?', isMarked: false }]);
  expect(markWords('', new Set(['money']))).toEqual([]);
});
