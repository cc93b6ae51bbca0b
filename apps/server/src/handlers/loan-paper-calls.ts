import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import {
  type OwnWish,
  ownDocument,
  readOwnPapers,
  readReceipt,
  readStatement,
} from '@candor/services/payments/receipts';
import type { Handler } from '../http/handler.ts';
import { keyRefused } from './key-refused.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';

const mediaType = 'application/pdf' as const;

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

type Request = Pick<
  Parameters<Handler<Calls['loan.certificate']>>[1],
  'market' | 'session' | 'facts' | 'requestId' | 'idempotencyKey'
>;
type Asking = {
  readonly borrowing: HandlerParts['borrowing'];
  readonly orderId: string;
  readonly wish: OwnWish;
};

/** The reader of a request takes a numbered paper of their own. */
async function take(
  { borrowing, orderId, wish }: Asking,
  { market, session: { borrowerId }, facts, requestId, idempotencyKey }: Request,
) {
  const reader = { borrowerId, market, language: languageOf(facts, market) };
  const taken = await ownDocument(borrowing, reader, wish, { orderId, requestId, idempotencyKey });
  if (!taken || 'kind' in taken) return taken;
  const { number, fileName, file, amount } = taken;
  return { amount, file: { number, fileName, mediaType, base64: file.toString('base64') } };
}

/** A15.732: that a closed loan is paid in full. */
export function loanCertificateCall({ borrowing }: HandlerParts): Handler<Calls['loan.certificate']> {
  return async ({ loanId }, request) => {
    const taken = await take({ borrowing, orderId: loanId, wish: { kind: 'certificate' } }, request);
    if (taken === undefined) return { refused: 'not_found' };
    if (taken === null) return { refused: 'document_not_ready' };
    return 'kind' in taken ? keyRefused(taken.kind) : taken.file;
  };
}

/** A15.951: which of them there are. */
export function loanPapersCall({ database }: HandlerParts): Handler<Calls['loan.papers']> {
  return async ({ loanId }, { market, session: { borrowerId } }) =>
    (await readOwnPapers(database, { borrowerId, market }, loanId)) ?? { refused: 'not_found' };
}

/** A15.952: what settles a loan by a day. */
export function loanSettlementQuoteCall({
  borrowing,
}: HandlerParts): Handler<Calls['loan.settlement-quote']> {
  return async ({ loanId, until }, request) => {
    const wish = { kind: 'settlement-quote', until: until as CalendarDate } as const;
    const taken = await take({ borrowing, orderId: loanId, wish }, request);
    if (taken === undefined) return { refused: 'not_found' };
    if (taken === null) return { refused: 'quote_not_possible' };
    return 'kind' in taken ? keyRefused(taken.kind) : { ...taken.file, amount: Number(taken.amount), until };
  };
}

/** A15.953: what was paid in a tax year. */
export function loanInterestCertificateCall({
  borrowing,
}: HandlerParts): Handler<Calls['loan.interest-certificate']> {
  return async ({ loanId, year }, request) => {
    const wish = { kind: 'interest-certificate', year } as const;
    const taken = await take({ borrowing, orderId: loanId, wish }, request);
    if (!taken) return { refused: 'not_found' };
    return 'kind' in taken ? keyRefused(taken.kind) : taken.file;
  };
}
