import { createHash } from 'node:crypto';
import { multiply, rational } from '@candor/domain/numbers';
import { percentText } from '@candor/domain/product';
import { marketMoney, type MarketId } from '@candor/markets';
import { taxPaperTitles, type TaxInvoiceRules } from '@candor/markets/tax';
import type { TaxInvoice } from '@candor/store/tax';
import type {
  PaperRow,
  DocumentSection,
  DocumentToRender,
} from '../../kernel/documents/document-renderer.ts';
import { printedIn } from '../../lending/contracts/paper-texts.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import type { InvoiceWords } from './invoice-words.ts';
import { withTax } from './tax-sums.ts';

type Printed = {
  readonly market: MarketId;
  readonly invoice: TaxInvoice;
  readonly words: InvoiceWords;
  readonly rules: TaxInvoiceRules;
};

/**
 * A tax invoice or a credit note as it is printed: all that the rules ask for, and the same bytes each time.
 */
export function invoiceDocument(printed: Printed): DocumentToRender {
  const { invoice, words } = printed;
  const says = printedIn('en');
  const isNote = invoice.kind === 'credit-note';
  const { againstOn } = words;
  const ofDay = againstOn === null ? '' : ` of ${says.day(againstOn)}`;
  const against =
    isNote && invoice.against !== null ? [`Against the tax invoice ${invoice.against}${ofDay}`] : [];
  return {
    title: taxPaperTitles[invoice.kind],
    language: 'en',
    lender: words.supplier.name,
    reference: invoice.number,
    lines: [
      `No. ${invoice.number} of ${says.day(invoice.issuedOn)}`,
      `Supplied on ${says.day(invoice.suppliedOn)}`,
      ...against,
    ],
    sections: [parties(printed), supply(printed), amounts(printed)],
    licence: words.supplier.licence,
    fingerprint: `${says.t('fingerprint')} ${fingerprint(invoice)}`,
    pageOf: says.pageOf,
    signedAt: invoice.issuedAt,
  };
}

function supply({ invoice: { orderId, loanId }, words, rules }: Printed): DocumentSection {
  const loan = orderId === null ? String(loanId) : applicationReference(orderId);
  return section('Supply', [
    row('Service', `${feeWords(words.feeName)}, loan ${loan}`),
    row('Service accounting code', `${rules.service.code} · ${rules.service.name}`),
    row('Place of supply', `${words.recipient.state.name} (${words.recipient.state.code})`),
    row('Tax payable on reverse charge', 'No'),
  ]);
}

function parties({ words: { supplier, recipient }, rules }: Printed): DocumentSection {
  return section('Supplier and recipient', [
    row('Supplier', supplier.name),
    row('Address', supplier.address),
    row(rules.supplierNumber.name, supplier.number),
    row('State', `${supplier.state.name} (${supplier.state.code})`),
    row('Recipient', recipient.name ?? 'The borrower of this loan'),
    row('Address', recipient.address ?? 'not on our records'),
    row('Registration', 'Unregistered'),
  ]);
}

function amounts({ market, invoice, rules }: Printed): DocumentSection {
  const { kind, taxable, central, state, integrated } = invoice;
  const half = percentText(multiply(rules.percent, rational(1n, 2n)));
  const whole = percentText(rules.percent);
  const taxes =
    integrated > 0n
      ? [row(`Integrated tax (IGST), ${whole} %`, marketMoney(market, integrated))]
      : [
          row(`Central tax (CGST), ${half} %`, marketMoney(market, central)),
          row(`State or Union territory tax (SGST), ${half} %`, marketMoney(market, state)),
        ];
  const total = marketMoney(market, withTax(invoice));
  return {
    heading: 'Amounts',
    paragraphs: ['Issued electronically; no signature is needed.'],
    rows: [
      row('Taxable value', marketMoney(market, taxable)),
      ...taxes,
      { ...row(kind === 'invoice' ? 'Total' : 'Credited', total), isTotal: true },
    ],
    table: null,
  };
}

function section(heading: string, rows: readonly PaperRow[]): DocumentSection {
  return { heading, paragraphs: [], rows, table: null };
}

function row(label: string, value: string): PaperRow {
  return { number: null, label, value, isTotal: false };
}

/** "processing" → "Processing fee"; "spread-2" of a fee that is charged in parts stays in sight. */
export function feeWords(name: string | null): string {
  if (name === null) return 'Fee';
  const words = decodeURIComponent(name).replaceAll('-', ' ').trim();
  const shown = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return /\bfee\b/iu.test(shown) ? shown : `${shown} fee`;
}

/** Of what the paper says in figures: two papers that differ differ here. */
function fingerprint(invoice: TaxInvoice): string {
  const { market, number, entryId, suppliedOn, issuedOn, taxable, central, state, integrated, place } =
    invoice;
  const said = [market, number, entryId, suppliedOn, issuedOn, taxable, central, state, integrated, place];
  return createHash('sha256').update(said.join('\n')).digest('hex');
}
