import type { Calls } from '@candor/contract';
import { markets } from '@candor/markets';
import { coolingOffFigures } from '@candor/domain/cooling-off';
import { readOwnLoan } from '@candor/services/lending/loans';
import type { Handler } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { payTypeAnswers } from './pay-type-answers.ts';

/** A7.14: what leaving in the cooling-off days means today. */
export function loanCancelDetailCall({
  database,
  borrowing,
}: HandlerParts): Handler<Calls['loan.cancel-detail']> {
  return async ({ loanId }, { market, session: { borrowerId }, facts }) => {
    const own = await readOwnLoan(database, { borrowerId, market }, loanId);
    if (!own) return { refused: 'not_found' };
    const figures = coolingOffFigures(own.loan, own.on);
    const payer = { borrowerId, market, language: languageOf(facts, market) };
    return {
      loanId,
      currency: markets[market].currency.code,
      isOpen: figures.isOpen,
      until: figures.until,
      netReceived: Number(figures.netReceived),
      interest: Number(figures.interest),
      paidAlready: Number(figures.paidAlready),
      payBack: Number(figures.payBack),
      feesReturned: Number(figures.feesReturned),
      payTypes: figures.isOpen ? await payTypeAnswers(borrowing, payer, figures.payBack) : [],
    };
  };
}
