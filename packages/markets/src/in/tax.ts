import { rational } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { TaxInvoiceKind, TaxRules, TaxState } from '../tax/tax-rules.ts';
import { isGstin } from './gstin.ts';
import { taxStates } from './tax-states.ts';

const prefix: Readonly<Record<TaxInvoiceKind, string>> = { invoice: 'TI', 'credit-note': 'CN' };

const states: readonly TaxState[] = Object.entries(taxStates).map(([name, code]) => ({ code, name }));

export const tax = {
  invoice: {
    taxName: 'GST',
    percent: rational(18n),
    service: {
      code: '997113',
      name: 'Credit-granting services including stand-by commitment, guarantees and securities',
    },
    yearOf,
    // 16 characters, the most that rule 46 (b) allows.
    numberOf: (kind, year, serial) => `${prefix[kind]}/${year}/${String(serial).padStart(7, '0')}`,
    supplierNumber: { fact: 'gstin', name: 'GSTIN', isOne: isGstin },
    stateOfSupplier: (gstin) => {
      const code = gstin.slice(0, 2);
      return states.find((each) => each.code === code) ?? { code, name: `State ${code}` };
    },
    stateOfRegion: (region) => states.find(({ name }) => name === region),
  },
  // Income-tax Act, 2025, section 3: the tax year is the twelve months from 1 April.
  yearBegins: 4,
  law: 'Central Goods and Services Tax Rules, 2017, rules 46 and 53 (tax invoice, credit note) and 54 (2) (NBFC); Integrated Goods and Services Tax Act, 2017, section 12 (12): the place of supply is the recipient’s on the lender’s records, else the lender’s. Confirm with counsel: the service code, and whether a monthly document suffices.',
} as const satisfies TaxRules;

/** From 1 April to 31 March. */
function yearOf(day: CalendarDate): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
