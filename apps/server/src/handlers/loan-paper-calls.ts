import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import { ownCertificate, readReceipt, readStatement } from '@candor/services/payments/receipts';
import type { Handler } from '../http/handler.ts';
import { keyRefused } from './key-refused.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';

const mediaType = 'application/pdf';

/** A7.15: the receipt of a payment that was counted. */
export function loanReceiptCall({ database, borrowing }: HandlerParts): Handler<Calls['loan.receipt']> {
  const { seal, press } = borrowing;
  return async ({ paymentId }, { market, session: { borrowerId }, facts }) => {
    const reader = { borrowerId, market, language: languageOf(facts, market) };
    const receipt = await readReceipt(database, seal, reader, paymentId);
    if (receipt === undefined) return { refused: 'not_found' };
    if (receipt === null) return { refused: 'document_not_ready' };
    const file = await press(receipt.paper);
    return { fileName: receipt.fileName, mediaType, base64: file.toString('base64') };
  };
}

/** A7.16: everything between two days. */
export function loanStatementCall({ database, borrowing }: HandlerParts): Handler<Calls['loan.statement']> {
  const { seal, press } = borrowing;
  return async (input, { market, session: { borrowerId }, facts }) => {
    const reader = { borrowerId, market, language: languageOf(facts, market) };
    const [from, until] = [input.from as CalendarDate, input.until as CalendarDate];
    const asked = { orderId: input.loanId, from, until };
    const statement = await readStatement(database, seal, reader, asked);
    if (!statement) return { refused: 'not_found' };
    const file = await press(statement.paper);
    return { fileName: statement.fileName, mediaType, base64: file.toString('base64') };
  };
}

/** A15.732: that a closed loan is paid in full. */
export function loanCertificateCall({ borrowing }: HandlerParts): Handler<Calls['loan.certificate']> {
  return async ({ loanId }, { market, session: { borrowerId }, facts, requestId, idempotencyKey }) => {
    const reader = { borrowerId, market, language: languageOf(facts, market) };
    const asked = { orderId: loanId, requestId, idempotencyKey };
    const certificate = await ownCertificate(borrowing, reader, asked);
    if (certificate === undefined) return { refused: 'not_found' };
    if (certificate === null) return { refused: 'document_not_ready' };
    if ('kind' in certificate) return keyRefused(certificate.kind);
    const { number, fileName, file } = certificate;
    return { number, fileName, mediaType, base64: file.toString('base64') };
  };
}
