import { readName } from '@candor/domain/names';
import { listBaseSteps, listStepsWithoutNameWords, saveNameWords } from '@candor/store/borrowers';
import type { Database, ReadTx, Tx } from '@candor/store/database';
import type { StepValue } from '@candor/markets/certification';
import { lease } from '../../kernel/commands/lease.ts';
import { openValues } from '../kyc/step-seal.ts';
import { borrowerPhone } from './borrower-phone.ts';
import { maskPhone } from './mask-phone.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';

/** What each word of a name is found by: "Rowena dela Cruz" → two indexes, of rowena and of delacruz. */
export function nameIndexes(seal: PersonSeal, market: string, name: string): Buffer[] {
  return [...new Set(readName(name).words)].map((word) => seal.index('name-word', market, word));
}

/**
 * Keeps a name findable, for who looks somebody up by it. To be called with the step that the name stands in.
 */
export async function keepNameWords(
  tx: Tx,
  seal: PersonSeal,
  {
    borrowerId,
    market,
    values,
  }: { readonly borrowerId: string; readonly market: string; readonly values: readonly StepValue[] },
): Promise<void> {
  const words = nameIndexes(seal, market, fullNameIn(values) ?? '');
  await saveNameWords(tx, { borrowerId, market, words });
}

function fullNameIn(values: readonly StepValue[]): string | null {
  const given = (field: string) => values.find((each) => each.field === field)?.value;
  const name = [given('givenName'), given('familyName')].filter(Boolean).join(' ');
  return name === '' ? null : name;
}

export type KnownPerson = { readonly name: string | null; readonly phone: string | null };

/** Names and the ends of phone numbers of many at once, by borrower. */
export async function knownPeople(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerIds: readonly string[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  const rows = await listBaseSteps(tx, [...new Set(borrowerIds)]);
  return new Map(
    rows.map(({ borrowerId, sealed, phoneSealed }) => {
      const values = sealed === null ? [] : openValues(seal, borrowerId, { step: 'base', sealed });
      const phone = borrowerPhone(seal, { id: borrowerId, phoneSealed });
      return [borrowerId, { name: fullNameIn(values), phone: phone === null ? null : maskPhone(phone) }];
    }),
  );
}

const atOnce = 500;

/** Makes names findable that were given before they were kept this way. How many. */
export async function fillNameWords({
  database,
  seal,
}: {
  readonly database: Database;
  readonly seal: PersonSeal;
}): Promise<number> {
  let filled = 0;
  for (let after: string | null = null; ;) {
    const page = await lease(database, 'name.index', async (tx) => {
      const rows = await listStepsWithoutNameWords(tx, after, atOnce);
      for (const { borrowerId, market, sealed } of rows) {
        const values = openValues(seal, borrowerId, { step: 'base', sealed });
        await keepNameWords(tx, seal, { borrowerId, market, values });
      }
      return rows;
    });
    filled += page.length;
    after = page.at(-1)?.borrowerId ?? null;
    if (page.length < atOnce) return filled;
  }
}
