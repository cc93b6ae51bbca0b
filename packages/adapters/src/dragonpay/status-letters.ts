import type { CallbackMeaning } from '@candor/services/kernel/ports';

const letters: Readonly<Record<string, CallbackMeaning>> = {
  S: 'paid',
  F: 'failed',
  P: 'waiting',
  U: 'waiting',
  A: 'waiting',
  G: 'waiting',
  R: 'taken-back',
  K: 'taken-back',
  V: 'void',
};

/**
 * What a status letter of Dragonpay's means: S paid, F failed, R refunded, K charged back, V void. Any other
 * is not money.
 */
export function meaningOf(letter: string): { readonly says: CallbackMeaning } {
  return { says: Object.hasOwn(letters, letter) ? (letters[letter] ?? 'waiting') : 'waiting' };
}
