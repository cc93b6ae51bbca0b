import type { CalendarDate } from '@candor/domain/calendar';
import { previewMark } from '@candor/services/backoffice/approvals';
import { actOnLoanAsSeen } from '@candor/services/backoffice/loans';
import { applicationReference } from '@candor/services/kernel/references';
import { previewLoanAct } from '@candor/services/reads/loans';
import { writable } from '@candor/store/tools';
import type { LivedLoan } from '../servicing.ts';
import { answerPlan } from './accept-plan.ts';
import { inTime, pastDue, type HabitDay } from './habit-day.ts';

/**
 * What loan servicing does now and then, each on its days of the month: another due day, cash and cheques
 * that somebody brings to the counter, a cheque that bounced, and a new schedule.
 */
export async function serve(day: HabitDay): Promise<void> {
  const at = Number(day.on.slice(8));
  if (at === 6) await changeDueDay(day);
  if (at === 8 || at === 19) await takeCash(day);
  if (at === 11) await takeCheque(day);
  if (at === 14) await bounceCheque(day);
  if (at === 16) await restructure(day);
}

/** Whose pay comes ten days later from now on. */
async function changeDueDay(day: HabitDay): Promise<void> {
  const { office, on, deeds } = day;
  const { parts, market, staff, clock } = office.wish;
  const now = clock.at(on, '11:30');
  for (const loan of (await inTime(day)).slice(0, 6)) {
    const next = (await deeds.dueDates(loan, on))[0];
    const dueDay = next && ((Number(next.slice(8)) + 9) % 28) + 1;
    if (dueDay === undefined) continue;
    const asked = { part: null, amount: null, day: dueDay, reason: 'agreed' } as const;
    const named = applicationReference(loan.orderId);
    const look = { market, loan: named, act: 'due-day', input: asked, staffId: staff.support, now } as const;
    const seen = await previewLoanAct(parts.database, look);
    if (!seen || 'refused' in seen) continue;
    const loanId = String(loan.loanId);
    const words = 'Salary is paid ten days later since the new employer.';
    await office.run(
      actOnLoanAsSeen(parts, 'due-day', { loanId, ...asked }),
      { loanId, reason: 'agreed', words, seen: previewMark(seen.preview) },
      'support',
      now,
    );
    await deeds.payByPlan(loan, on);
    return;
  }
}

/** Somebody past due who can be reached, and whom nobody had at the counter today. */
async function someoneLate(day: HabitDay) {
  return (await pastDue(day)).find(
    ({ person, loanId, dpd }) => person.habit !== 'never' && dpd <= 60 && !day.kept.has(`counter ${loanId}`),
  );
}

type Hand = { readonly way: 'cash' | 'cheque'; readonly reference: string; readonly proof: string };

async function post(day: HabitDay, loan: LivedLoan, amount: bigint, hand: Hand): Promise<void> {
  const { office, on } = day;
  day.kept.set(`counter ${loan.loanId}`, on);
  await office.withTwo(
    {
      act: 'payment.post',
      subject: `loan:${loan.loanId}`,
      input: { loanId: String(loan.loanId), amount: String(amount), receivedOn: on, ...hand },
      reason: 'Brought to the counter; counted by two, the receipt is in the book.',
    },
    ['finance', 'controller'],
    office.wish.clock.at(on, '13:10'),
  );
}

const numberOf = (kind: string, on: CalendarDate) => `${kind}${on.replaceAll('-', '')}`;

async function takeCash(day: HabitDay): Promise<void> {
  const loan = await someoneLate(day);
  if (!loan) return;
  const reference = numberOf('OR', day.on);
  await post(day, loan, loan.overdue, { way: 'cash', reference, proof: `Official receipt ${reference}` });
}

async function takeCheque(day: HabitDay): Promise<void> {
  const loan = await someoneLate(day);
  if (!loan) return;
  const reference = numberOf('CHQ', day.on);
  const proof = `Cheque ${reference}, BDO Ortigas`;
  await post(day, loan, loan.overdue, { way: 'cheque', reference, proof });
  day.kept.set('cheque', `${reference} ${loan.loanId}`);
}

/** The bank does not pay the cheque: it is owed again, and most bring the money a week later. */
async function bounceCheque(day: HabitDay): Promise<void> {
  const { office, on, kept, loans, deeds } = day;
  const { market, clock, parts } = office.wish;
  const [externalId, loanId] = kept.get('cheque')?.split(' ') ?? [];
  kept.delete('cheque');
  const { rows } = await writable(parts.database).withTransaction((tx) =>
    tx.query<{ id: string }>({
      text: `select id from payment where market = $1 and channel = 'cheque' and external_id = $2`,
      values: [market, externalId ?? ''],
    }),
  );
  const paymentId = rows[0]?.id;
  if (paymentId === undefined) return;
  await office.withTwo(
    {
      act: 'payment.reverse',
      subject: `payment:${paymentId}`,
      input: { paymentId, why: 'not-received' },
      reason: 'Returned by the bank: drawn against insufficient funds.',
    },
    ['finance', 'controller'],
    clock.at(on, '10:20'),
  );
  const loan = loans.find((each) => String(each.loanId) === loanId);
  if (loan) deeds.payInDays(7, loan, on);
}

/** Longer and smaller for what is left: two people offer it, most borrowers take it. */
async function restructure(day: HabitDay): Promise<void> {
  const { office, on, kept, deeds } = day;
  const { clock, dice } = office.wish;
  const late = (await pastDue(day)).filter(
    ({ person, dpd }) => person.habit === 'slow' && dpd >= 10 && dpd <= 60,
  );
  for (const loan of late.slice(0, 4)) {
    if (kept.has(`restructured ${loan.loanId}`)) continue;
    const loanId = String(loan.loanId);
    const terms = { instalments: 6, firstDueOn: null, rate: 'own' } as const;
    const at = clock.at(on, '14:05');
    const isAsked = await office.mayAsk(
      {
        act: 'loan.restructure',
        subject: `loan:${loanId}`,
        input: { loanId, part: null, amount: null, terms, reason: 'hardship' },
        reason: 'Shorter shifts since last month; payslips show it, and the new instalment fits them.',
      },
      ['support', 'risk'],
      at,
    );
    if (!isAsked) continue;
    kept.set(`restructured ${loan.loanId}`, on);
    const answer = dice.below(4) === 0 ? 'decline' : 'accept';
    if (await answerPlan(office, loan, answer, office.after(at, 90))) await deeds.payByPlan(loan, on);
    return;
  }
}
