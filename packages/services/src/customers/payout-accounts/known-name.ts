import type { KnownName } from '@candor/domain/names';
import { stepOfEach } from '@candor/store/kyc';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openValues } from '../kyc/step-seal.ts';

/** Who each borrower is by the document that was given in the first step; nobody before it. */
export async function knownNames(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerIds: readonly string[],
): Promise<ReadonlyMap<string, KnownName>> {
  const names = new Map<string, KnownName>();
  for (const [borrowerId, row] of await stepOfEach(tx, borrowerIds, 'base')) {
    const values = new Map(openValues(seal, borrowerId, row).map(({ field, value }) => [field, value]));
    const givenNames = values.get('givenName') ?? '';
    const fullName = `${givenNames} ${values.get('familyName') ?? ''}`.trim();
    if (fullName !== '') names.set(borrowerId, { fullName, givenNames });
  }
  return names;
}

export async function knownName(tx: ReadTx, seal: PersonSeal, borrowerId: string): Promise<KnownName | null> {
  return (await knownNames(tx, seal, [borrowerId])).get(borrowerId) ?? null;
}
