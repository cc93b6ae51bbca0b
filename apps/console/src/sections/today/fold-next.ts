import type { QueueItem } from '../../queue/claimable.ts';

/** As many stand at the top, whatever they are. */
const firstShown = 6;
/** With the first of each further queue, so many in all. */
const shownAtMost = 9;

export type Folded = {
  readonly rows: readonly QueueItem[];
  /** What is folded away after a row, by the row's key. */
  readonly gaps: ReadonlyMap<string, readonly QueueItem[]>;
};

export const keyOf = ({ queue, itemId }: Pick<QueueItem, 'queue' | 'itemId'>) => `${queue}:${itemId}`;

/**
 * What is next, short enough to be read: the first six, then the first of each queue that is not among them.
 * What lies between is folded and counted, so that every queue is in sight and nothing is left out of the
 * sum.
 */
export function foldNext(items: readonly QueueItem[]): Folded {
  const seen = new Set<string>();
  const rows: QueueItem[] = [];
  const gaps = new Map<string, QueueItem[]>();
  for (const item of items) {
    const isFirstOfQueue = !seen.has(item.queue);
    seen.add(item.queue);
    if (rows.length < firstShown || (isFirstOfQueue && rows.length < shownAtMost)) {
      rows.push(item);
      continue;
    }
    const above = rows.at(-1);
    if (!above) continue;
    const key = keyOf(above);
    gaps.set(key, [...(gaps.get(key) ?? []), item]);
  }
  return { rows, gaps };
}

type Clock = (instant: string) => { readonly day: string; readonly clock: string };

const ones: Readonly<Record<QueueItem['queue'], readonly [string, string]>> = {
  applications: ['application', 'applications'],
  referred: ['manual review', 'manual reviews'],
  payouts: ['disbursement', 'disbursements'],
  money: ['payment', 'payments'],
  collections: ['collection', 'collections'],
  hardship: ['hardship', 'hardship'],
  complaints: ['complaint', 'complaints'],
  bureau: ['dispute', 'disputes'],
  'second-person': ['approval', 'approvals'],
};

/**
 * "9 more from 12:00 to 13:31: 7 applications, 2 manual reviews" · "3 more disbursements at 16:00" · "11 more
 * at 18:00, then 15 on later days".
 */
export function gapWords(items: readonly QueueItem[], today: string, clock: Clock): string {
  const ofToday = items.filter(({ deadline }) => clock(deadline).day <= today);
  const later = items.length - ofToday.length;
  const laterWords =
    later === 0 ? '' : ofToday.length > 0 ? `, then ${later} on later days` : `${later} more on later days`;
  if (ofToday.length === 0) return laterWords;
  const times = [...new Set(ofToday.map(({ deadline }) => clock(deadline).clock))];
  const when = times.length === 1 ? `at ${times[0]}` : `from ${times[0]} to ${times.at(-1)}`;
  const groups = [...Map.groupBy(ofToday, ({ queue }) => queue)].map(
    ([queue, group]) => [group.length, ones[queue][group.length === 1 ? 0 : 1]] as const,
  );
  const [only] = groups;
  if (groups.length === 1 && only) return `${only[0]} more ${only[1]} ${when}${laterWords}`;
  const sorts = later > 0 ? '' : `: ${groups.map(([count, name]) => `${count} ${name}`).join(', ')}`;
  return `${ofToday.length} more ${when}${sorts}${laterWords}`;
}
