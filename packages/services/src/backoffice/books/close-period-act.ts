import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId, marketMoney, markets } from '@candor/markets';
import type { ReadTx } from '@candor/store/database';
import type { ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { isAskedFor } from '../approvals/is-asked-for.ts';
import { provisionSubject } from '../../lending/provisions/post-provision-act.ts';
import { previewEntries } from '../../kernel/acts/preview-entries.ts';
import { closeBooks } from './close-books.ts';
import { periodsOf, trialBalanceAt } from './read-books.ts';

/** The last day that is closed by it. */
export type ClosePeriod = { readonly market: string; readonly through: string };

/**
 * A closed period can't be opened again: finance asks, the controller sees the trial balance and every
 * warning, and closes it.
 */
export const closePeriodAct = {
  key: 'books.close',
  name: 'Close period',
  asks: 'books.close',
  decides: 'books.approve',
  isOneAtATime: true,

  async line(_tx, { market, through }) {
    const place = isMarketId(market) ? markets[market].countryName : market;
    return { about: `${place}, through ${through}`, size: '', place: null };
  },

  async preview(tx, { market, through }, { now }) {
    if (!isMarketId(market)) return { refused: 'market_not_offered' };
    if (await provisionWaits(tx, market, through, now)) return { refused: 'provision_waits' };
    const periods = await periodsOf(tx, market, through as CalendarDate);
    const balance = await trialBalanceAt(tx, market, through as CalendarDate);
    const context = { actor: { kind: 'system', id: 'preview' } as const, now };
    const { answer } = await previewEntries(tx, () =>
      closeBooks(tx, { market, through: through as CalendarDate }, context),
    );
    if ('refused' in answer) return { refused: answer.refused };
    return {
      title: `Close the period through ${through}?`,
      commits: `Close period through ${through}`,
      figures: [],
      terms: [
        { name: 'Closed through', before: periods.closedThrough ?? '–', after: through },
        { name: 'Debit', before: '–', after: marketMoney(market, balance.debit) },
        { name: 'Credit', before: '–', after: marketMoney(market, balance.credit) },
        { name: 'Difference', before: '–', after: marketMoney(market, balance.debit - balance.credit) },
      ],
      checks: [
        ...periods.checks.map(({ agrees, words }) => ({ is: agrees ? 'kept' : 'look', words }) as const),
        {
          is: 'look',
          words: 'It can’t be reopened: later findings are posted on the day they are found',
        },
      ],
      entries: [],
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, { market, through }, { by: [, approver], now }) {
    if (!isMarketId(market)) return { refused: 'market_not_offered' };
    if (await provisionWaits(tx, market, through, now)) return { refused: 'provision_waits' };
    const actor = { kind: 'staff', id: approver } as const;
    const closed = await closeBooks(tx, { market, through: through as CalendarDate }, { actor, now });
    return 'refused' in closed ? { refused: closed.refused } : { facts: closed.facts ?? {} };
  },
} as const satisfies ApprovableAct<ClosePeriod>;

/** Closed before it is decided, a month's provision could never be posted. */
const provisionWaits = (tx: ReadTx, market: string, through: string, now: Date) =>
  isAskedFor(tx, { act: 'provision.post', subject: provisionSubject(market, through) }, now);
