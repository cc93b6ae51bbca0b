import type { MarketId } from '@candor/markets';
import {
  assignLoan,
  listCollectors,
  listUnassigned,
  pastDueAmong,
  type Collector,
} from '@candor/store/collections';
import type { Command } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';

/** Who did nothing for so long is not on shift. */
const shiftMinutes = 30;

export const onShiftSince = (now: Date) => new Date(now.getTime() - shiftMinutes * 60_000);

export type AssignLoans = {
  readonly market: MarketId;
  readonly loanIds: readonly string[];
  /** Null: nobody's. */
  readonly to: string | null;
  /** A lead gives and takes whatever it is; anybody else takes what is nobody's, and gives back their own. */
  readonly isLead: boolean;
};

type AssignRefusal = 'nothing_is_past_due' | 'person_may_not_collect' | 'loan_is_assigned_to_another';

/** Loans past due are given to a person, or back to nobody; what is not past due is left as it is. */
export const assignLoans: Command<AssignLoans, { assigned: number }, AssignRefusal> = {
  name: 'collection.assign',
  subject: ({ market }) => `collections:${market}`,
  async decide(tx, { market, loanIds, to, isLead }, { actor, now }) {
    const loans = await pastDueAmong(tx, market, loanIds.map(BigInt));
    if (loans.length === 0) return { refused: 'nothing_is_past_due' };
    const collectors = await listCollectors(tx, market, { now, idleSince: onShiftSince(now) });
    if (to !== null && !collectors.some(({ staffId }) => staffId === to))
      return { refused: 'person_may_not_collect' };
    const isAnothers = loans.some(({ ownerId }) => ownerId !== null && ownerId !== actor.id);
    if (!isLead && ((to !== null && to !== actor.id) || isAnothers))
      return { refused: 'loan_is_assigned_to_another' };
    const on = await businessDateOf(tx, market);
    const changed = loans.filter(({ ownerId }) => ownerId !== to);
    const how = to === null ? 'released' : to === actor.id ? 'taken' : 'assigned';
    for (const { id } of changed)
      await assignLoan(tx, { loanId: id, market, on }, { staffId: to, by: actor.id, how, at: now });
    const facts = { to: to ?? 'nobody', how, loans: changed.map(({ id }) => String(id)) };
    return { output: { assigned: changed.length }, facts };
  },
};

const sharedAtMost = 500;

export type ShareOut = {
  readonly market: MarketId;
  /** Null: all that are past due and nobody's. */
  readonly loanIds: readonly string[] | null;
};

export type SharedOut = { readonly staffId: string; readonly name: string; readonly loans: number };

/**
 * Loans are given in turn to everybody who may collect and is on shift, oldest due date first, going on with
 * whoever was given one longest ago.
 *   Ana was last; five loans, Ana, Ben and Cleo on shift: Ben, Cleo, Ana, Ben, Cleo.
 */
export const shareOut: Command<
  ShareOut,
  { shared: readonly SharedOut[] },
  'nobody_is_on_shift' | 'nothing_is_past_due'
> = {
  name: 'collection.share-out',
  subject: ({ market }) => `collections:${market}`,
  async decide(tx, { market, loanIds }, { actor, now }) {
    const ids =
      loanIds === null
        ? await listUnassigned(tx, market, sharedAtMost)
        : (await pastDueAmong(tx, market, loanIds.map(BigInt))).map(({ id }) => id);
    if (ids.length === 0) return { refused: 'nothing_is_past_due' };
    const all = await listCollectors(tx, market, { now, idleSince: onShiftSince(now) });
    const turn = inTurn(all.filter(({ isOnShift }) => isOnShift));
    if (turn.length === 0) return { refused: 'nobody_is_on_shift' };
    const on = await businessDateOf(tx, market);
    for (const [nth, loanId] of ids.entries()) {
      const { staffId } = turn[nth % turn.length]!;
      const given = { staffId, by: actor.id, how: 'round-robin', at: now } as const;
      await assignLoan(tx, { loanId, market, on }, given);
    }
    const shared = turn.map(({ staffId, name }, nth) => ({
      staffId,
      name,
      loans: Math.max(0, Math.ceil((ids.length - nth) / turn.length)),
    }));
    return { output: { shared }, facts: { loans: ids.length, people: turn.length } };
  },
};

/** Whoever was given one longest ago comes first; who never was, before everybody. */
export function inTurn<Each extends Pick<Collector, 'lastShared' | 'name'>>(people: readonly Each[]): Each[] {
  const place = ({ lastShared }: Each) => lastShared ?? -1n;
  return people.toSorted((one, other) =>
    place(one) === place(other) ? one.name.localeCompare(other.name) : place(one) < place(other) ? -1 : 1,
  );
}
