import type { Fault } from './fault.ts';

export type TextFaultKind = 'bad-sign' | 'no-letter' | 'mail-sign' | 'mail-at' | 'mail-end';

/**
 * A name has letters of any script, with what stands between them: O’Brien, De la Cruz, Ma. Teresa,
 * Anne-Marie.
 */
export function nameFault(text: string): Fault<TextFaultKind> | undefined {
  const sign = /[^\p{L}\p{M}\s.'’,-]/u.exec(text)?.[0];
  if (sign !== undefined) return { fault: 'bad-sign', facts: { sign } };
  return /\p{L}/u.test(text) ? undefined : { fault: 'no-letter' };
}

/** One address: something, an @, and a name with a dot in it. */
export function emailFault(text: string): Fault<TextFaultKind> | undefined {
  const sign = /[\s,;<>]/u.exec(text)?.[0];
  if (sign !== undefined) return { fault: 'mail-sign' };
  const parts = text.split('@');
  if (parts.length !== 2 || parts[0] === '') return { fault: 'mail-at' };
  return /^[^.]+(?:\.[^.]+)+$/u.test(parts[1] ?? '') ? undefined : { fault: 'mail-end' };
}
