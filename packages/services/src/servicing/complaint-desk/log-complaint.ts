import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import {
  calendars,
  markets,
  yearsKept,
  type ClockTime,
  type MarketId,
  type ProblemKind,
} from '@candor/markets';
import { updateComplaint, type AnswerWay } from '@candor/store/complaints';
import { insertComplaintIntake, type IntakeChannel } from '@candor/store/complaint-desk';
import { findApplication } from '@candor/store/applications';
import { lockBorrower } from '@candor/store/borrowers';
import type { ReadTx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import { complaintDay } from '../complaints/complaint-day.ts';
import { complainantAbout } from '../complaints/complaint-seal.ts';
import { notifyComplainant } from '../complaints/notify-complainant.ts';
import { openComplaint, type SavedComplaint } from '../complaints/save-complaint.ts';
import { sayInComplaint } from '../complaints/say-in-complaint.ts';

type Complainant = { readonly name: string; readonly contact: string };

export type LogComplaint = {
  readonly market: MarketId;
  /** Whose account it is about; else who it was that complained. */
  readonly who: { readonly borrowerId: string; readonly orderId: string | null } | Complainant;
  readonly channel: IntakeChannel;
  readonly receivedOn: CalendarDate;
  readonly kind: ProblemKind;
  readonly words: string;
  readonly regulatorReference: string | null;
  readonly regulatorDueOn: CalendarDate | null;
};

type LogRefusal =
  | 'borrower_is_unknown'
  | 'loan_is_unknown'
  | 'received_day_is_wrong'
  | 'regulator_day_is_wrong';

/** What came longer ago is no complaint that was forgotten, but a day that was mistyped. */
const receivedAtMostDaysAgo = 366;

/** Somebody with an account is answered there; others the way they came. */
const ways: Readonly<Record<IntakeChannel, AnswerWay>> = {
  phone: 'phone',
  'walk-in': 'phone',
  email: 'email',
  social: 'phone',
  regulator: 'email',
};

/**
 * Staff write down a complaint that did not come by the app. Its days run from the day on which it came, not
 * from when somebody typed it; whoever has an account sees it there like one that they wrote themselves.
 */
export const logComplaint = (
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Command<LogComplaint, SavedComplaint, LogRefusal> => ({
  name: 'problem.log',
  subject: ({ who, market }) => ('borrowerId' in who ? `borrower:${who.borrowerId}` : `market:${market}`),
  async decide(tx, input, { actor, now }) {
    const { market, who, channel, receivedOn, kind, words } = input;
    const today = await complaintDay(tx, market, now);
    if (!isDayRight(receivedOn, today.on)) return { refused: 'received_day_is_wrong' };
    if (input.regulatorDueOn !== null && input.regulatorDueOn < receivedOn)
      return { refused: 'regulator_day_is_wrong' };
    const known = 'borrowerId' in who ? who : null;
    const borrower = known && (await lockBorrower(tx, known.borrowerId));
    if (borrower === undefined) return { refused: 'borrower_is_unknown' };
    if (known && !(await isOwnOrder(tx, known, market))) return { refused: 'loan_is_unknown' };
    const isToday = receivedOn === today.on;
    const opens = calendars[market].office.opens as ClockTime;
    const opened = await openComplaint(tx, parts, {
      borrowerId: known?.borrowerId ?? null,
      market,
      kind,
      orderId: known?.orderId ?? null,
      rowN: null,
      answerWay: known ? 'app' : ways[channel],
      askedAt: isToday ? now : instantOf(receivedOn, opens, markets[market].timeZone),
      asked: isToday ? today : { on: receivedOn, at: opens },
      regulatorDueOn: input.regulatorDueOn,
    });
    const said = { author: 'borrower', staffName: null, words, imageIds: [], now } as const;
    await sayInComplaint(tx, parts, opened, said);
    const complaint = { ...opened, messages: 1, news: 1, changedAt: now };
    await updateComplaint(tx, complaint);
    await insertComplaintIntake(tx, {
      complaintId: complaint.id,
      channel,
      loggedBy: actor.id,
      loggedAt: now,
      regulatorReference: input.regulatorReference,
      regulatorDueOn: input.regulatorDueOn,
      complainantSealed:
        'name' in who ? parts.seal.seal(JSON.stringify(who), complainantAbout(complaint.id)) : null,
      keptUntil: known ? null : yearsLater(receivedOn, yearsKept(market, 'dealings')),
    });
    const told = { complaint, language: borrower?.language ?? 'en' };
    const outbox = await notifyComplainant(tx, parts, told, { step: 'received', now });
    const { id, reference, state, promisedBy } = complaint;
    return {
      output: { reportId: id, reference, state, promisedBy },
      facts: { complaint: id, reference, kind, channel, receivedOn, promisedBy },
      outbox,
    };
  },
});

function isDayRight(receivedOn: CalendarDate, today: CalendarDate): boolean {
  const first = dateOfDayNumber(dayNumber(today) - receivedAtMostDaysAgo);
  return receivedOn <= today && receivedOn >= first;
}

async function isOwnOrder(
  tx: ReadTx,
  { borrowerId, orderId }: { readonly borrowerId: string; readonly orderId: string | null },
  market: MarketId,
): Promise<boolean> {
  if (orderId === null) return true;
  const order = await findApplication(tx, orderId);
  return order?.borrowerId === borrowerId && order.market === market;
}

function yearsLater(day: CalendarDate, years: number): CalendarDate {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return later.replace(/-02-29$/u, '-02-28') as CalendarDate;
}
