import { settlementUntil } from '@candor/domain/early';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { htmlLang, marketFigures, marketMoney, markets, type Language, type MarketId } from '@candor/markets';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import type { DocumentToRender } from '../../kernel/documents/document-renderer.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import { printedIn, printedLanguage } from '../../lending/contracts/paper-texts.ts';
import { paperRow } from './certificate-document.ts';
import type { Letterhead } from './letterhead.ts';
import { receiptIn } from './receipt-texts.ts';

export type QuoteFacts = {
  readonly market: MarketId;
  readonly loan: Loan;
  readonly on: CalendarDate;
  /** The day to which it is valid. */
  readonly until: CalendarDate;
  readonly number: string;
};

/** What settles a loan by a day: one amount, and beside it the payoff of each day until then. */
export function quoteDocument(head: Letterhead, facts: QuoteFacts, language: Language): DocumentToRender {
  const { market, loan, on, until, number } = facts;
  const t = receiptIn(language);
  const print = printedIn(language);
  const { toPay, days } = settlementUntil(loan, on, until);
  const money = (minor: bigint) => marketMoney(market, minor);
  const day = print.day(until);
  const sections = [
    {
      heading: t('settlement-quote'),
      paragraphs: [t('quote.valid', { day, reference: head.reference })],
      rows: [
        paperRow(t('borrower'), head.borrower),
        paperRow(t('loan'), head.reference),
        paperRow(t('documentNumber'), number),
        paperRow(t('quote.until'), day),
        paperRow(t('quote.toPay'), money(toPay), true),
      ],
      table: null,
    },
    {
      heading: t('quote.sooner'),
      paragraphs: [t('quote.soonerSays'), t('quote.changes', { day: print.day(on) })],
      rows: [],
      table: {
        heads: [t('head.day'), t('quote.amount', { sign: markets[market].currency.sign })],
        lines: days.map((each) => [print.day(each.on), marketFigures(market, each.toPay)]),
        totals: [],
      },
    },
  ];
  return {
    title: t('settlement-quote'),
    language: htmlLang[printedLanguage(language)],
    lender: head.lender,
    reference: number,
    lines: [head.borrower, t('issuedOn', { day: print.day(on) })],
    sections,
    licence: head.licence,
    fingerprint: `${print.t('fingerprint')} ${fingerprint('settlement-quote', { head, number, printed: JSON.stringify(sections) })}`,
    pageOf: print.pageOf,
    signedAt: instantOf(on, '00:00', markets[market].timeZone),
  };
}
