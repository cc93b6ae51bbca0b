import { cancelledLoan } from '@candor/domain/cooling-off';
import { loanTimeline, loanTotals } from '@candor/domain/timeline';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { htmlLang, marketMoney, markets, type Language, type MarketId } from '@candor/markets';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import type {
  PaperRow,
  DocumentSection,
  DocumentToRender,
} from '../../kernel/documents/document-renderer.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import { printedIn, printedLanguage } from '../../lending/contracts/paper-texts.ts';
import type { Letterhead } from './letterhead.ts';
import { receiptIn } from './receipt-texts.ts';

export type CertificateFacts = {
  readonly market: MarketId;
  readonly loan: Loan;
  readonly amount: bigint;
  readonly paidOutOn: CalendarDate;
  readonly writtenOffOn: CalendarDate | null;
  readonly on: CalendarDate;
  readonly number: string;
};

const ended: ReadonlySet<Loan['state']> = new Set(['settled', 'recovered', 'cancelled']);

/** Whether a loan has ended and nothing of it is owed: only then is that certified. */
export function isFullyPaid(loan: Loan): boolean {
  return ended.has(loan.state) && loanTotals(loan).owed === 0n;
}

/** That a loan is paid in full or was cancelled: what was lent and paid, and when it ended. */
export function certificateDocument(
  head: Letterhead,
  facts: CertificateFacts,
  language: Language,
): DocumentToRender {
  const { market, on, number } = facts;
  const t = receiptIn(language);
  const print = printedIn(language);
  const sections = [certifiedOf(head, facts, language), figuresOf(head, facts, language)];
  return {
    title: t(titleOf(facts)),
    language: htmlLang[printedLanguage(language)],
    lender: head.lender,
    reference: number,
    lines: [head.borrower, t('issuedOn', { day: print.day(on) })],
    sections,
    licence: head.licence,
    fingerprint: `${print.t('fingerprint')} ${fingerprint('certificate', { head, number, printed: JSON.stringify(sections) })}`,
    pageOf: print.pageOf,
    signedAt: instantOf(on, '00:00', markets[market].timeZone),
  };
}

const isCancelled = ({ loan }: CertificateFacts) => loan.state === 'cancelled';
const titleOf = (facts: CertificateFacts) => (isCancelled(facts) ? 'certificate.cancelled' : 'certificate');

function closedOn({ loan, writtenOffOn, on }: CertificateFacts): CalendarDate {
  return loanTimeline(loan, writtenOffOn).findLast((event) => event.owedAfter <= 0n)?.on ?? on;
}

function certifiedOf(head: Letterhead, facts: CertificateFacts, language: Language): DocumentSection {
  const t = receiptIn(language);
  const day = printedIn(language).day(closedOn(facts));
  return {
    heading: t(titleOf(facts)),
    paragraphs: [
      t(isCancelled(facts) ? 'certifies.cancelled' : 'certifies', {
        name: head.borrower,
        reference: head.reference,
        day,
      }),
      t('certifies.free'),
    ],
    rows: [],
    table: null,
  };
}

function figuresOf(head: Letterhead, facts: CertificateFacts, language: Language): DocumentSection {
  const t = receiptIn(language);
  const print = printedIn(language);
  const totals = loanTotals(facts.loan);
  const cancelled = cancelledLoan(facts.loan);
  const money = (minor: bigint) => marketMoney(facts.market, minor);
  return {
    heading: t('loan'),
    paragraphs: [],
    rows: [
      paperRow(t('documentNumber'), facts.number),
      paperRow(t('loan'), head.reference),
      paperRow(t('lent'), money(facts.amount)),
      paperRow(t('paidOutOn'), print.day(facts.paidOutOn)),
      paperRow(t(cancelled ? 'cancelledOn' : 'closedOn'), print.day(closedOn(facts))),
      ...(cancelled && cancelled.feesNotCharged > 0n
        ? [paperRow(t('feesNotCharged'), money(cancelled.feesNotCharged))]
        : []),
      paperRow(t('paidInAll'), money(totals.paid)),
      paperRow(t('total.owed'), money(totals.owed), true),
    ],
    table: null,
  };
}

export function paperRow(label: string, value: string, isTotal = false): PaperRow {
  return { number: null, label, value, isTotal };
}
