import type { CalendarDate } from '@candor/domain';
import type { Language, MarketId } from '@candor/markets';
import { findOwnPayment } from '@candor/store/payments';
import { readPaymentCode } from '@candor/store/payment-instructions';
import { findWriteOffDay, readLoan } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { PaperToPrint } from '../../kernel/documents/document-press.ts';
import { ownLoan } from '../../lending/loans/own-loan.ts';
import { paidBy } from '../payments/preview-repayment.ts';
import { receiptStates } from '../payments/read-own-payment.ts';
import { letterhead } from './letterhead.ts';
import { receiptPaper } from './receipt-paper.ts';
import { printedLanguage } from './receipt-words.ts';
import { statementPaper } from './statement-paper.ts';

export type PaperReader = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
};

export type NamedPaper = { readonly fileName: string; readonly paper: PaperToPrint };

/** The receipt of a payment; null while it is not counted, undefined for anybody else's. */
export async function readReceipt(
  tx: ReadTx,
  seal: PersonSeal,
  { borrowerId, market, language }: PaperReader,
  paymentId: string,
): Promise<NamedPaper | null | undefined> {
  const payment = await findOwnPayment(tx, { borrowerId, market }, paymentId);
  if (!payment) return undefined;
  const { receivedOn, orderId, channel, externalId, amount } = payment;
  const stored = await readLoan(tx, payment.loanId);
  if (!stored || receivedOn === null || !receiptStates.has(payment.state)) return null;
  const name = (await readPaymentCode(tx, paymentId))?.payTypeName;
  const way = name?.[printedLanguage(language)] ?? name?.['en'] ?? channel;
  const coverage = paidBy(stored.loan, paymentId);
  const head = await letterhead(tx, seal, { orderId, borrowerId, market });
  const receipt = { market, paymentId, externalId, way, amount, receivedOn, ...coverage };
  return {
    fileName: `receipt-${head.reference}-${receivedOn}.pdf`,
    paper: receiptPaper(head, receipt, language),
  };
}

/** The statement of a loan between two days; undefined for anybody else's. */
export async function readStatement(
  tx: ReadTx,
  seal: PersonSeal,
  { borrowerId, market, language }: PaperReader,
  asked: { readonly orderId: string; readonly from: CalendarDate; readonly until: CalendarDate },
): Promise<NamedPaper | undefined> {
  const { from, until } = asked;
  const own = await ownLoan(tx, { borrowerId, market }, asked.orderId);
  if (!own) return undefined;
  const { id, orderId, loan, on } = own;
  const writtenOffOn = await findWriteOffDay(tx, id);
  const head = await letterhead(tx, seal, { orderId, borrowerId, market });
  return {
    fileName: `statement-${head.reference}-${from}-${until}.pdf`,
    paper: statementPaper(head, { market, loan, on, writtenOffOn, from, until }, language),
  };
}
