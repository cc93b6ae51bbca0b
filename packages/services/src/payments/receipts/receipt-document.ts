import { paidParts } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Parts } from '@candor/domain/loan';
import { htmlLang, marketMoney, markets, type Language, type MarketId } from '@candor/markets';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';
import type { PaperRow, DocumentToRender } from '../../kernel/documents/document-renderer.ts';
import { printedIn } from '../../lending/contracts/paper-texts.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import type { Letterhead } from './letterhead.ts';
import { printedLanguage, receiptWords } from './receipt-texts.ts';

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
};

/**
 * A receipt: only what never changes again once a payment is counted, so that it is the same file for ever. What is owed after it
 * stands in the statement.
 */
export function receiptDocument(head: Letterhead, facts: ReceiptFacts, language: Language): DocumentToRender {
  const { market, amount, receivedOn, pays, toCredit, fromCredit } = facts;
  // Follows from the others: the mark of a receipt stays what it was.
  const { fromCredit: _, ...given } = facts;
  const say = receiptWords(language);
  const print = printedIn(language);
  const money = (minor: bigint) => marketMoney(market, minor);
  const some = (label: string, minor: bigint) => (minor > 0n ? [row(label, money(minor))] : []);
  return {
    title: say.receipt,
    language: htmlLang[printedLanguage(language)],
    lender: head.lender,
    reference: head.reference,
    lines: [say.receivedFrom(head.borrower, print.day(receivedOn))],
    sections: [
      {
        heading: say.payment,
        paragraphs: [],
        rows: [
          row(say.number, facts.externalId ?? facts.paymentId),
          row(say.loan, head.reference),
          row(say.way, facts.way),
          row(say.amount, money(amount), true),
        ],
        table: null,
      },
      {
        heading: say.whatItPaid,
        paragraphs: [],
        rows: [
          ...paidParts.flatMap((part) => some(say.parts[part], pays[part])),
          ...some(say.toCredit, toCredit),
          ...(fromCredit > 0n ? [row(say.fromCredit, money(-fromCredit))] : []),
          row(say.amount, money(amount), true),
        ],
        table: null,
      },
    ],
    licence: head.licence,
    fingerprint: `${print.fingerprint} ${fingerprint('receipt', { head, facts: given })}`,
    pageOf: print.pageOf,
    signedAt: instantOf(receivedOn, '00:00', markets[market].timeZone),
  };
}

function row(label: string, value: string, isTotal = false): PaperRow {
  return { number: null, label, value, isTotal };
}
