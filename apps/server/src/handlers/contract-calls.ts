import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import { agreements, agreementTexts, clauseHeading } from '@candor/markets/agreement';
import {
  readContract,
  readContractFile,
  readDraftFile,
  type DraftChoice,
} from '@candor/services/lending/contracts';
import { readOwnInvoiceFile } from '@candor/services/payments/tax';
import type { z } from 'zod';
import type { Handler } from '../http/handler.ts';
import { languageOf, type CallHandlers, type HandlerParts } from './handler-parts.ts';
import { handlerTexts } from './handler-texts.ts';
import { quoteFigures } from './quote-figures.ts';

/** A8.1, A8.2, A8.3: what was agreed, its full text, and its files. */
export function contractHandlers(
  parts: HandlerParts,
): CallHandlers<'contract.detail' | 'contract.agreement' | 'contract.file'> {
  return {
    'contract.detail': contractDetail(parts),
    'contract.agreement': contractAgreement(parts),
    'contract.file': contractFile(parts),
  };
}

type Ids = { readonly loanId?: string | undefined; readonly orderId?: string | undefined };

/** A loan is known by its order's id. Two ids that differ name nothing. */
function idOf({ loanId, orderId }: Ids): string | undefined {
  return loanId !== undefined && orderId !== undefined && loanId !== orderId
    ? undefined
    : (orderId ?? loanId);
}

function contractDetail({ database, identity: { seal } }: HandlerParts): Handler<Calls['contract.detail']> {
  return async (ids, { market, session: { borrowerId }, facts }) => {
    const orderId = idOf(ids);
    if (orderId === undefined) return { refused: 'not_found' };
    const language = languageOf(facts, market);
    const found = await readContract(database, seal, { borrowerId, orderId }, language);
    if (!found) return { refused: 'not_found' };
    return {
      orderId,
      reference: found.reference,
      isSigned: found.signed !== null,
      signedAt: found.signed?.at.toISOString() ?? null,
      fingerprint: found.signed?.fingerprint ?? null,
      agreementVersion: found.version,
      quote: quoteFigures(found.market, found.quote),
      disclosure: found.disclosure,
      consents: found.consents.map(({ text, language: read, at }) => ({
        text,
        language: read,
        at: at.toISOString(),
      })),
    };
  };
}

function contractAgreement({
  database,
  identity: { seal },
}: HandlerParts): Handler<Calls['contract.agreement']> {
  return async ({ loanId, orderId: asked, amount, ...rest }, { market, session: { borrowerId }, facts }) => {
    const orderId = idOf({ loanId, orderId: asked });
    if (orderId === undefined) return { refused: 'not_found' };
    const language = languageOf(facts, market);
    const choice = choiceOf({ amount, ...rest });
    const found = await readContract(database, seal, { borrowerId, orderId }, language, choice);
    if (!found) return { refused: 'not_found' };
    return {
      orderId,
      title: agreements[found.market].title[language],
      isSigned: found.signed !== null,
      signedAt: found.signed?.at.toISOString() ?? null,
      version: found.version,
      fingerprint: found.signed?.fingerprint ?? null,
      note: language === 'en' ? null : handlerTexts(language)('agreement.note'),
      sections: found.agreement.clauses.map(({ key, heading, paragraphs, table }) => ({
        heading: clauseHeading(key, language),
        bindingHeading: language === 'en' ? null : heading.replace(/^\d+\. /u, ''),
        inShort: language === 'en' ? null : agreementTexts(language)(`summary.${key}`),
        paragraphs: [...paragraphs],
        table: table && {
          heads: [...table.heads],
          lines: table.lines.map((line) => [...line]),
          totals: [...table.totals],
        },
      })),
      files: [...found.files],
      taxInvoices: [...found.taxInvoices],
    };
  };
}

type Asked = Pick<
  z.output<Calls['contract.agreement']['request']>,
  'amount' | 'term' | 'firstDueOn' | 'accountId' | 'purpose'
>;

/** What a borrower would sign instead of what was approved. */
function choiceOf({ amount, term, firstDueOn, accountId, purpose }: Asked): DraftChoice {
  return {
    ...(amount !== undefined && { amount: BigInt(amount) }),
    ...(term && { term }),
    ...(firstDueOn !== undefined && { firstDueOn: firstDueOn as CalendarDate }),
    ...(accountId !== undefined && { accountId }),
    ...(purpose !== undefined && { purpose }),
  };
}

function contractFile({ borrowing }: HandlerParts): Handler<Calls['contract.file']> {
  return async (request, { market, session: { borrowerId }, facts }) => {
    const { document: kind, taxInvoice: number, loanId, orderId: asked, ...chosen } = request;
    const orderId = idOf({ loanId, orderId: asked });
    if (orderId === undefined) return { refused: 'not_found' };
    const choice = choiceOf(chosen);
    const language = languageOf(facts, market);
    const file =
      kind === 'tax-invoice'
        ? await readOwnInvoiceFile(borrowing, { borrowerId, orderId, number: number ?? '' })
        : choice.amount === undefined
          ? await readContractFile(borrowing, { borrowerId, orderId, kind })
          : await readDraftFile(borrowing, { borrowerId, orderId, kind, choice, language });
    if (file === undefined) return { refused: 'not_found' };
    if (file === null) return { refused: 'document_not_ready' };
    const { fileName, sha256, bytes } = file;
    return { fileName, mediaType: 'application/pdf', sha256, base64: bytes.toString('base64') };
  };
}
