import { fingerprint } from '../commands/fingerprint.ts';

/** What a code for signing opens: these figures, of this order, to this account. With any other, the code is none. */
export function signingMark(facts: {
  readonly orderId: string;
  readonly accountId: string;
  readonly disclosureFingerprint: string;
}): string {
  return fingerprint('sign', facts);
}
