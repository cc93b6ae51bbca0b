import type { CalendarDate } from '@candor/domain/calendar';
import { htmlLang, marketMoney, markets, type Language, type MarketId } from '@candor/markets';
import type { PaidOnLoan } from '@candor/store/loan-lists';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import type { DocumentToRender } from '../../kernel/documents/document-renderer.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import { printedIn, printedLanguage } from '../../lending/contracts/paper-texts.ts';
import { paperRow } from './certificate-document.ts';
import type { Letterhead } from './letterhead.ts';
import { receiptIn } from './receipt-texts.ts';

export type InterestFacts = {
  readonly market: MarketId;
  readonly paid: PaidOnLoan;
  readonly on: CalendarDate;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly number: string;
};

/** What was paid on a loan in a tax year, interest apart, as an employer or a tax office asks for it. */
export function interestDocument(
  head: Letterhead,
  facts: InterestFacts,
  language: Language,
): DocumentToRender {
  const { market, paid, on, from, until, number } = facts;
  const t = receiptIn(language);
  const print = printedIn(language);
  const money = (minor: bigint) => marketMoney(market, minor);
  const { principal, interest, lateCharges, fees, deducted, recovered, tax } = paid;
  const some = (label: string, minor: bigint) => (minor === 0n ? [] : [paperRow(label, money(minor))]);
  const period = { from: print.day(from), until: print.day(until) };
  // Of a year that is still running: until the day whose books these are.
  const isRunning = on < until;
  const sections = [
    {
      heading: t('interest-certificate'),
      paragraphs: [
        t('interest.certifies', { name: head.borrower, reference: head.reference, ...period }),
        ...(isRunning ? [t('interest.soFar', { day: print.day(on) })] : []),
      ],
      rows: [
        paperRow(t('documentNumber'), number),
        paperRow(t('loan'), head.reference),
        paperRow(t('interest.year'), t('period', period)),
      ],
      table: null,
    },
    {
      heading: t('interest.paid'),
      paragraphs: [],
      rows: [
        paperRow(t('part.interest'), money(interest)),
        paperRow(t('part.principal'), money(principal)),
        ...some(t('part.fee'), fees),
        ...some(t('interest.deducted'), deducted),
        ...some(t('part.penalty'), lateCharges),
        ...some(t('interest.recovered'), recovered),
        paperRow(t('paidInAll'), money(paid.total), true),
        ...some(t('interest.tax'), tax),
      ],
      table: null,
    },
  ];
  return {
    title: t('interest-certificate'),
    language: htmlLang[printedLanguage(language)],
    lender: head.lender,
    reference: number,
    lines: [head.borrower, t('issuedOn', { day: print.day(on) })],
    sections,
    licence: head.licence,
    fingerprint: `${print.t('fingerprint')} ${fingerprint('interest-certificate', { head, number, printed: JSON.stringify(sections) })}`,
    pageOf: print.pageOf,
    signedAt: instantOf(on, '00:00', markets[market].timeZone),
  };
}
