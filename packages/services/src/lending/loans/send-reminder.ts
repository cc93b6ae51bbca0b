import { daysBetween, type CalendarDate } from '@candor/domain/calendar';
import { isLanguage, isMarketId, markets } from '@candor/markets';
import { readLoan } from '@candor/store/loans';
import type { Command } from '../../kernel/commands/command.ts';
import { nextContactHour, outsideHours } from '../../customers/contact/contact-hours.ts';
import { mayContact, type ContactRule } from '../../customers/contact/may-contact.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanPosition } from './loan-position.ts';
import { aboutLoan } from '../../customers/messages/about-loan.ts';
import { reminderWords } from '../../customers/messages/reminder-texts.ts';
import { writeMessage, type NewMessage } from '../../customers/messages/write-message.ts';

export type SendReminder = {
  readonly loanId: bigint;
  /** The due date that it is about. */
  readonly dueOn: CalendarDate;
};

type NotReminded = 'loan_is_unknown' | 'nothing_of_that_is_owed' | ContactRule;

/**
 * A reminder that was planned at the end of a day, sent hours later: only if the instalment asks for more
 * than the borrower's credit then, isn't disputed, and the borrower may be contacted. One that comes outside
 * the promised hours, because no worker was there when it was due, waits for them to begin.
 */
export const sendReminder = ({
  seal,
  newId,
}: Pick<IdentityDeps, 'seal' | 'newId'>): Command<SendReminder, null, NotReminded> => ({
  name: 'reminder.send',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, dueOn }, { now }) {
    const stored = await readLoan(tx, loanId);
    if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
    const { loan, market, borrowerId } = stored;
    const { rows } = loanPosition(loan, await businessDateOf(tx, market), market);
    const row = rows.find((each) => each.dueOn === dueOn && !each.isDisputed);
    const amount = row?.left ?? 0n;
    if (loan.state !== 'active' || amount <= 0n) return { refused: 'nothing_of_that_is_owed' };
    const daysLate = daysBetween(dueOn, dayIn(markets[market].timeZone, now));
    if (outsideHours(market, now)) {
      const notBefore = nextContactHour(market, now);
      const payload = { market, loan: String(loanId), dueOn, daysLate };
      const later = { topic: 'reminder.due', payload, notBefore } as const;
      return { output: null, facts: { dueOn, waitsUntil: notBefore.toISOString() }, outbox: [later] };
    }
    const charge = row?.chargeLeft ?? 0n;
    const words = { ...reminderWords({ market, dueOn, amount, charge, daysLate }), channel: 'sms' } as const;
    const subject = {
      ...(await aboutLoan(tx, loanId)),
      ...(daysLate <= 0 && { dueOn, isDueToday: daysLate === 0 }),
    };
    const common = { ...words, id: newId(), market, borrowerId, ...subject };
    const about = daysLate > 0 ? 'late-reminder' : 'reminder';
    const permit = await mayContact(tx, { about, market, loanId, now });
    if ('refused' in permit) return permit;
    const spoken = permit.borrower.language;
    const language = isLanguage(spoken) ? spoken : 'en';
    const message = { ...common, language, kind: about, permit } as NewMessage;
    return { output: null, facts: { dueOn }, outbox: await writeMessage(tx, seal, message, now) };
  },
});
