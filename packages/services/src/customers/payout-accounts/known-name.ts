import type { KnownName } from '@candor/domain/names';
import { listSteps } from '@candor/store/kyc';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openValues } from '../kyc/step-seal.ts';

/** Who the borrower is by the document that was given in the first step; null before it. */
export async function knownName(tx: ReadTx, seal: PersonSeal, borrowerId: string): Promise<KnownName | null> {
  const row = (await listSteps(tx, borrowerId)).find(({ step }) => step === 'base');
  if (!row) return null;
  const values = new Map(openValues(seal, borrowerId, row).map(({ field, value }) => [field, value]));
  const givenNames = values.get('givenName') ?? '';
  const fullName = `${givenNames} ${values.get('familyName') ?? ''}`.trim();
  return fullName === '' ? null : { fullName, givenNames };
}
