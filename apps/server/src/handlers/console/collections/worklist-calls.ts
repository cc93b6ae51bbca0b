import type { Calls, ResponseOf } from '@candor/contract';
import { markets, type MarketId } from '@candor/markets';
import { contactNow } from '@candor/services/reads/loans';
import { loanNameOf } from '@candor/services/lending/loans';
import { readWorklist, type Worklist, type WorklistLine } from '@candor/services/reads/collections';
import type { Handler } from '../../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';
import { collectionsAsked } from '../lists/list-filters.ts';
import { mayContactAnswer } from '../loan-refusals.ts';

type Answer = ResponseOf<Calls['console.collections']>;

/** A15.96: the worklist. */
export function consoleCollectionsListHandlers({
  borrowing: { database, seal, now },
}: HandlerParts): CallHandlers<'console.collections'> {
  const list: Handler<Calls['console.collections']> = async ({ market, cursor, ...asked }) => {
    const at = now();
    const wish = collectionsAsked(asked);
    const found = await readWorklist(database, seal, { market, wish, now: at, cursor: cursor ?? null });
    const { queue, ...stands } = found.stand;
    const contact = contactNow(market, at);
    return {
      loans: found.lines.map((line) => lineAnswer(line, { market, until: contact.until })),
      ...figuresAnswer(found),
      stands,
      contact,
      queue,
      nextCursor: found.next,
    };
  };
  return { 'console.collections': list };
}

const amount = (minor: bigint | null) => (minor === null ? null : Number(minor));
const bucketOf = (bucket: number) => String(bucket) as '1' | '2' | '3' | '4';

function lineAnswer(
  line: WorklistLine,
  { market, until }: { readonly market: MarketId; readonly until: string },
): Answer['loans'][number] {
  const { person, promisedOn, lastAt, lastOutcome, lastDirection, nextAction, nextOn, ownerId, ownerName } =
    line;
  return {
    loan: loanNameOf(line),
    borrower: person.name,
    phone: person.phone,
    bucket: bucketOf(line.bucket),
    daysLate: line.daysPastDue,
    overdue: Number(line.pastDue),
    oldestDueOn: line.oldestDueOn,
    promise:
      promisedOn === null
        ? null
        : { on: promisedOn, amount: amount(line.promisedAmount), outcome: line.promiseOutcome },
    lastContact:
      lastAt && lastOutcome && lastDirection
        ? { at: lastAt.toISOString(), direction: lastDirection, outcome: lastOutcome }
        : null,
    contact: { ...mayContactAnswer(line.against), short: shortOf(line, market, until) },
    next: nextAction !== null && nextOn !== null ? { action: nextAction, on: nextOn } : null,
    deadline: line.deadline.toISOString(),
    owner: ownerId !== null && ownerName !== null ? { staffId: ownerId, name: ownerName } : null,
  };
}

/** Whether they may be contacted now, in as many words as a column has room for. */
function shortOf(
  { against, promisedOn, promiseOutcome }: WorklistLine,
  market: MarketId,
  until: string,
): string {
  if (!against) return `until ${until}`;
  const { refused, facts } = against;
  const { possibleAt } = (facts ?? {}) as { possibleAt?: string };
  if (refused === 'borrower_is_left_in_peace')
    return promisedOn !== null && promiseOutcome === null ? 'promise open' : 'hardship hold';
  if (refused === 'what_is_late_is_disputed') return 'disputed';
  if (refused === 'number_is_wrong') return 'wrong number';
  if (refused === 'borrower_asked_not_to_be_called') return 'do not call';
  if (possibleAt === undefined) return 'no contact';
  const { timeZone } = markets[market];
  const isHours = refused === 'outside_contact_hours' || refused === 'outside_the_houses_hours';
  const day = { timeZone, weekday: 'short', day: 'numeric' } as const;
  const time = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
  const words = new Intl.DateTimeFormat('en-GB', isHours ? time : day).format(Date.parse(possibleAt));
  return `from ${words.replace(',', '')}`;
}

function figuresAnswer({ strip, total, rollMonth }: Worklist) {
  return {
    strip: strip.map(({ bucket, loans, pastDue, oldestDueOn, rollRate }) => ({
      bucket: bucket === null ? null : bucketOf(bucket),
      loans,
      overdue: Number(pastDue),
      oldestDueOn,
      rollRate,
    })),
    total: {
      loans: total.loans,
      overdue: Number(total.pastDue),
      promises: total.promises,
      promised: Number(total.promised),
    },
    rollMonth,
  };
}
