import type { AgreementFacts } from '../agreement/agreement-form.ts';
import type { DisclosureFacts } from '../disclosure/disclosure-form.ts';

/** The facts of an agreement about the loan of a disclosure. */
export function sampleAgreement(
  { quote, product, lender, borrowerName, reference, issuedOn }: DisclosureFacts,
  different: Partial<AgreementFacts> = {},
): AgreementFacts {
  return {
    quote,
    product,
    lender,
    contact: { phone: '+63 2 8888 0100', email: 'help@candor.example' },
    borrower: { name: borrowerName, address: '14 Mabini Street, Makati City' },
    reference,
    account: { institution: 'GCash', masked: '•••• 4567', holder: borrowerName },
    purpose: 'School fees',
    on: issuedOn,
    ...different,
  };
}
