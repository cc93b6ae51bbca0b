import { isMarketId, type MarketId } from '@candor/markets';
import {
  listBaseSteps,
  listPhonesWithoutParts,
  listStepsWithoutNameWords,
  saveNameWords,
  savePhoneParts,
} from '@candor/store/borrowers';
import type { Database, ReadTx, Tx } from '@candor/store/database';
import type { StepValue } from '@candor/markets/certification';
import { lease } from '../../kernel/commands/lease.ts';
import { openValues } from '../kyc/step-seal.ts';
import { borrowerPhone } from './borrower-phone.ts';
import { nameWordsOf, phonePartsOf } from './find-parts.ts';
import { maskPhone } from './mask-phone.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';

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
  const words = nameWordsOf(seal, market, fullNameIn(values) ?? '');
  await saveNameWords(tx, { borrowerId, market, words });
}

/** Keeps a number findable by how it begins and ends. To be called with the account that it opens. */
export async function keepPhoneParts(
  tx: Tx,
  seal: PersonSeal,
  {
    borrowerId,
    market,
    phone,
  }: { readonly borrowerId: string; readonly market: MarketId; readonly phone: string },
): Promise<void> {
  await savePhoneParts(tx, borrowerId, phonePartsOf(seal, market, phone));
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

type Filling = { readonly database: Database; readonly seal: PersonSeal };

/** Makes names and numbers findable that were given before they were kept this way. How many names. */
export async function fillNameWords({ database, seal }: Filling): Promise<number> {
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
    if (page.length < atOnce) break;
  }
  await fillPhoneParts({ database, seal });
  return filled;
}

async function fillPhoneParts({ database, seal }: Filling): Promise<void> {
  for (let after: string | null = null; ;) {
    const page = await lease(database, 'name.index', async (tx) => {
      const rows = await listPhonesWithoutParts(tx, after, atOnce);
      for (const { id, market, phoneSealed } of rows) {
        const phone = borrowerPhone(seal, { id, phoneSealed });
        if (phone !== null && isMarketId(market))
          await keepPhoneParts(tx, seal, { borrowerId: id, market, phone });
      }
      return rows;
    });
    after = page.at(-1)?.id ?? null;
    if (page.length < atOnce) return;
  }
}
