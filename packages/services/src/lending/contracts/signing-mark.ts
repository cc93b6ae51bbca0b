import { fingerprint } from '../../kernel/commands/fingerprint.ts';

/**
 * What a code for signing opens: this text with these figures, of this order, to this account. With any
 * other, the code is none. The agreement's fingerprint stands for the disclosure's too.
 */
export function signingMark(facts: {
  readonly orderId: string;
  readonly accountId: string;
  readonly agreementFingerprint: string;
}): string {
  return fingerprint('sign', facts);
}
