import type { CalendarDate } from '@candor/domain/calendar';
import type { Language, MarketId } from '@candor/markets';
import { findOwnPayment } from '@candor/store/payments';
import { readPaymentInstruction } from '@candor/store/payment-instructions';
import { findWriteOffDay, readLoan } from '@candor/store/loans';
import type { Database } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { DocumentToRender } from '../../kernel/documents/document-renderer.ts';
import { printedLanguage } from '../../lending/contracts/paper-texts.ts';
import { ownLoan } from '../../lending/loans/own-loan.ts';
import { paidBy, recutBy } from '@candor/domain/repayment';
import { receiptStates } from '../payments/read-own-payment.ts';
import { letterhead } from './letterhead.ts';
import { receiptDocument } from './receipt-document.ts';
import { statementDocument } from './statement-document.ts';

export type DocumentReader = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
};

export type NamedDocument = { readonly fileName: string; readonly paper: DocumentToRender };

/** The receipt of a payment; null while it is not counted, undefined for anybody else's. */
export function readReceipt(
  database: Database,
  seal: PersonSeal,
  { borrowerId, market, language }: DocumentReader,
  paymentId: string,
): Promise<NamedDocument | null | undefined> {
  return database.read(async (tx) => {
    const payment = await findOwnPayment(tx, { borrowerId, market }, paymentId);
    if (!payment) return undefined;
    const { receivedOn, orderId, channel, externalId, amount } = payment;
    const stored = await readLoan(tx, payment.loanId);
    if (!stored || receivedOn === null || !receiptStates.has(payment.state)) return null;
    const name = (await readPaymentInstruction(tx, paymentId))?.payTypeName;
    const way = name?.[printedLanguage(language)] ?? name?.['en'] ?? channel;
    const coverage = paidBy(stored.loan, paymentId);
    const head = await letterhead(tx, seal, { orderId, borrowerId, market });
    const recut = recutBy(stored.loan, paymentId);
    const receipt = { market, paymentId, externalId, way, amount, receivedOn, ...coverage, recut };
    return {
      fileName: `receipt-${head.reference}-${receivedOn}.pdf`,
      paper: receiptDocument(head, receipt, language),
    };
  });
}

/** The statement of a loan between two days; undefined for anybody else's. */
export function readStatement(
  database: Database,
  seal: PersonSeal,
  { borrowerId, market, language }: DocumentReader,
  asked: { readonly orderId: string; readonly from: CalendarDate; readonly until: CalendarDate },
): Promise<NamedDocument | undefined> {
  return database.read(async (tx) => {
    const { from, until } = asked;
    const own = await ownLoan(tx, { borrowerId, market }, asked.orderId);
    if (!own) return undefined;
    const { id, orderId, loan, on } = own;
    const writtenOffOn = await findWriteOffDay(tx, id);
    const head = await letterhead(tx, seal, { orderId, borrowerId, market });
    return {
      fileName: `statement-${head.reference}-${from}-${until}.pdf`,
      paper: statementDocument(head, { market, loan, on, writtenOffOn, from, until }, language),
    };
  });
}
