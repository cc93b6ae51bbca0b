import { markets, disclosedCharges, type MarketId } from '@candor/markets';
import type { CalendarDate } from '@candor/domain/calendar';
import { insertBorrower } from '@candor/store/borrowers';
import { insertImportedLoan, type ImportReason } from '@candor/store/imports';
import { insertLoan } from '@candor/store/loans';
import { insertApplication } from '@candor/store/applications';
import { saveStepRow } from '@candor/store/kyc';
import type { Tx } from '@candor/store/database';
import type { StepValue } from '@candor/markets/certification';
import { phoneAbout } from '../../customers/borrowers/borrower-phone.ts';
import { keepNameWords, keepPhoneParts } from '../../customers/borrowers/name-words.ts';
import { noteDocument } from '../../customers/borrowers/note-document.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { sealRefusals, sealValues } from '../../customers/kyc/step-seal.ts';
import { postDrafts } from '../../lending/loan-entries/book-loan.ts';
import { entryToPost } from '@candor/domain/loan-entries';
import { productTermsOf } from '../../lending/applications/product-terms-of.ts';
import { openingOf } from './check-import.ts';
import type { GoodRow } from './judge-rows.ts';
import { importTexts } from './import-texts.ts';

export type RowToBringIn = {
  readonly importId: string;
  readonly line: number;
  readonly market: MarketId;
  readonly asOf: CalendarDate;
  readonly today: CalendarDate;
  readonly good: GoodRow;
  readonly orderId: string;
  readonly newBorrowerId: string;
  readonly now: Date;
};

/**
 * Makes a row a loan of ours: the borrower if there is none, an order that is paid out (a loan is known
 * outside by it), the loan, and its opening entry. No agreement of ours exists for it: the paper that was
 * signed is the earlier one.
 */
export async function bringInRow(
  tx: Tx,
  seal: PersonSeal,
  given: RowToBringIn,
): Promise<bigint | readonly ImportReason[]> {
  const { market, asOf, today, good, orderId } = given;
  const { row, loan, term, version } = good;
  const borrowerId = good.borrowerId ?? (await openAccount(tx, seal, given));
  const { document } = row;
  // Of somebody who is known, what they gave themselves stands.
  if (document && good.borrowerId === null) {
    const { kind, number: typed } = document;
    const noted = await noteDocument(tx, seal, { borrowerId, market, kind, typed });
    if ('refused' in noted)
      return [{ column: 'document_number', words: 'It belongs to another account here.' }];
  }
  const { productId, version: productVersion } = version;
  await insertApplication(tx, {
    id: orderId,
    market,
    borrowerId,
    productId,
    productVersion,
    state: 'paid-out',
    amount: row.principal,
    term,
    askedTerm: null,
    submittedOn: null,
    offer: null,
    accountIsOwn: null,
    reasons: [],
  });
  const opening = openingOf(good);
  const currency = markets[market].currency.code;
  const id = await insertLoan(tx, {
    orderId,
    borrowerId,
    market,
    currency,
    productId,
    productVersion,
    enteredOn: row.paidOutOn,
    disclosed: disclosedCharges(productTermsOf(version, today)),
    loan,
    broughtIn: { since: today, feeCharged: opening.fee },
  });
  await insertImportedLoan(tx, {
    loanId: id,
    market,
    externalReference: row.reference,
    importId: given.importId,
    line: given.line,
    asOf,
    paidOutOn: row.paidOutOn,
    principal: row.principal,
  });
  const posted = await postDrafts(
    tx,
    { id, market, currency },
    [entryToPost('bring-in', { loan: String(id), ...opening })],
    today,
  );
  if (posted) throw new Error(`the opening of loan ${id} can't be posted: ${posted.refused}`);
  return id;
}

/**
 * Somebody new. What the file tells of them is theirs to complete before they apply for more: until then that
 * step is sent back.
 */
async function openAccount(
  tx: Tx,
  seal: PersonSeal,
  { market, good: { row }, newBorrowerId: id, now }: RowToBringIn,
): Promise<string> {
  await insertBorrower(tx, {
    id,
    market,
    language: 'en',
    phoneSealed: seal.seal(row.phone, phoneAbout(id)),
    phoneIndex: seal.index('phone', market, row.phone),
    openedAt: now,
  });
  await keepPhoneParts(tx, seal, { borrowerId: id, market, phone: row.phone });
  const given: readonly [string, string | null][] = [
    ['givenName', row.givenName],
    ['familyName', row.familyName],
    ['bornOn', row.bornOn],
    ['documentKind', row.document?.kind ?? null],
  ];
  const values: StepValue[] = given.flatMap(([field, value]) => (value === null ? [] : [{ field, value }]));
  await saveStepRow(tx, id, {
    step: 'base',
    state: 'refused',
    sealed: sealValues(seal, id, 'base', values),
    refusalsSealed: sealRefusals(seal, id, 'base', [
      { field: null, reason: 'unclear', note: importTexts.all('complete-it') },
    ]),
    changedAt: now,
  });
  await keepNameWords(tx, seal, { borrowerId: id, market, values });
  return id;
}
