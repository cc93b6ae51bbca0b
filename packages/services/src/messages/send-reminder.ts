import { beyondCredit, daysBetween, isDisputed, type CalendarDate } from '@candor/domain';
import { checkContact, isLanguage, isMarketId, markets, type ConductRefusal } from '@candor/markets';
import { findBorrower, isSheltered, readLoan } from '@candor/store';
import type { Command } from '../commands/command.ts';
import { dayIn, timeIn } from '../day-end/market-time.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { reminderWords } from './reminder-words.ts';
import { writeMessage } from './write-message.ts';

export type SendReminder = {
  readonly loanId: bigint;
  /** The due date that it is about. */
  readonly dueOn: CalendarDate;
};

type NotReminded =
  | 'loan_is_unknown'
  | 'nothing_of_that_is_owed'
  | 'hardship_is_considered'
  | 'borrower_is_unknown'
  | ConductRefusal;

/**
 * A reminder that was planned at the end of a day, sent hours later: only if the instalment asks for more than the borrower's
 * credit then, isn't disputed, the borrower has not told us of hardship, and the clock is inside the hours in which the law lets a lender speak of a debt.
 */
export const sendReminder = ({
  seal,
  newId,
}: Pick<IdentityParts, 'seal' | 'newId'>): Command<SendReminder, null, NotReminded> => ({
  name: 'reminder.send',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, dueOn }, { now }) {
    const stored = await readLoan(tx, loanId);
    if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
    const { loan, market, borrowerId } = stored;
    const owed = beyondCredit(loan).filter(({ row }) => row.dueOn === dueOn && !isDisputed(loan, row.n));
    const amount = owed.reduce((sum, { asks }) => sum + asks, 0n);
    if (loan.state !== 'active' || amount <= 0n) return { refused: 'nothing_of_that_is_owed' };
    if (await isSheltered(tx, loanId, dayIn(markets[market].timeZone, now)))
      return { refused: 'hardship_is_considered' };
    const borrower = await findBorrower(tx, borrowerId);
    if (!borrower) return { refused: 'borrower_is_unknown' };
    const { timeZone } = markets[market];
    const on = dayIn(timeZone, now);
    const forbidden = checkContact(market, { on, at: timeIn(timeZone, now), person: 'borrower' });
    if (forbidden) return forbidden;
    const language = isLanguage(borrower.language) ? borrower.language : 'en';
    const words = reminderWords({ market, dueOn, amount, daysLate: daysBetween(dueOn, on) });
    const message = {
      id: newId(),
      market,
      borrowerId,
      language,
      kind: 'reminder',
      channel: 'sms',
      ...words,
    } as const;
    return { output: null, facts: { dueOn }, outbox: await writeMessage(tx, seal, message, now) };
  },
});
