import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId, marketMoney, type MarketId } from '@candor/markets';
import { provisionRules } from '@candor/markets/provisions';
import type { ReadTx } from '@candor/store/database';
import type { ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { actEntryOf, postingsOf, previewEntries } from '../../kernel/acts/preview-entries.ts';
import { postProvision } from './post-provision.ts';
import { readProvision } from './read-provision.ts';
import { provisionMove } from './provision-move.ts';

/** A month's provision with the figure that whoever asks was shown. */
export type PostProvisionAsked = {
  readonly market: string;
  /** The first day of the month. */
  readonly month: string;
  /** Minor units in decimal. */
  readonly required: string;
};

export const provisionSubject = (market: string, month: string) => `provision:${market}:${month.slice(0, 7)}`;

/** Finance prepares the month's provision, the controller approves it: class by class, with the entry. */
export const postProvisionAct = {
  key: 'provision.post',
  name: 'Post provision',
  asks: 'books.close',
  decides: 'books.approve',
  isOneAtATime: true,

  async line(_tx, { market, month, required }) {
    return {
      about: `Provision of ${month.slice(0, 7)}`,
      size: isMarketId(market) ? marketMoney(market, BigInt(required)) : '',
      place: null,
    };
  },

  async preview(tx, input, { now }) {
    if (!isMarketId(input.market)) return { refused: 'market_not_offered' };
    const { market } = input;
    const { answer, entries } = await previewEntries(tx, () =>
      postProvision(tx, wishOf(market, input), { actor: { kind: 'system', id: 'preview' }, now }),
    );
    if ('refused' in answer) return { refused: answer.refused };
    const month = input.month as CalendarDate;
    const { classes, required, before, exposure, receivables } = await view(tx, market, month);
    const names = new Map<string, string>(provisionRules[market].classes.map(({ id, name }) => [id, name]));
    const more = provisionMove({ required, before });
    const size = marketMoney(market, more < 0n ? -more : more);
    const words = more < 0n ? `Release ${size}` : `Provide ${size}`;
    const seen = entries.map(actEntryOf);
    return {
      title: `${words} for ${month.slice(0, 7)}?`,
      commits: more === 0n ? 'Post, nothing moves' : words,
      figures: [
        ...classes.map((each) => ({
          name: `${names.get(each.class) ?? each.class}, ${each.percent} %`,
          before: String(each.before),
          after: String(each.required),
        })),
        { name: 'Allowance', before: String(before), after: String(required), isTotal: true as const },
      ],
      terms: [],
      checks: [
        exposure === receivables
          ? { is: 'kept', words: 'Exposure ties to the receivables in the trial balance' }
          : {
              is: 'look',
              words: `Exposure ${marketMoney(market, exposure)}, but receivables ${marketMoney(market, receivables)}`,
            },
        { is: 'kept', words: 'The month is over, open, and has no provision yet' },
        ...(more === 0n ? [{ is: 'look', words: 'Nothing moves: no entry is made' } as const] : []),
      ],
      entries: seen,
      postings: postingsOf(seen),
      sent: null,
    };
  },

  async carryOut(tx, input, { by: [, approver], now }) {
    if (!isMarketId(input.market)) return { refused: 'market_not_offered' };
    const actor = { kind: 'staff', id: approver } as const;
    const posted = await postProvision(tx, wishOf(input.market, input), { actor, now });
    if ('refused' in posted) return { refused: posted.refused };
    return { facts: posted.facts ?? {}, outbox: posted.outbox ?? [] };
  },
} as const satisfies ApprovableAct<PostProvisionAsked>;

const wishOf = (market: MarketId, { month, required }: PostProvisionAsked) => ({
  market,
  month: month as CalendarDate,
  required: BigInt(required),
});

const view = (tx: ReadTx, market: MarketId, month: CalendarDate) =>
  readProvision(tx, market, { month, loans: 'none' });
