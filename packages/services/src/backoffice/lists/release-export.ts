import { isMarketId } from '@candor/markets';
import { findStaff } from '@candor/store/staff';
import {
  emptyListExport,
  findListExport,
  lockListExport,
  peopleExportedSince,
  readyListExport,
  type ListExport,
} from '@candor/store/lists';
import type { ReadTx, Tx } from '@candor/store/database';
import type { ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import type { Refusal } from '../../kernel/commands/command.ts';
import { filterWords, staffInFilter } from './filter-words.ts';
import { listWords, rowsOf, rowsOfList } from './list-words.ts';

export type ReleaseExport = { readonly exportId: string };

const dayMs = 86_400_000;

/**
 * A file with many people in it leaves the house: one asks and says why, another looks at how many and of
 * what, and only then can it be taken, once, by whoever asked.
 */
export const releaseExport = {
  key: 'export.release',
  name: 'Export a list',
  asks: 'list.export',
  decides: 'setup.approve',

  async line(tx, { exportId }) {
    const made = await findListExport(tx, exportId);
    return {
      about: made ? listWords(made.list) : exportId,
      size: made ? rowsOf(made.rows) : 'gone',
      place: null,
    };
  },

  async preview(tx, { exportId }, { now }) {
    const made = await waitingExport(tx, exportId);
    if ('refused' in made) return made;
    const maker = await findStaff(tx, made.staffId);
    const counted = await peopleExportedSince(tx, made.staffId, new Date(now.getTime() - 30 * dayMs));
    return {
      title: `Approve export of ${rowsOfList(made)}?`,
      commits: `Approve export of ${rowsOf(made.rows)}`,
      figures: [],
      terms: [
        { name: 'Who can take it', before: 'nobody', after: `${maker?.name ?? 'its maker'}, once` },
        { name: 'Filter', before: '–', after: await filterOf(tx, made) },
      ],
      checks: [
        made.hasPeople
          ? { is: 'look', words: `Names of people in ${rowsOf(made.rows)}` }
          : { is: 'kept', words: 'No name or number of a person is in it' },
        {
          is: 'look',
          words: `${rowsOf(counted)} with people asked for by ${maker?.name ?? 'them'} in 30 days, these included`,
        },
        { is: 'kept', words: 'It is the list as it was when it was asked for' },
      ],
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, { exportId }, { now }) {
    const made = await waitingExport(tx, exportId);
    if ('refused' in made) return made;
    await readyListExport(tx, exportId, now);
    return { facts: { list: made.list, rows: made.rows, people: made.hasPeople } };
  },

  async dropped(tx, { exportId }, { now }) {
    const made = await waitingExport(tx, exportId);
    if (!('refused' in made)) await emptyListExport(tx, exportId, 'dropped', now);
  },
} as const satisfies ApprovableAct<ReleaseExport>;

async function waitingExport(
  tx: Tx,
  exportId: string,
): Promise<ListExport | Refusal<'export_is_unknown' | 'export_does_not_wait'>> {
  const made = await lockListExport(tx, exportId);
  if (!made) return { refused: 'export_is_unknown' };
  return made.state === 'waiting' ? made : { refused: 'export_does_not_wait' };
}

async function filterOf(tx: ReadTx, { query, market }: ListExport): Promise<string> {
  const people = new Map<string, string>();
  for (const id of staffInFilter(query)) {
    const staff = await findStaff(tx, id);
    if (staff) people.set(id, staff.name);
  }
  return filterWords(query, {
    market: isMarketId(market) ? market : null,
    nameOf: (id) => people.get(id),
  });
}
