import { isMarketId, marketMoney, markets } from '@candor/markets';
import { authorityLimitKeys, authorityLimitWords, type AuthorityLimitKey } from '@candor/markets/authority';
import {
  insertAuthorityLimit,
  listApprovalLimits,
  listAuthorityLimits,
  setApprovalLimit,
} from '@candor/store/approvals';
import { listRoles } from '@candor/store/staff';
import type { ReadTx } from '@candor/store/database';
import type { ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { limitOfRole } from './authority.ts';
import { authorityTable } from './authority-table.ts';

/**
 * The most that a role approves alone in a market, in minor units; null: no limit. With a kind it is up to
 * where the role needs no approver at all, by the authority table: that is never without a limit.
 */
export type ChangeLimit = {
  readonly market: string;
  readonly role: string;
  readonly most: string | null;
  readonly kind?: AuthorityLimitKey;
};

/** Whoever asks never decides on it, as with roles. */
export const changeLimit = {
  key: 'limit.change',
  name: 'Change a limit',
  asks: 'people.change',
  decides: 'people.approve',

  async line(tx, change) {
    const { name, after } = await difference(tx, change);
    return { about: name, size: after, place: { section: 'people', id: change.role } };
  },

  async preview(tx, change) {
    const { isKnown, name, ...term } = await difference(tx, change);
    if (!isKnown) return { refused: 'role_is_no_second_person' };
    if (term.before === term.after) return { refused: 'limit_is_so_already' };
    return {
      title: change.kind
        ? `Change the limit of ${name} without approval?`
        : `Change how much ${name} approves alone?`,
      commits: 'Change the limit',
      figures: [],
      terms: [{ name, ...term }],
      checks: [
        {
          is: 'kept',
          words: change.kind
            ? 'Amounts above the limit need approval; acts that always need two people still do'
            : 'Amounts above the limit need two approvers',
        },
        { is: 'look', words: 'Takes effect immediately, also for open requests' },
      ],
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, change, { by: [askedBy, approvedBy], now: at }) {
    const { isKnown, before, after } = await difference(tx, change);
    if (!isKnown) return { refused: 'role_is_no_second_person' };
    const { market, role, most, kind } = change;
    if (kind)
      await insertAuthorityLimit(tx, {
        market,
        kind,
        role,
        most: BigInt(most ?? '0'),
        askedBy,
        approvedBy,
        at,
      });
    else await setApprovalLimit(tx, { market, role, most: most === null ? null : BigInt(most) });
    // oxlint-disable-next-line unicorn/no-thenable -- the names that the audit log has
    return { facts: { market, role, ...(kind && { kind }), now: before, then: after } };
  },
} as const satisfies ApprovableAct<ChangeLimit>;

async function difference(tx: ReadTx, change: ChangeLimit) {
  const { market, most, kind } = change;
  const held = kind ? await aloneHeld(tx, change, kind) : await approverHeld(tx, change);
  const words = (minor: bigint | null) =>
    minor === null || !isMarketId(market) ? 'no limit' : marketMoney(market, minor);
  const place = isMarketId(market) ? markets[market].countryName : market;
  const what = kind ? `: ${authorityLimitWords[kind].toLowerCase()}` : '';
  return {
    isKnown: held.isKnown,
    name: `${held.name}, ${place}${what}`,
    before: words(held.most),
    after: words(most === null ? null : BigInt(most)),
  };
}

async function approverHeld(tx: ReadTx, { market, role }: ChangeLimit) {
  const held = (await listApprovalLimits(tx, market)).find((limit) => limit.role === role);
  return { isKnown: held !== undefined, name: held?.name ?? role, most: held?.most ?? null };
}

/** Only a role that may do such an act has a limit for it, and that is an amount. */
async function aloneHeld(tx: ReadTx, { market, role, most }: ChangeLimit, kind: AuthorityLimitKey) {
  const held = (await listRoles(tx)).find(({ key }) => key === role);
  const rules = Object.values(authorityTable).filter(({ each, total }) => each === kind || total === kind);
  const isKnown =
    isMarketId(market) &&
    authorityLimitKeys.includes(kind) &&
    most !== null &&
    rules.some(({ asks }) => held?.permissions.includes(asks) ?? false);
  const changed = await listAuthorityLimits(tx, market);
  return {
    isKnown,
    name: held?.name ?? role,
    most: isMarketId(market) ? limitOfRole(market, changed, { kind, role }) : null,
  };
}
