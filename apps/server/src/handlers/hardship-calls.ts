import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain';
import { markets } from '@candor/markets';
import { askHardship, hardshipOptions, ownLoan, runCommand } from '@candor/services';
import { latestHardshipRequest } from '@candor/store';
import type { Handler } from '../http/handler.ts';
import { languageOf, type CallHandlers, type HandlerParts } from './handler-parts.ts';
import { hardshipLine, hardshipStateLine } from './hardship-words.ts';

/** A7.17 and A7.18: for somebody who can't pay. */
export function hardshipCalls(parts: HandlerParts): CallHandlers<'loan.hardship' | 'loan.hardship-ask'> {
  return { 'loan.hardship': loanHardship(parts), 'loan.hardship-ask': loanHardshipAsk(parts) };
}

function loanHardship({ database }: HandlerParts): Handler<Calls['loan.hardship']> {
  return async ({ loanId }, { market, session: { borrowerId }, facts }) => {
    const language = languageOf(facts, market);
    return database.withTransaction(
      async (tx) => {
        const own = await ownLoan(tx, { borrowerId, market }, loanId);
        if (!own) return { refused: 'not_found' };
        const request = await latestHardshipRequest(tx, own.id);
        return {
          loanId,
          currency: markets[market].currency.code,
          request: request
            ? {
                option: request.option,
                state: request.state,
                askedAt: request.askedAt.toISOString(),
                line: hardshipStateLine(request, language),
              }
            : null,
          options: hardshipOptions(own).map((choice) => ({
            option: choice.option,
            line: hardshipLine(choice, market, language),
            instalment: choice.instalment === null ? null : Number(choice.instalment),
            instalments: choice.instalments,
            lastDueOn: choice.lastDueOn,
            costToTheEnd: choice.costToTheEnd === null ? null : Number(choice.costToTheEnd),
            latestOn: choice.latestOn,
          })),
        };
      },
      { readOnly: true },
    );
  };
}

function loanHardshipAsk({ database, borrowing }: HandlerParts): Handler<Calls['loan.hardship-ask']> {
  return async (input, { market, session: { borrowerId }, idempotencyKey, requestId }) => {
    const { loanId, option, promisedOn, words } = input;
    const answer = await runCommand(database, askHardship(borrowing), {
      input: {
        borrowerId,
        market,
        orderId: loanId,
        option,
        promisedOn: (promisedOn ?? null) as CalendarDate | null,
        words: words ?? null,
      },
      actor: { kind: 'borrower', id: borrowerId },
      idempotencyKey,
      requestId,
      now: borrowing.now(),
    });
    if (answer.kind === 'key-reused') return { refused: 'idempotency_key_reused' };
    if (answer.kind === 'key-in-use') return { refused: 'idempotency_key_in_use' };
    if (answer.kind === 'done') return { loanId, state: answer.output.state };
    switch (answer.refusal.refused) {
      case 'loan_is_unknown':
        return { refused: 'not_found' };
      case 'only_an_active_loan_is_changed':
        return { refused: 'order_cannot_change_now' };
      case 'hardship_is_not_possible':
        return { refused: 'hardship_is_not_possible' };
    }
  };
}
