import type { AgreementText } from '@candor/markets/agreement';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';

/**
 * Stands for every word and figure of the agreement, and by the disclosure's own for every figure of that.
 */
export function agreementFingerprint(agreement: AgreementText, disclosureFingerprint: string): string {
  return fingerprint('agreement', { agreement, disclosureFingerprint });
}
