import { expect, it } from 'vitest';
import { tellingSentence } from './telling-sentence.ts';

const answer = 'A fee of ₱240.00 was taken off. You receive the rest!\n\nThe rate counts it.';

it('is the first sentence with a word that was looked for, else the first', () => {
  expect(tellingSentence(answer, new Set(['receive']))).toBe('You receive the rest!');
  expect(tellingSentence(answer, new Set(['rate']))).toBe('The rate counts it.');
  expect(tellingSentence(answer, new Set(['loan']))).toBe('A fee of ₱240.00 was taken off.');
  expect(tellingSentence('No full stop', new Set())).toBe('No full stop');
});

it('knows where a sentence ends in Chinese and in Hindi', () => {
  expect(tellingSentence('打开贷款。点还款。', new Set(['还款']))).toBe('点还款。');
  expect(tellingSentence('लोन खोलें। चुकाएँ दबाएँ।', new Set())).toBe('लोन खोलें।');
});
