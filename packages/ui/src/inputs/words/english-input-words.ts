import type { InputWords } from './input-words.ts';

/**
 * For tests and pages without a catalogue. The app's English catalogue says the same, and a test holds it to
 * that.
 */
export const englishInputWords: InputWords = {
  say: {
    not_a_digit: ({ text }) => `“${text}”: digits only. Nothing was changed.`,
    full: ({ max }) => `Up to ${max} digits.`,
    too_long: ({ text, count, max }) =>
      `“${text}” has ${count} digits. Up to ${max} fit here. Nothing was changed.`,
    foreign_number: ({ text }) => `“${text}” is not a number of this country. Nothing was changed.`,
    several_numbers: ({ text }) => `“${text}” is more than one number. Paste only one. Nothing was changed.`,
    comma: () => 'We add the commas. For decimals, use a point.',
    second_point: () => 'One point is enough.',
    too_many_decimals: ({ max }) => (max === 0 ? 'Whole amounts only.' : `Up to ${max} decimals.`),
    not_an_amount: ({ text }) => `“${text}” is not an amount we can read. Nothing was changed.`,
    ambiguous_amount: ({ text }) => `“${text}” can mean different amounts. Which one is it?`,
  },
  neither: 'I will type it',
  keypad: 'Keypad',
  point: 'Decimal point',
  backspace: 'Delete one character',
  done: 'Done',
};
