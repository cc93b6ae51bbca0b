import { paidParts } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Parts } from '@candor/domain/loan';
import type { RecutInstalments } from '@candor/domain/repayment';
import { htmlLang, marketMoney, markets, type Language, type MarketId } from '@candor/markets';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import type { PaperRow, DocumentToRender } from '../../kernel/documents/document-renderer.ts';
import { printedIn, printedLanguage } from '../../lending/contracts/paper-texts.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import type { Letterhead } from './letterhead.ts';
import { receiptIn } from './receipt-texts.ts';
import { recutLine } from './recut-texts.ts';

export type ReceiptFacts = {
  readonly market: MarketId;
  readonly paymentId: string;
  /** The channel's own number. */
  readonly externalId: string | null;
  readonly way: string;
  readonly amount: bigint;
  readonly receivedOn: CalendarDate;
  readonly pays: Parts;
  readonly toCredit: bigint;
  readonly fromCredit: bigint;
  /** What it did to instalments that were paid ahead. */
  readonly recut: RecutInstalments | null;
};

/**
 * A receipt: only what never changes again once a payment is counted, so that it is the same file for ever.
 * What is owed after it stands in the statement.
 */
export function receiptDocument(head: Letterhead, facts: ReceiptFacts, language: Language): DocumentToRender {
  const { market, amount, receivedOn, pays, toCredit } = facts;
  // These follow from the others: the mark of a receipt stays what it was.
  const { fromCredit, recut, ...given } = facts;
  const recutSaid = recutLine(recut, { market, language: printedLanguage(language) });
  const t = receiptIn(language);
  const print = printedIn(language);
  const money = (minor: bigint) => marketMoney(market, minor);
  const some = (label: string, minor: bigint) => (minor > 0n ? [row(label, money(minor))] : []);
  return {
    title: t('receipt'),
    language: htmlLang[printedLanguage(language)],
    lender: head.lender,
    reference: head.reference,
    lines: [t('receivedFrom', { name: head.borrower, day: print.day(receivedOn) })],
    sections: [
      {
        heading: t('payment'),
        paragraphs: [],
        rows: [
          row(t('number'), facts.externalId ?? facts.paymentId),
          row(t('loan'), head.reference),
          row(t('way'), facts.way),
          row(t('amount'), money(amount), true),
        ],
        table: null,
      },
      {
        heading: t('whatItPaid'),
        paragraphs: recutSaid === null ? [] : [recutSaid],
        rows: [
          ...paidParts.flatMap((part) => some(t(`part.${part}`), pays[part])),
          ...some(t('toCredit'), toCredit),
          ...(fromCredit > 0n ? [row(t('fromCredit'), money(-fromCredit))] : []),
          row(t('amount'), money(amount), true),
        ],
        table: null,
      },
    ],
    licence: head.licence,
    fingerprint: `${print.t('fingerprint')} ${fingerprint('receipt', { head, facts: given })}`,
    pageOf: print.pageOf,
    signedAt: instantOf(receivedOn, '00:00', markets[market].timeZone),
  };
}

function row(label: string, value: string, isTotal = false): PaperRow {
  return { number: null, label, value, isTotal };
}
