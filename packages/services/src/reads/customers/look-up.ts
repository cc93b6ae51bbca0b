import { internationalMobile, type MarketId } from '@candor/markets';
import {
  findBorrowerByPhone,
  findBorrowersByName,
  findBorrowersByPhonePart,
  type NameWish,
} from '@candor/store/borrowers';
import { findComplaintsByReference, findLoansOfApplications, findLoansOfPayment } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';
import { isInName, partsTyped, phonePartsTyped, typedWords } from '../../customers/borrowers/find-parts.ts';
import { knownPeople } from '../../customers/borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { idsOfBegunReference } from '../../kernel/references/payment-reference.ts';
import { loansNamed } from '../../lending/loans/loan-name.ts';

export type FoundBy = 'name' | 'phone' | 'loan' | 'complaint' | 'payment';

/** What somebody typed leads to: loans, or the people whose loans they are. */
export type LookedUp = {
  readonly by: FoundBy | null;
  readonly loanIds: readonly bigint[];
  readonly borrowerIds: readonly string[];
};

export type LookUp = { readonly market: MarketId; readonly find: string; readonly limit: number };

/** A channel's number is as the channel writes it; one that staff typed has lost its spaces and hyphens. */
export const numbersTyped = (text: string): string[] => {
  const written = [text, text.toUpperCase(), text.toUpperCase().replaceAll(/[^\dA-Z]/gu, '')];
  return [...new Set(written)].filter((each) => each !== '');
};

const nothing: LookedUp = { by: null, loanIds: [], borrowerIds: [] };
const loans = (by: FoundBy, loanIds: readonly bigint[]): LookedUp => ({ by, loanIds, borrowerIds: [] });
const people = (by: FoundBy, borrowerIds: readonly string[]): LookedUp => ({ by, loanIds: [], borrowerIds });

/**
 * What a caller would say, all of it or how it begins: CL-FWX9 loans, C-2026-FW complaints, 0918 555 a
 * number, a channel's number the loan that it paid; anything else is part of a name, whatever its accents and
 * case. Of many by one name "Reyes 4417" is who has a number that ends so. One function for the list of
 * customers, that of loans and the palette.
 */
export async function lookUp(
  tx: ReadTx,
  seal: PersonSeal,
  { market, find, limit }: LookUp,
): Promise<LookedUp> {
  const text = find.trim();
  if (text === '') return nothing;
  const named = await loansNamed(tx, market, text);
  if (named.length > 0) return loans('loan', named);
  if (/^C-\d{4}-[0-9A-Z]{0,5}$/iu.test(text)) {
    const found = await findComplaintsByReference(tx, market, text.toUpperCase(), limit);
    return people('complaint', [...new Set(found.flatMap(({ borrowerId }) => borrowerId ?? []))]);
  }
  const begun = idsOfBegunReference(text);
  if (begun) {
    const found = await findLoansOfApplications(tx, market, begun);
    if (found.length > 0 || /^CL-?/iu.test(text))
      return loans(
        'loan',
        found.map(({ id }) => id),
      );
  }
  if (/^[+\d][\d\s().-]*$/u.test(text)) return byNumber(tx, seal, { market, find: text, limit });
  const [, name = text, end = ''] = /^([^\d]+?)[\s,]+(\d{2,4})$/u.exec(text) ?? [];
  if (/\d/u.test(text)) {
    const paid = await findLoansOfPayment(tx, market, text);
    if (paid.length > 0 || end === '') return loans('payment', paid);
  }
  return people('name', await byName(tx, seal, { market, find: name, limit }, end));
}

async function byNumber(tx: ReadTx, seal: PersonSeal, { market, find, limit }: LookUp): Promise<LookedUp> {
  const digits = find.replaceAll(/[\s().-]/gu, '');
  const phone = internationalMobile(market, digits);
  if (phone !== undefined) {
    const borrowerId = await findBorrowerByPhone(tx, market, seal.index('phone', market, phone));
    return people('phone', borrowerId === undefined ? [] : [borrowerId]);
  }
  const paid = await findLoansOfPayment(tx, market, find);
  if (paid.length > 0) return loans('payment', paid);
  const parts = phonePartsTyped(seal, market, digits);
  return people('phone', parts.length === 0 ? [] : await findBorrowersByPhonePart(tx, parts, limit));
}

/** More than are shown: some of those that have the parts do not have the name. */
const lookedAt = 3;
const openedAtOnce = 50;
const termsAtMost = 4;

async function byName(
  tx: ReadTx,
  seal: PersonSeal,
  { market, find, limit }: LookUp,
  end: string,
): Promise<string[]> {
  const words = typedWords(find)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, termsAtMost);
  const terms = words.map((word) => partsTyped(seal, market, word));
  const [first, ...others] = terms;
  if (!first) return [];
  const wish: NameWish = {
    terms: [first.parts, ...others.map(({ parts }) => parts)],
    begins: first.begins,
    phone: end === '' ? null : phonePartsTyped(seal, market, end).slice(-1),
    limit: limit * lookedAt,
  };
  const ids = await findBorrowersByName(tx, wish);
  const fitting: string[] = [];
  for (let from = 0; from < ids.length && fitting.length < limit; from += openedAtOnce) {
    const some = ids.slice(from, from + openedAtOnce);
    const known = await knownPeople(tx, seal, some);
    fitting.push(...some.filter((id) => isInName(known.get(id)?.name ?? '', words)));
  }
  return fitting.slice(0, limit);
}
