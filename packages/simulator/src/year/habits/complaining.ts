import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { complaintReports } from '@candor/markets';
import { actOrAsk } from '@candor/services/approvals';
import { answerComplaint, closeComplaint } from '@candor/services/servicing/complaints';
import { classifyComplaint, logComplaint, writeInComplaint } from '@candor/services/servicing/complaint-desk';
import { listRedressEntries } from '@candor/store/complaint-desk';
import { readLoan } from '@candor/store/loans';
import { writable } from '@candor/store/tools';
import { rowStates } from '@candor/domain/instalments';
import type { LivedLoan } from '../servicing.ts';
import { inTime, pastDue, type HabitDay } from './habit-day.ts';

type Said = Pick<Parameters<ReturnType<typeof logComplaint>['decide']>[1], 'channel' | 'kind' | 'words'> & {
  readonly day: number;
  readonly cause: string;
  readonly answer: string;
  readonly isUpheld: boolean;
  readonly daysToAnswer: number;
};

/** One a week or so, from every channel; the fourth takes longer than was promised. */
const said: readonly Said[] = [
  {
    day: 4,
    channel: 'phone',
    kind: 'charge',
    words: 'Called about a late charge: paid on the due day, but the counter reported it a day later.',
    cause: 'third-party',
    answer: 'The counter confirmed that you paid on the due day. We have taken the late charge off.',
    isUpheld: true,
    daysToAnswer: 2,
  },
  {
    day: 9,
    channel: 'email',
    kind: 'payment-not-counted',
    words: 'I sent the transfer three days ago and my balance is the same. The receipt is attached.',
    cause: 'process',
    answer: 'We found your transfer: the reference was incomplete. It counts from the day on which you paid.',
    isUpheld: true,
    daysToAnswer: 2,
  },
  {
    day: 13,
    channel: 'walk-in',
    kind: 'agreement',
    words: 'Came to the office with the agreement; wants to know why the first instalment is larger.',
    cause: 'information',
    answer:
      'The first period is longer than a month, and its interest too: the schedule on page two shows it.',
    isUpheld: false,
    daysToAnswer: 1,
  },
  {
    day: 18,
    channel: 'social',
    kind: 'conduct',
    words: 'Wrote on our page that somebody called three times in one day.',
    cause: 'misunderstanding',
    answer: 'Our records show one call on that day. The other numbers are not ours, and we keep your note.',
    isUpheld: false,
    daysToAnswer: 16,
  },
  {
    day: 23,
    channel: 'regulator',
    kind: 'personal-data',
    words: 'Forwarded by the regulator: asks what is kept about him and who has read it.',
    cause: 'information',
    answer: 'You have today been sent all that we keep, and the list of who has read it.',
    isUpheld: true,
    daysToAnswer: 3,
  },
];

const plus = (on: CalendarDate, days: number) => dateOfDayNumber(dayNumber(on) + days);

/**
 * Complaints that come by telephone, mail, at the counter, in public and from the regulator: written down by
 * support, answered in the meantime and in the end, classified with what was given back, and closed.
 */
export async function complain(day: HabitDay): Promise<void> {
  const { on, kept } = day;
  for (const [nth, each] of said.entries()) {
    if (Number(on.slice(8)) === each.day) await log(day, each, nth);
    const [reportId, loanId] = kept.get(`answer ${nth} ${on}`)?.split(' ') ?? [];
    if (reportId === undefined || loanId === undefined) continue;
    await answer(day, each, { reportId, loan: day.loans.find((loan) => String(loan.loanId) === loanId) });
  }
}

async function log(day: HabitDay, { channel, kind, words, daysToAnswer }: Said, nth: number): Promise<void> {
  const { office, on, kept } = day;
  const { parts, market, clock } = office.wish;
  const loans = kind === 'charge' ? await pastDue(day) : await inTime(day);
  const loan = loans[nth % Math.max(1, loans.length)];
  if (!loan) return;
  const { borrowerId } = loan.person;
  const isRegulator = channel === 'regulator';
  const done = await office.attempt(
    logComplaint(parts),
    {
      market,
      who: { borrowerId, orderId: loan.orderId },
      channel,
      receivedOn: on,
      kind,
      words,
      regulatorReference: isRegulator ? `REG-${on.slice(0, 7)}-114` : null,
      regulatorDueOn: isRegulator ? plus(on, 10) : null,
    },
    'support',
    clock.at(on, '10:40'),
  );
  if ('refused' in done) throw new Error(`a complaint was not written down: ${done.refused}`);
  const { reportId } = done.output;
  const interim =
    'Thank you for telling us. We have it, are looking at the records, and answer by the day promised.';
  const reply = { reportId, staffName: 'Asha Nair', words: interim };
  await office.run(writeInComplaint(parts), reply, 'support', clock.at(on, '15:20'));
  kept.set(`answer ${nth} ${plus(on, daysToAnswer)}`, `${reportId} ${loan.loanId}`);
}

type Answered = { readonly reportId: string; readonly loan: LivedLoan | undefined };

async function answer(day: HabitDay, each: Said, { reportId, loan }: Answered): Promise<void> {
  const { office, on } = day;
  const { parts, market, clock } = office.wish;
  const at = clock.at(on, '11:15');
  const entries = each.kind === 'charge' && loan ? await giveBack(day, loan) : [];
  const staffName = 'Asha Nair';
  const words = { reportId, staffName, words: each.answer, isRejection: !each.isUpheld };
  await office.run(answerComplaint(parts), words, 'support', office.after(at, 10));
  const classification = {
    reportId,
    class: complaintReports[market].classOfKind[each.kind],
    cause: each.cause,
    outcome: each.isUpheld ? 'upheld' : 'not-upheld',
    isApology: each.isUpheld,
    isCorrection: each.kind === 'payment-not-counted',
    entries,
  } as const;
  await office.run(classifyComplaint, classification, 'support', office.after(at, 12));
  await office.run(
    closeComplaint(parts),
    { reportId, staffName, words: null },
    'support',
    office.after(at, 14),
  );
}

/** The late charge that stands on the loan is waived: the entries by which it was. */
async function giveBack({ office, on }: HabitDay, { loanId }: LivedLoan): Promise<bigint[]> {
  const { parts, market, dice, clock } = office.wish;
  const at = clock.at(on, '11:05');
  const { database } = parts;
  const stored = await database.read((tx) => readLoan(tx, loanId));
  const amount =
    stored?.loan.state === 'active'
      ? rowStates(stored.loan).reduce((sum, { left }) => sum + left.penalty, 0n)
      : 0n;
  if (amount === 0n) return [];
  const requestId = dice.id();
  const input = {
    loanId: String(loanId),
    part: 'penalty',
    amount: String(amount),
    reason: 'our-mistake',
  } as const;
  const reason = 'The counter confirmed in writing that it was paid on the due day.';
  const asked = { requestId, act: 'loan.waive', market, subject: `loan:${loanId}`, input, reason } as const;
  const done = await office.attempt(actOrAsk(parts), asked, 'support', at);
  if ('refused' in done) return [];
  if (done.output.outcome === 'asked') await office.agree(requestId, 'risk', office.after(at, 5));
  const booked = await writable(database).withTransaction((tx) => listRedressEntries(tx, loanId, on));
  return booked.map(({ id }) => id);
}
