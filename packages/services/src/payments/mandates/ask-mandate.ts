import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { duesAhead } from '@candor/domain/mandates';
import type { MarketId } from '@candor/markets';
import { insertMandate, type Mandate } from '@candor/store/mandates';
import type { Command } from '../../kernel/commands/command.ts';
import { ownLoan } from '../../lending/loans/own-loan.ts';
import { schemeOf } from './scheme-of.ts';

export type AskMandate = {
  readonly mandateId: string;
  readonly borrowerId: string;
  readonly market: MarketId;
  /** The loan, as it is called outside. */
  readonly orderId: string;
  /** Which debits by that scheme; null where none does. */
  readonly channel: string | null;
  readonly scheme: string;
};

type AskRule =
  | 'loan_is_unknown'
  | 'only_an_active_loan_is_changed'
  | 'scheme_is_not_offered'
  | 'nothing_is_owed'
  | 'more_than_the_scheme_debits'
  | 'a_mandate_runs_already';

/** A bank may take two days to confirm. */
const confirmMs = 3 * 24 * 60 * 60_000;

/**
 * A borrower permits what is due to be debited, up to the largest instalment that is left and until the last
 * one. It is stored before the channel is called, and holds when it was confirmed there.
 *   Three of 2,910.19 are left, the last due on 18 December: at most 2,910.19 a debit, until 19 December.
 */
export const askMandate: Command<AskMandate, { readonly mandate: string }, AskRule> = {
  name: 'mandate.ask',
  subject: ({ mandateId }) => `mandate:${mandateId}`,
  async decide(tx, input, { now }) {
    const { mandateId, market, orderId, channel } = input;
    const own = await ownLoan(tx, input, orderId);
    if (!own) return { refused: 'loan_is_unknown' };
    if (own.loan.state !== 'active')
      return { refused: 'only_an_active_loan_is_changed', facts: { state: own.loan.state } };
    const scheme = schemeOf(market, input.scheme);
    if (!scheme || channel === null)
      return { refused: 'scheme_is_not_offered', facts: { scheme: input.scheme } };
    const dues = duesAhead(own.loan, own.on);
    const last = dues.at(-1);
    if (!last) return { refused: 'nothing_is_owed' };
    const mostPerDebit = dues.reduce((most, { owed }) => (owed > most ? owed : most), 0n);
    const { mostPerDebit: most, daysAfterDue } = scheme.debits;
    if (most !== null && mostPerDebit > most)
      return { refused: 'more_than_the_scheme_debits', facts: { most: String(most) } };
    const mandate: Mandate = {
      id: mandateId,
      loanId: own.id,
      market,
      channel,
      scheme: scheme.id,
      state: 'asked',
      mostPerDebit,
      lastDay: dateOfDayNumber(dayNumber(last.dueOn) + daysAfterDue),
      askedAt: now,
      confirmBy: new Date(now.getTime() + confirmMs),
      link: null,
      why: null,
      endedThereAt: null,
    };
    if (!(await insertMandate(tx, mandate))) return { refused: 'a_mandate_runs_already' };
    return {
      output: { mandate: mandateId },
      facts: { scheme: scheme.id, mostPerDebit: String(mostPerDebit), lastDay: mandate.lastDay },
    };
  },
};
