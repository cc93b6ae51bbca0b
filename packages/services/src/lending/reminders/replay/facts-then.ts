import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { rowStates } from '@candor/domain/instalments';
import { isDisputed, totalOfParts, type Loan } from '@candor/domain/loan';
import type { ShelteredLoan } from '@candor/store/hardship';
import type { StoppedLoan } from '@candor/store/reminders';
import type { ContactFacts } from '../../../customers/contact/judge-contact.ts';
import type { BorrowerHistory, LoanHistory, PastRequest } from './borrower-history.ts';

/** A contact that was made, really or in the replay. */
export type MadeContact = { readonly at: Date; readonly kind: string };

/**
 * What the rules of contact would have found at a moment of the past: the history's facts, and as contacts
 * those that were made before it.
 */
export function factsThen(history: BorrowerHistory, made: readonly MadeContact[], at: Date): ContactFacts {
  return {
    shelterOf: async (loanId, on) => {
      const loan = history.loans.find(({ id }) => id === loanId);
      return loan && shelterThen(loan, on, at);
    },
    hasOpenComplaint: async () => hadOpenComplaint(history, at),
    hasUnansweredWord: async () => false,
    countContacts: async (borrowerId, { since, kinds }) => ({
      borrowerId,
      contactedAt: made
        .filter((each) => each.at >= since && each.at <= at)
        .filter(({ kind }) => kind === 'call' || kinds.includes(kind))
        .map((each) => each.at),
      isNotToBeCalled: false,
      isWrongNumber: hadWrongNumber(history, at),
      lastAt: null,
      lastWay: null,
      lastOutcome: null,
    }),
  };
}

export function hadOpenComplaint({ complaints }: BorrowerHistory, at: Date): boolean {
  const open = new Map<string, boolean>();
  for (const turn of complaints) if (turn.at <= at) open.set(turn.complaintId, turn.isOpen);
  return [...open.values()].includes(true);
}

export function hadWrongNumber({ numbers }: BorrowerHistory, at: Date): boolean {
  return numbers.findLast((word) => word.at <= at)?.isWrong ?? false;
}

type Standing = 'considered' | 'granted' | 'over';

function standingThen({ state, askedAt, decidedAt }: PastRequest, at: Date): Standing {
  if (askedAt > at) return 'over';
  if (decidedAt === null || decidedAt > at) return 'considered';
  return state === 'granted' ? 'granted' : 'over';
}

/** As `shelterOfLoans` finds it now. */
export function shelterThen(
  { id, requests }: LoanHistory,
  on: CalendarDate,
  at: Date,
): ShelteredLoan | undefined {
  type Shelter = Pick<ShelteredLoan, 'promisedOn' | 'until'>;
  const found = requests.flatMap((request): Shelter[] => {
    const { promisedOn, pausedUntil, heldUntil } = request;
    const is = standingThen(request, at);
    if (is === 'considered') return pausedUntil > on ? [{ promisedOn: null, until: pausedUntil }] : [];
    if (is === 'over') return [];
    if (promisedOn !== null && promisedOn >= on)
      return [{ promisedOn, until: dateOfDayNumber(dayNumber(promisedOn) + 1) }];
    const isHeld = heldUntil !== null && heldUntil > on && pausedUntil > on;
    return isHeld ? [{ promisedOn: null, until: heldUntil < pausedUntil ? heldUntil : pausedUntil }] : [];
  });
  const [first] = found;
  if (!first) return undefined;
  const promised = found.flatMap(({ promisedOn }) => (promisedOn === null ? [] : [promisedOn]));
  return {
    loanId: id,
    promisedOn: promised.toSorted().at(-1) ?? null,
    until:
      found
        .map(({ until }) => until)
        .toSorted()
        .at(-1) ?? first.until,
  };
}

/** As `stoppedLoans` finds it now: what a plan may wait for. */
export function stoppedThen(
  history: BorrowerHistory,
  loan: LoanHistory,
  { was, on, at }: { readonly was: Loan; readonly on: CalendarDate; readonly at: Date },
): StoppedLoan {
  const is = loan.requests.map((request) => ({ ...request, is: standingThen(request, at) }));
  const dueOn = oldestUnpaid(was);
  return {
    loanId: loan.id,
    hasPromised: is.some(
      (each) => each.is === 'granted' && each.promisedOn !== null && each.promisedOn >= on,
    ),
    asksForHelp: is.some((each) => each.is === 'considered' && each.pausedUntil > on),
    isDisputed: rowStates(was).some(({ row }) => row.dueOn === dueOn && isDisputed(was, row.n)),
    hasComplaint: hadOpenComplaint(history, at),
  };
}

/** The due date that the plans speak of: the oldest of which something is left. */
export function oldestUnpaid(loan: Loan): CalendarDate | null {
  if (loan.state !== 'active') return null;
  return rowStates(loan).find(({ left }) => totalOfParts(left) > 0n)?.row.dueOn ?? null;
}
