import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain';
import { letterhead, ownLoan, paidBy, printedLanguage, receiptPaper, statementPaper } from '@candor/services';
import { findOwnPayment, findWriteOffDay, readLoan, readPaymentCode } from '@candor/store';
import type { Handler } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { receiptStates } from './payment-sheet.ts';

const mediaType = 'application/pdf';

/** A7.15: the receipt of a payment that was counted. */
export function loanReceiptCall({ database, borrowing }: HandlerParts): Handler<Calls['loan.receipt']> {
  const { seal, press } = borrowing;
  return async ({ paymentId }, { market, session: { borrowerId }, facts }) => {
    const language = languageOf(facts, market);
    const found = await database.read(async (tx) => {
      const payment = await findOwnPayment(tx, { borrowerId, market }, paymentId);
      if (!payment) return undefined;
      const { receivedOn, orderId, channel, externalId, amount } = payment;
      const stored = await readLoan(tx, payment.loanId);
      if (!stored || receivedOn === null || !receiptStates.has(payment.state)) return null;
      const name = (await readPaymentCode(tx, paymentId))?.payTypeName;
      const { pays, toCredit, fromCredit } = paidBy(stored.loan, paymentId, {
        isReversed: payment.state === 'reversed',
      });
      const way = name?.[printedLanguage(language)] ?? name?.['en'] ?? channel;
      const receipt = {
        market,
        paymentId,
        externalId,
        way,
        amount,
        receivedOn,
        pays,
        toCredit,
        fromCredit,
      };
      return { receipt, head: await letterhead(tx, seal, { orderId, borrowerId, market }) };
    });
    if (found === undefined) return { refused: 'not_found' };
    if (found === null) return { refused: 'document_not_ready' };
    const { receipt, head } = found;
    const file = await press(receiptPaper(head, receipt, language));
    const fileName = `receipt-${head.reference}-${receipt.receivedOn}.pdf`;
    return { fileName, mediaType, base64: file.toString('base64') };
  };
}

/** A7.16: everything between two days. */
export function loanStatementCall({ database, borrowing }: HandlerParts): Handler<Calls['loan.statement']> {
  const { seal, press } = borrowing;
  return async (input, { market, session: { borrowerId }, facts }) => {
    const language = languageOf(facts, market);
    const [from, until] = [input.from as CalendarDate, input.until as CalendarDate];
    const found = await database.read(async (tx) => {
      const own = await ownLoan(tx, { borrowerId, market }, input.loanId);
      if (!own) return undefined;
      const { id, orderId, loan, on } = own;
      const writtenOffOn = await findWriteOffDay(tx, id);
      const head = await letterhead(tx, seal, { orderId, borrowerId, market });
      return { head, statement: { market, loan, on, writtenOffOn, from, until } };
    });
    if (!found) return { refused: 'not_found' };
    const { head, statement } = found;
    const file = await press(statementPaper(head, statement, language));
    const fileName = `statement-${head.reference}-${from}-${until}.pdf`;
    return { fileName, mediaType, base64: file.toString('base64') };
  };
}
