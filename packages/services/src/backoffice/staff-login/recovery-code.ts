import { randomInt } from 'node:crypto';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { recoveryCodeCount } from '../staff/staff-rules.ts';

/** Without what looks alike on paper: no 0, 1, i, l, o. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const five = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** For the day on which the phone is lost: `k7m2p-x9w4q`, ten of them, each good once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => `${five()}-${five()}`);
}

/** Hashed with the key: fifty bits alone could be tried. */
export function recoveryHash(seal: PersonSeal, staffId: string, code: string): Buffer {
  return seal.index('staff-recovery', staffId, code);
}
