import type { DisbursementIntent } from '@candor/store/disbursement-attempts';
import {
  callEndsWithinMs,
  type AskAnswer,
  type SendAnswer,
} from '../../kernel/ports/disbursement-channel.ts';

/** What a channel, or a bank by its file, was heard to say. */
export type ReceivedAnswer =
  | { readonly question: 'send'; readonly answer: SendAnswer }
  | { readonly question: 'ask'; readonly answer: AskAnswer }
  | { readonly question: 'told'; readonly answer: Extract<AskAnswer, { heard: 'paid' | 'failed' }> };

export type Judged = {
  readonly intent: DisbursementIntent;
  /** What the answer ends, for certain. */
  readonly ends: 'left' | 'failed' | null;
  /** What a person has to look at. */
  readonly concern: string | null;
};

const seconds = 1_000;
const hours = 3_600 * seconds;

/** Waits between questions, growing; the last one for ever. */
const waits = [3, 10, 30, 120, 600, 1_800, 3_600].map((wait) => wait * seconds);

function waitAfter(times: number): number {
  return waits[Math.min(times, waits.length - 1)] ?? hours;
}

/** The call that may have sent it is certainly over by then, also where two clocks differ. */
const believedAfterMs = 3 * callEndsWithinMs;

/**
 * How long an outcome may stay open before a person is told: less long where not even the sending is known.
 */
const toldAfterMs = { unknown: 2 * hours, sent: 24 * hours, intended: 2 * hours } as const;

/**
 * What an answer means for an attempt. The one rule that everything else serves: a payout is sent again only
 * when the channel says that it does not have it, and says so after the call that may have brought it is
 * over.
 *
 *   12:00:00 sent, no answer             → unknown, asked at 12:00:03
 *   12:00:03 "not known"                 → too early to believe: asked again at 12:00:13 …
 *   12:02:46 "not known"                 → it never arrived: sent once more, under the same id
 *   12:02:46 "paid"                      → it had arrived: left
 *
 * All attempts have one id: asked after the second, a channel may still speak of the first. Its "failed" is
 * believed only where it took the second one as new, and says so after that call is over.
 */
export function judgeAnswer(
  before: DisbursementIntent,
  { question, answer }: ReceivedAnswer,
  now: Date,
): Judged {
  if (before.state === 'left') return stays(before);
  if (answer.heard === 'paid') return left(before, answer.reference, now);
  if (before.state === 'failed') return stays(before);
  switch (answer.heard) {
    case 'accepted': {
      const takenAs = answer.isKnownAlready ? 'known' : 'new';
      const vendorRef = answer.reference ?? before.vendorRef;
      const change = { state: 'sent', vendorRef, takenAs, why: null } as const;
      return goesOn(before, change, now, answer.knowsInMs);
    }
    case 'queued':
      return goesOn(
        before,
        { state: 'sent', vendorRef: answer.reference ?? before.vendorRef, why: null },
        now,
      );
    case 'refused':
      return failed(before, answer.why, now);
    case 'failed':
      // A file names the attempt that it tells of.
      if (question === 'told' || before.attempt === 1) return failed(before, answer.why, now);
      return laterFailed(before, answer.why, now);
    case 'not-taken': {
      const again = goesOn(before, { state: 'intended', why: answer.why }, now);
      return { ...again, concern: `channel_takes_nothing: ${answer.why}` };
    }
    case 'not-known':
      return notKnown(before, now);
    case 'unknown': {
      const state = question === 'send' || before.state === 'calling' ? 'unknown' : before.state;
      return goesOn(before, { state, why: answer.why }, now);
    }
  }
}

/**
 * This may be the attempt before: the channel has not looked at the new one yet, or does not replace what
 * failed.
 */
function laterFailed(before: DisbursementIntent, why: string, now: Date): Judged {
  if (!callIsOver(before, now)) return askedWhenOver(before, now);
  if (before.takenAs === 'new') return failed(before, why, now);
  return { ...goesOn(before, {}, now), concern: 'channel_keeps_the_failed_attempt' };
}

function askedWhenOver(before: DisbursementIntent, now: Date): Judged {
  const judged = goesOn(before, {}, now);
  const { nextAt, sentAt } = judged.intent;
  const overAt = new Date((sentAt ?? now).getTime() + believedAfterMs);
  return { ...judged, intent: { ...judged.intent, nextAt: nextAt && nextAt < overAt ? nextAt : overAt } };
}

function callIsOver({ sentAt }: DisbursementIntent, now: Date): boolean {
  return sentAt !== null && now.getTime() - sentAt.getTime() >= believedAfterMs;
}

function notKnown(before: DisbursementIntent, now: Date): Judged {
  if (before.state === 'sent') {
    // It said that it had it: a person asks the vendor what became of it, nobody sends anything.
    return { ...goesOn(before, {}, now), concern: 'channel_lost_what_it_took' };
  }
  if (!callIsOver(before, now)) return goesOn(before, { state: 'unknown' }, now);
  // At once the first time; a channel that loses one after the other is given longer and longer.
  const wait = before.sends <= 1 ? 0 : waitAfter(before.sends);
  const nextAt = new Date(now.getTime() + wait);
  const again = { ...before, state: 'intended', why: null, asks: 0, changedAt: now, nextAt } as const;
  return { intent: again, ends: null, concern: null };
}

function stays(intent: DisbursementIntent): Judged {
  return { intent: { ...intent, nextAt: null }, ends: null, concern: null };
}

function left(before: DisbursementIntent, reference: string | null, now: Date): Judged {
  const vendorRef = reference ?? before.vendorRef;
  const intent = { ...before, state: 'left', vendorRef, why: null, changedAt: now, nextAt: null } as const;
  return { intent, ends: 'left', concern: null };
}

function failed(before: DisbursementIntent, why: string, now: Date): Judged {
  const intent = { ...before, state: 'failed', why, changedAt: now, nextAt: null } as const;
  return { intent, ends: 'failed', concern: null };
}

/** Not ended: looked at again after a while, and told to a person when that goes on for too long. */
function goesOn(
  before: DisbursementIntent,
  change: Partial<Pick<DisbursementIntent, 'state' | 'vendorRef' | 'takenAs' | 'why'>>,
  now: Date,
  soonestMs = Infinity,
): Judged {
  const state = change.state ?? before.state;
  const isNews = state !== before.state && before.state !== 'calling';
  const asks = isNews ? 0 : before.asks;
  const nextAt = new Date(now.getTime() + Math.min(waitAfter(asks), soonestMs));
  const changedAt = state === before.state ? before.changedAt : now;
  const longest = state === 'sent' ? toldAfterMs.sent : toldAfterMs.unknown;
  const isLong = before.toldAt === null && now.getTime() - before.intendedAt.getTime() >= longest;
  const intent = {
    ...before,
    ...change,
    state,
    asks,
    changedAt,
    nextAt,
    toldAt: isLong ? now : before.toldAt,
  };
  return { intent, ends: null, concern: isLong ? 'payout_outcome_is_unknown' : null };
}
