import { daysBetween, type CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { isHandOver } from '@candor/domain/reminder-plan';
import { isLanguage, isMarketId, markets, type MarketId } from '@candor/markets';
import { readLoan } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import { nextInWindow } from '../../customers/contact/contact-hours.ts';
import { mayContact, type ContactRule } from '../../customers/contact/may-contact.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanPosition, type PositionRow } from './loan-position.ts';
import { aboutLoan } from '../../customers/messages/about-loan.ts';
import { planOfVersion, type PlanInForce } from '../reminders/plans-in-force.ts';
import { collectionMessage } from '../../customers/messages/collection-texts.ts';
import { reminderWords } from '../../customers/messages/reminder-texts.ts';
import { writeMessage, type NewMessage } from '../../customers/messages/write-message.ts';

export type SendReminder = {
  readonly loanId: bigint;
  /** The due date that it is about. */
  readonly dueOn: CalendarDate;
  /** The step that planned it; absent of what was planned before there were plans. */
  readonly step?: Pick<PlanInForce, 'productId' | 'version'> & { readonly day: number };
};

type NotReminded = 'loan_is_unknown' | 'nothing_of_that_is_owed' | 'step_is_unknown' | ContactRule;

/**
 * A reminder that was planned at the end of a day, sent hours later: only if the instalment asks for more
 * than the borrower's credit then, isn't disputed, and the borrower may be contacted; by the version of the
 * plan that planned it, whichever is in force by now. One that comes outside the window of its step, because
 * no worker was there when it was due, waits for it to begin again.
 */
export const sendReminder = ({
  seal,
  newId,
}: Pick<IdentityDeps, 'seal' | 'newId'>): Command<SendReminder, null, NotReminded> => ({
  name: 'reminder.send',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, dueOn, step: planned }, { now }) {
    const stored = await readLoan(tx, loanId);
    if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
    const { loan, market, borrowerId } = stored;
    const row = rowToRemindOf(loan, market, { on: await businessDateOf(tx, market), dueOn });
    if (!row) return { refused: 'nothing_of_that_is_owed' };
    const amount = row.left;
    const daysLate = daysBetween(dueOn, dayIn(markets[market].timeZone, now));
    const of = await stepOf(tx, market, planned);
    if (!of) return { refused: 'step_is_unknown' };
    const { step, plan, reference } = of;
    const notBefore = nextInWindow(market, step, now);
    if (notBefore > now) {
      const payload = {
        market,
        loan: String(loanId),
        dueOn,
        daysLate: planned?.day ?? daysLate,
        ...reference,
      };
      const later = { topic: 'reminder.due', payload, notBefore } as const;
      return { output: null, facts: { dueOn, waitsUntil: notBefore.toISOString() }, outbox: [later] };
    }
    const charge = row.chargeLeft;
    const { template } = step;
    const words =
      template === 'please-look' || template === 'can-we-help'
        ? collectionMessage(template)
        : reminderWords({ market, dueOn, amount, charge, daysLate });
    const subject = {
      ...(await aboutLoan(tx, loanId)),
      ...(daysLate <= 0 && { dueOn, isDueToday: daysLate === 0 }),
    };
    const common = { ...words, channel: step.channel, id: newId(), market, borrowerId, ...subject };
    const about = daysLate > 0 ? 'late-reminder' : 'reminder';
    const permit = await mayContact(tx, {
      about,
      market,
      loanId,
      now,
      waitsForComplaints: plan.stops.includes('complaint'),
    });
    if ('refused' in permit) return permit;
    const spoken = permit.borrower.language;
    const language = isLanguage(spoken) ? spoken : 'en';
    const message = { ...common, language, kind: about, permit } as NewMessage;
    const facts = { dueOn, ...(planned && { version: planned.version, stepDay: planned.day }) };
    return { output: null, facts, outbox: await writeMessage(tx, seal, message, now) };
  },
});

/** The instalment of a due date, if it asks for more than the borrower's credit and isn't disputed. */
export function rowToRemindOf(
  loan: Loan,
  market: MarketId,
  { on, dueOn }: { readonly on: CalendarDate; readonly dueOn: CalendarDate },
): PositionRow | undefined {
  if (loan.state !== 'active') return undefined;
  const row = loanPosition(loan, on, market).rows.find((each) => each.dueOn === dueOn && !each.isDisputed);
  return row && row.left > 0n ? row : undefined;
}

/** What is sent, by which plan; what was planned before there were plans is sent as the default has it. */
async function stepOf(tx: ReadTx, market: MarketId, planned: SendReminder['step']) {
  const first = { productId: null, version: 1, day: 0 };
  const { productId, version, day } = planned ?? first;
  const plan = await planOfVersion(tx, market, { productId, version });
  const step = plan?.steps.find((each) => each.day === day && !isHandOver(each));
  if (!plan || !step || step.channel === 'hand-over') return undefined;
  const reference = planned ? { plan: { productId, version, isHandOver: false } } : {};
  return { step: { ...step, channel: step.channel }, plan, reference };
}
