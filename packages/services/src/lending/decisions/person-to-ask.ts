import { isMarketId } from '@candor/markets';
import { certifications, type CertificationForms } from '@candor/markets/certification';
import { findBorrower, listDocuments } from '@candor/store/borrowers';
import { findStep } from '@candor/store/kyc';
import type { LoanApplication } from '@candor/store/applications';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { borrowerPhone } from '../../customers/borrowers/borrower-phone.ts';
import { documentAbout } from '../../customers/borrowers/note-document.ts';
import { kycFacts } from '../../customers/kyc/kyc-facts.ts';
import { openValues } from '../../customers/kyc/step-seal.ts';
import { openPicture } from '../../customers/pictures/open-picture.ts';
import type { PersonToIdentify } from '../../kernel/ports/enquiry-ports.ts';

export type PersonToAsk = {
  readonly person: PersonToIdentify;
  /** Of which saving of the base step this is the person. */
  readonly baseAsOf: string;
  /** Somebody has looked at exactly that. */
  readonly isLookedAt: boolean;
};

/** About whom others are asked for an order; null where the certification has gaps. */
export async function personToAsk(
  parts: Pick<LendingDeps, 'database' | 'seal' | 'pictures'>,
  { borrowerId, market }: LoanApplication,
): Promise<PersonToAsk | null> {
  const { database, seal } = parts;
  return database.read(async (tx) => {
    const borrower = await findBorrower(tx, borrowerId);
    const base = await findStep(tx, borrowerId, 'base');
    if (!borrower || !base || !isMarketId(market)) return null;
    const certified = await kycFacts(tx, seal, borrowerId, market);
    if (!certified) return null;
    const documents = (await listDocuments(tx, borrowerId)).map(({ kind, numberSealed }) => ({
      kind,
      number: seal.open(numberSealed, documentAbout(borrowerId, kind)),
    }));
    const { steps }: CertificationForms = certifications[market];
    const ofPictures = new Set(
      steps.base.fields.flatMap(({ field, kind }) => (kind === 'picture' ? [field] : [])),
    );
    const pictures = openValues(seal, borrowerId, base)
      .filter(({ field }) => ofPictures.has(field))
      .map(({ field, value }) => ({ field, open: () => openPicture(parts, value) }));
    const { fullName, bornOn } = certified;
    const phone = borrowerPhone(seal, borrower);
    return {
      person: { market, fullName, bornOn, phone, documents, pictures },
      baseAsOf: base.changedAt.toISOString(),
      isLookedAt: base.state === 'accepted',
    };
  });
}
