import { describe, expect, it } from 'vitest';
import { passwordWeakness } from './password-weakness.ts';

const rina = { email: 'rina.santos@tala-lending.example', name: 'Rina Santos', lender: 'Tala Lending' };

describe('A15.7 · a password', () => {
  it.each([
    'four quiet boats at noon',
    'seven slow trains at dusk',
    '五只安静的小船停在正午的码头',
    'Xk7#mQ2!vL9p',
    'my rina-coloured bicycle',
  ])('may be %s', (password) => expect(passwordWeakness(password, rina)).toBeNull());

  it.each([
    ['short', 'short'],
    ['1q2w3e4r5t6y', 'common'],
    ['correct horse battery staple', 'common'],
    ['Correct-Horse-Battery-Staple!', 'common'],
    ['a sandbox has no secrets', 'common'],
    ['Password1234', 'common'],
    ['P@ssw0rd2026!', 'common'],
    ['candor candor candor', 'pattern'],
    ['aaaaaaaaaaaaaa', 'pattern'],
    ['123456789012', 'common'],
    ['9876543210987', 'pattern'],
    ['qwertyuiop[]', 'common'],
    ['zxcvbnm,./12', 'pattern'],
    ['Summer2026!!!', 'guessable'],
    ['rina.santos2026', 'own'],
    ['RinaSantos!!1', 'own'],
    ['tala lending 2026', 'own'],
    ['TalaLending#1', 'own'],
  ] as const)('may not be %s: %s', (password, why) => expect(passwordWeakness(password, rina)).toBe(why));

  it('is judged as quickly however long it is', () => {
    expect(passwordWeakness('four quiet boats at noon '.repeat(8), rina)).toBeDefined();
  });
});
