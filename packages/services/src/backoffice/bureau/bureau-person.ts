import type { MarketId } from '@candor/markets';
import { bureauRules, type BureauFacts, type BureauRules } from '@candor/markets/bureau';
import { cityName } from '@candor/markets/cities';
import type { BureauPerson } from '@candor/store/bureau-files';
import { borrowerPhone } from '../../customers/borrowers/borrower-phone.ts';
import { documentAbout } from '../../customers/borrowers/note-document.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { nameIn } from '../../customers/kyc/kyc-facts.ts';
import { openValues } from '../../customers/kyc/step-seal.ts';

type OfPerson = Pick<BureauFacts, 'name' | 'bornOn' | 'documentKind' | 'documentNumber' | 'phone' | 'city'>;

/**
 * Who somebody is, as certified: opened for the row of the file, and kept nowhere else. What is missing is
 * empty, and the row says so.
 */
export function bureauPerson(
  seal: PersonSeal,
  market: MarketId,
  { borrowerId, phoneSealed, documents, steps }: BureauPerson,
): OfPerson {
  const values = steps.flatMap((row) => openValues(seal, borrowerId, row));
  const given = (field: string) => values.find((each) => each.field === field)?.value ?? '';
  const { documentKinds }: BureauRules = bureauRules[market];
  const kind = documentKinds.find((each) => documents.some((has) => has.kind === each)) ?? '';
  const document = documents.find((each) => each.kind === kind);
  return {
    name: given('givenName') === '' ? '' : nameIn(values).fullName,
    bornOn: given('bornOn'),
    documentKind: kind,
    documentNumber: document ? seal.open(document.sealed, documentAbout(borrowerId, kind)) : '',
    phone: borrowerPhone(seal, { id: borrowerId, phoneSealed }),
    city: cityName(market, given('city')) ?? given('city'),
  };
}
