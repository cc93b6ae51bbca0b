import {
  countReportedDefaults,
  findBureauFile,
  lockBureauFile,
  moveBureauFile,
} from '@candor/store/bureau-files';
import { isMarketId, marketMoney } from '@candor/markets';
import type { ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { defaultsToAnnounce } from './announce-defaults.ts';
import { bureauTogether } from './bureau-together.ts';

export type ReleaseBureauFile = { readonly fileId: string };

/**
 * Names, birth dates and document numbers of everybody leave the house with this file: one asks, another
 * looks at the sums and agrees; only then can it be saved.
 */
export const releaseBureauFile = {
  key: 'bureau.release',
  name: 'Release a bureau file',
  asks: 'bureau.act',
  decides: 'setup.approve',

  async line(tx, { fileId }) {
    const file = await findBureauFile(tx, fileId);
    if (!file) return { about: fileId, size: '', place: null };
    return {
      about: `Credit bureau, ${file.day}`,
      size: rowsOf(file.rows - file.leftOut),
      // A bare id is a dispute's.
      place: { section: 'bureau', id: `file-${fileId}` },
    };
  },

  async preview(tx, { fileId }) {
    const file = await findBureauFile(tx, fileId);
    if (!file || !isMarketId(file.market)) return { refused: 'bureau_file_is_unknown' };
    if (file.state !== 'ready') return { refused: 'bureau_file_is_not_ready' };
    const { rows, leftOut, leftOutstanding, ledger, market } = file;
    const written = rows - leftOut;
    const together = bureauTogether(file);
    const told = await countReportedDefaults(tx, fileId);
    return {
      title: `Let the file of ${file.day} out?`,
      commits: `Let ${rowsOf(written)} out`,
      figures: [],
      terms: [
        { name: 'Who can save it', before: 'nobody', after: 'whoever makes bureau files; each time is kept' },
      ],
      checks: [
        {
          is: together === ledger ? 'kept' : 'broken',
          words: `The loans come to ${marketMoney(market, together)}, the books to ${marketMoney(market, ledger)}`,
        },
        {
          is: leftOut === 0 ? 'kept' : 'look',
          words:
            leftOut === 0
              ? 'No row was left out'
              : `${rowsOf(leftOut)} left out, ${marketMoney(market, leftOutstanding)}`,
        },
        { is: 'look', words: `Name, birth date and document number in ${rowsOf(written)}` },
      ],
      postings: [],
      sent:
        told === 0
          ? null
          : `${told} ${told === 1 ? 'borrower is' : 'borrowers are'} told that they are reported as in default`,
    };
  },

  async carryOut(tx, { fileId }, { now }) {
    const file = await lockBureauFile(tx, fileId);
    if (!file) return { refused: 'bureau_file_is_unknown' };
    if (file.state !== 'ready') return { refused: 'bureau_file_is_not_ready' };
    await moveBureauFile(tx, fileId, 'released', now);
    return {
      facts: { file: fileId, rows: file.rows, leftOut: file.leftOut },
      outbox: [defaultsToAnnounce(fileId)],
    };
  },
} as const satisfies ApprovableAct<ReleaseBureauFile>;

/** 1 row, 2 rows. */
const rowsOf = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/**
 * Somebody has given the file to the bureaus. What stands in it is reported from now on, and can be disputed.
 */
export const markBureauSent: Command<
  { readonly fileId: string },
  { readonly state: 'sent' },
  'not_found' | 'bureau_cannot_change_so'
> = {
  name: 'bureau.mark-sent',
  subject: ({ fileId }) => `bureau-file:${fileId}`,
  async decide(tx, { fileId }, { now }) {
    const file = await lockBureauFile(tx, fileId);
    if (!file) return { refused: 'not_found' };
    if (file.state !== 'released')
      return { refused: 'bureau_cannot_change_so', facts: { state: file.state } };
    await moveBureauFile(tx, fileId, 'sent', now);
    return { output: { state: 'sent' }, facts: { day: file.day, rows: file.rows } };
  },
};

/**
 * That somebody saved the file, with the names of many people, is kept: once for the file, with its first
 * part.
 */
export const openBureauFile: Command<{ readonly fileId: string }, null> = {
  name: 'bureau.open-file',
  subject: ({ fileId }) => `bureau-file:${fileId}`,
  decide: async () => ({ output: null }),
};
