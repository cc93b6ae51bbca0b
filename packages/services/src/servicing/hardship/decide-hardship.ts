import { isRefusal, type Refusal } from '@candor/domain/refusals';
import { isLanguage, isMarketId, type MarketId } from '@candor/markets';
import {
  endHardshipRequest,
  findHardshipRequest,
  type HardshipOption,
  type HardshipRequest,
  type HardshipState,
} from '@candor/store/hardship';
import { findBorrower } from '@candor/store/borrowers';
import { loadLoan } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';
import type { Command, OutboxMessage } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { changeLoan, type ChangedLoan, type LoanRefusal } from '../../lending/loans/change-loan.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanMessages } from '../../lending/loans/loan-answer.ts';
import { aboutLoan } from '../../customers/messages/about-loan.ts';
import { writeMessage } from '../../customers/messages/write-message.ts';
import { grantedMessage, refusedWords, type Granted, type HardshipReason } from './hardship-texts.ts';
import { otherInstalments } from './hardship-options.ts';

export type DecideHardship = {
  readonly requestId: string;
  readonly decision: 'grant' | 'refuse';
  /** Of a refusal. */
  readonly reason?: HardshipReason | undefined;
};

export type DecideRefusal =
  | LoanRefusal
  | 'request_is_unknown'
  | 'request_is_decided'
  | 'hardship_is_not_possible';

/**
 * Somebody of the lender's decides. To grant other instalments is to make them, as many as were asked for,
 * under the law of this day; to grant a promise is to wait for its day. Either way the borrower is told, of a
 * refusal with the reason. Late charges grow again from this day on.
 */
export const decideHardship = ({
  seal,
  newId,
}: Pick<IdentityDeps, 'seal' | 'newId'>): Command<
  DecideHardship,
  { requestId: string; state: HardshipState },
  DecideRefusal
> => ({
  name: 'hardship.decide',
  subject: ({ requestId }) => `hardship:${requestId}`,
  async decide(tx, { requestId, decision, reason = 'we_need_to_know_more' }, { now }) {
    const request = await findHardshipRequest(tx, requestId);
    const stored = request && (await loadLoan(tx, request.loanId));
    if (!stored || !isMarketId(stored.market)) return { refused: 'request_is_unknown' };
    const { market, borrowerId } = stored;
    const state = decision === 'grant' ? 'granted' : 'refused';
    const why = state === 'refused' ? reason : null;
    const on = await businessDateOf(tx, market);
    if (!(await endHardshipRequest(tx, requestId, { state, at: now, on, why })))
      return { refused: 'request_is_decided', facts: { state: request.state } };
    const granted = decision === 'grant' ? await grant(tx, request, { market, loan: stored.loan, on }) : null;
    if (isRefusal(granted)) return granted;
    const borrower = await findBorrower(tx, borrowerId);
    const told = borrower?.language ?? 'en';
    const language = isLanguage(told) ? told : 'en';
    const about = await aboutLoan(tx, stored.id);
    const message = { id: newId(), market, borrowerId, language, kind: 'hardship', ...about } as const;
    const words = granted ? grantedMessage(request, granted) : refusedWords(reason);
    const written = await writeMessage(tx, seal, { ...message, channel: 'sms', ...words }, now);
    return {
      output: { requestId, state },
      facts: { state, ...(why !== null && { why }) },
      outbox: [...(granted?.messages ?? []), ...written],
    };
  },
});

/**
 * What granting a request makes of the loan: the first lawful terms of so many instalments as the borrower
 * was shown.
 */
export function changeAsAsked(
  tx: Tx,
  { loanId, option, instalments }: HardshipRequest,
  market: MarketId,
): Promise<ChangedLoan | Refusal<LoanRefusal | 'hardship_is_not_possible'>> {
  return changeLoan<'hardship_is_not_possible'>(tx, loanId, (loan, on) => {
    const found = isPlan(option)
      ? otherInstalments({ market, loan, on }, option, instalments ?? undefined)
      : undefined;
    return found?.events ?? { refused: 'hardship_is_not_possible', facts: { option } };
  });
}

/** Whether granting it changes the loan; else somebody is only waited for or talked to. */
export function isPlan(option: HardshipOption): option is 'delay' | 'smaller-instalments' {
  return option === 'delay' || option === 'smaller-instalments';
}

async function grant(
  tx: Tx,
  request: HardshipRequest,
  now: Granted,
): Promise<(Granted & { messages: OutboxMessage[] }) | Refusal<LoanRefusal | 'hardship_is_not_possible'>> {
  if (!isPlan(request.option)) return { ...now, messages: [] };
  const changed = await changeAsAsked(tx, request, now.market);
  return isRefusal(changed) ? changed : { ...now, loan: changed.after, messages: loanMessages(changed) };
}
