import { makeEntry } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import { insertProvision, listProvisions, lockPortfolio, lockProvisions } from '@candor/store/provisions';
import { postEntry, readBusinessClock, type PostingRefusal } from '@candor/store/ledger';
import { snapshotFlows } from '@candor/store/portfolio';
import type { Tx } from '@candor/store/database';
import type { Decide } from '../../kernel/commands/command.ts';
import { lastOfMonth } from './months.ts';
import { provisionFigures } from './provision-figures.ts';
import { provisionMove } from './provision-move.ts';

export type PostProvision = {
  readonly market: MarketId;
  /** The first day of the month. */
  readonly month: CalendarDate;
  /** What whoever posts it was shown as required. */
  readonly required: bigint;
};

type Rule =
  | 'month_is_not_over'
  | 'provision_is_posted_already'
  | 'later_provision_is_posted'
  | 'provision_has_changed'
  | PostingRefusal['refused'];

type Posted = { readonly entryId: string | null; readonly required: string; readonly more: string };

/**
 * Moves the provision for loan losses to what the loans ask for at the end of a month, once a market and
 * month, and keeps what from.
 */
export const postProvision: Decide<PostProvision, Posted, Rule> = async (
  tx,
  { market, month, required: seen },
  { now },
) => {
  await lockProvisions(tx, market);
  const clock = await readBusinessClock(tx, market);
  const asOf = lastOfMonth(month);
  const facts = { month: month.slice(0, 7) };
  if (!clock || clock.businessDate <= asOf) return { refused: 'month_is_not_over', facts };
  const [last] = await listProvisions(tx, market);
  if (last?.month === month) return { refused: 'provision_is_posted_already', facts };
  if (last && last.month > month) return { refused: 'later_provision_is_posted', facts };
  if (clock.closedThrough !== null && clock.closedThrough >= asOf) return { refused: 'period_closed', facts };
  const figures = await provisionFigures(tx, { market, asOf, last });
  const { exposure, required, before, classes, loans } = figures;
  if (required !== seen)
    return { refused: 'provision_has_changed', facts: { ...facts, required: String(required) } };
  const more = provisionMove({ required, before });
  const posted = more === 0n ? null : await post(tx, { market, asOf, month: facts.month, more });
  if (posted && 'refused' in posted) return posted;
  const entryId = posted?.entryId ?? null;
  const provision = { market, month, asOf, exposure, required, before, entryId, postedAt: now };
  await insertProvision(tx, { provision, classes, loans });
  // The portfolio wrote that day down when it ended; its income and cost are complete with this.
  if (entryId !== null) {
    await lockPortfolio(tx, market);
    await snapshotFlows(tx, { market, day: asOf });
  }
  const output = {
    entryId: entryId === null ? null : String(entryId),
    required: String(required),
    more: String(more),
  };
  return { output, facts: { ...facts, entry: output.entryId, loans: loans.length } };
};

type Difference = {
  readonly market: MarketId;
  readonly asOf: CalendarDate;
  readonly month: string;
  readonly more: bigint;
};

function post(tx: Tx, { market, asOf, month, more }: Difference) {
  const occasion = { market, businessDate: asOf, currency: markets[market].currency.code };
  return postEntry(tx, makeEntry('provide', occasion, { month, more }));
}
