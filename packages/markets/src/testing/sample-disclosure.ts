import type { LoanChoice } from '@candor/domain/product';
import type { DisclosureFacts } from '../disclosure/disclosure-form.ts';
import type { MarketId } from '../markets.ts';
import { quoteProduct } from '../quote-product.ts';
import { products } from '../registry.generated.ts';
import { day } from './day.ts';
import { granted } from './granted.ts';

/** The facts of one loan of a default product; each test says what is different. */
export function sampleDisclosure(
  market: MarketId,
  key: string,
  choice: Omit<LoanChoice, 'disbursedOn'>,
  different: Partial<DisclosureFacts> = {},
): DisclosureFacts {
  const product = products[market].find((each) => each.key === key)?.terms;
  if (!product) throw new Error(`there is no product ${key}`);
  const issuedOn = day('2026-11-13');
  return {
    quote: granted(quoteProduct(market, product, { ...choice, disbursedOn: issuedOn }, issuedOn)),
    product,
    lender: {
      licence: { corporateName: 'Candor Lending', registrationNo: 'CS201912345', authorityNo: '1234' },
      address: '127 Leviste Street, Makati City',
      grievanceOfficer: { name: 'Asha Rao', phone: '+91 80 4000 0000', email: 'officer@candor.example' },
      recoveryClause: 'clause 12',
      grievanceClause: 'clause 14',
      mayTransfer: false,
      recoveryAgents: [],
    },
    borrowerName: 'Maria Santos',
    reference: 'O-2026-000123',
    issuedOn,
    ...different,
  };
}
