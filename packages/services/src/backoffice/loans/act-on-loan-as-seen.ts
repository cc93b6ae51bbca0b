import { isRefusal } from '@candor/domain/refusals';
import type { ContactRule } from '../../customers/contact/may-contact.ts';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { LoanActInput, LoanActRefusal } from '../../lending/loans/change-by-act.ts';
import { seeLoanAct } from '../../lending/loans/loan-act-preview.ts';
import { asSeen, type Seen } from '../approvals/as-seen.ts';
import { changeDueDay, delayLoan, notifySettlement, type ActOnLoan } from './act-on-loan.ts';

type Parts = Pick<IdentityDeps, 'seal' | 'newId'>;

type Rule = LoanActRefusal | ContactRule;

/** An act on a loan by one person: what its preview showed, or nothing. */
export function actOnLoanAsSeen(
  parts: Parts,
  kind: 'delay' | 'due-day' | 'settle',
  shown: LoanActInput,
): Command<ActOnLoan & Seen, null, Rule | 'figures_have_changed'> {
  const act: Command<ActOnLoan, null, Rule> =
    kind === 'delay'
      ? delayLoan(parts)
      : kind === 'due-day'
        ? changeDueDay(parts, shown.day ?? 0)
        : notifySettlement(parts);
  return asSeen(act, async (tx) => {
    const looked = await seeLoanAct(tx, kind, shown);
    return isRefusal(looked) ? looked : looked.preview;
  });
}
