import { isMarketId, marketMoney, markets } from '@candor/markets';
import { listApprovalLimits, setApprovalLimit, type Tx } from '@candor/store';
import type { ActWithTwo } from './act-with-two.ts';

/** The most that a role agrees to alone in a market, in minor units; null: no limit. */
export type ChangeLimit = { readonly market: string; readonly role: string; readonly most: string | null };

/** How much one second person may agree to alone. Whoever asks never decides on it, as with roles. */
export const changeLimit: ActWithTwo<ChangeLimit> = {
  name: 'Change a limit',
  asks: 'people.change',
  decides: 'approval.decide',

  async line(tx, change) {
    const { name, then } = await difference(tx, change);
    return { about: name, size: then, place: { section: 'people', id: change.role } };
  },

  async preview(tx, change) {
    const { isKnown, name, ...term } = await difference(tx, change);
    if (!isKnown) return { refused: 'role_is_no_second_person' };
    if (term.now === term.then) return { refused: 'limit_is_so_already' };
    return {
      title: `Change how much ${name} agrees to alone?`,
      commits: 'Change the limit',
      figures: [],
      terms: [{ name, ...term }],
      checks: [
        { is: 'kept', words: 'What is above the limit takes two who agree' },
        { is: 'look', words: 'Holds at once, for what waits already too' },
      ],
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, change) {
    const { isKnown, now, then } = await difference(tx, change);
    if (!isKnown) return { refused: 'role_is_no_second_person' };
    const { market, role, most } = change;
    await setApprovalLimit(tx, { market, role, most: most === null ? null : BigInt(most) });
    // oxlint-disable-next-line unicorn/no-thenable -- what it will be
    return { facts: { market, role, now, then } };
  },
};

async function difference(tx: Tx, { market, role, most }: ChangeLimit) {
  const held = (await listApprovalLimits(tx, market)).find((limit) => limit.role === role);
  const words = (minor: bigint | null) =>
    minor === null || !isMarketId(market) ? 'no limit' : marketMoney(market, minor);
  const place = isMarketId(market) ? markets[market].countryName : market;
  return {
    isKnown: held !== undefined,
    name: `${held?.name ?? role}, ${place}`,
    now: words(held?.most ?? null),
    // oxlint-disable-next-line unicorn/no-thenable -- what it will be
    then: words(most === null ? null : BigInt(most)),
  };
}
