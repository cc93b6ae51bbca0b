import { calendars, markets, type MarketId } from '@candor/markets';
import type { QueueHold, QueueOffice, ReadTx } from '@candor/store';
import { actsWithTwo, actOf } from '../../approvals/acts-with-two.ts';
import { missingFiles } from '../bureau/missing-files.ts';

/** Who does nothing with a thing for so long has it no longer. */
const idleMinutes = 30;

const idleMs = idleMinutes * 60_000;

export const idleSince = (now: Date) => new Date(now.getTime() - idleMs);

export type Office = QueueOffice & { readonly market: MarketId };

/** All that a queue's rows depend on beside the database, read once for a page: nav, Today and the page of a section ask with the same. */
export async function readOffice(
  tx: ReadTx,
  { market, now, may }: { readonly market: MarketId; readonly now: Date; readonly may: ReadonlySet<string> },
): Promise<Office> {
  const { timeZone } = markets[market];
  return {
    market,
    timeZone,
    closes: calendars[market].office.closes,
    now,
    filesDue: await missingFiles(tx, market),
    unseenActs: Object.keys(actsWithTwo).filter((act) => !mayKnowOf(act, may)),
    idleSince: idleSince(now),
  };
}

/** Some acts tell of what not everybody may know: a sanctions screening. */
export function mayKnowOf(act: string, may: ReadonlySet<string>): boolean {
  const seenBy = actOf(act)?.seenBy;
  return seenBy === undefined || seenBy.some((permission) => may.has(permission));
}

/** Who has a thing in hand; null: nobody. */
export type Taken = {
  readonly staffId: string;
  readonly name: string;
  readonly since: Date;
  /** It goes back to its queue then, unless they do something. */
  readonly returnsAt: Date;
} | null;

export function takenOf(hold: QueueHold | undefined): Taken {
  if (!hold) return null;
  const { staffId, name, since, lastStepAt } = hold;
  return { staffId, name, since, returnsAt: new Date(lastStepAt.getTime() + idleMs) };
}
