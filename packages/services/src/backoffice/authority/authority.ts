import type { CalendarDate } from '@candor/domain/calendar';
import { isWithinLimit, leftOfLimit, type Permission } from '@candor/domain/staff';
import { authorityLimits, type AuthorityLimitKey } from '@candor/markets/authority';
import type { MarketId } from '@candor/markets';
import {
  authorityUsed,
  insertAuthorityUse,
  listAuthorityLimits,
  lockAuthority,
  type AuthorityLimitRow,
} from '@candor/store/approvals';
import { rolesOfStaff } from '@candor/store/staff';
import type { ReadTx, Tx } from '@candor/store/database';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { aloneRuleOf, type AloneRule } from './authority-table.ts';

export type AuthorityQuestion = {
  readonly market: MarketId;
  /** A key of `approvableActs`, or `application.approve`. */
  readonly act: string;
  readonly staffId: string;
  /** Minor units. */
  readonly amount: bigint;
  /** Whose money or debt it is; null where that is not known. */
  readonly borrowerId: string | null;
  /** What makes it no ordinary act: beyond policy, a gap, a flag. */
  readonly exceptions: readonly string[];
  readonly now: Date;
};

/** Why somebody needs an approver. */
type AuthorityWhy =
  | { readonly is: 'always-two' }
  | { readonly is: 'exception'; readonly exception: string }
  /** What is left of the limit is less than the amount. */
  | {
      readonly is: 'above-limit';
      readonly of: 'act' | 'person' | 'borrower';
      readonly limit: bigint;
      readonly left: bigint;
    };

/** Up to where somebody acts alone on a business day, and what of it they and the borrower have used. */
export type UsedToday = { readonly limit: bigint; readonly byPerson: bigint; readonly forBorrower: bigint };

export type Authority =
  | {
      readonly is: 'alone';
      readonly on: CalendarDate;
      readonly rule: AloneRule;
      readonly today: UsedToday;
    }
  /** `today` is null where no limit would help. */
  | { readonly is: 'two'; readonly why: readonly AuthorityWhy[]; readonly today: UsedToday | null };

/**
 * The one place that answers whether somebody may do something alone. It holds what they and the borrower
 * have used today until the transaction ends, so that of two requests at once the second counts the first.
 */
export async function authorityFor(tx: Tx, question: AuthorityQuestion): Promise<Authority> {
  const { market, act, staffId, amount, borrowerId, exceptions } = question;
  const rule = aloneRuleOf(act);
  if (!rule) return { is: 'two', why: [{ is: 'always-two' }], today: null };
  await lockAuthority(tx, market, { staffId, borrowerId });
  const on = await businessDateOf(tx, market);
  const limitOf = await limitsOf(tx, market, { staffId, asks: rule.asks });
  const used = await authorityUsed(tx, { market, kind: rule.total, staffId, borrowerId, on });
  const why: AuthorityWhy[] = exceptions.map((exception) => ({ is: 'exception', exception }));
  const compare = (of: 'act' | 'person' | 'borrower', limit: bigint, before: bigint) => {
    if (!isWithinLimit(limit, before, amount))
      why.push({ is: 'above-limit', of, limit, left: leftOfLimit(limit, before) });
  };
  if (rule.each) compare('act', limitOf(rule.each), 0n);
  const limit = limitOf(rule.total);
  const isShared = rule.perBorrower && borrowerId !== null;
  compare('person', limit, used.byPerson);
  if (isShared) compare('borrower', limit, used.forBorrower);
  const today = { limit, byPerson: used.byPerson, forBorrower: isShared ? used.forBorrower : 0n };
  return why.length > 0 ? { is: 'two', why, today } : { is: 'alone', on, rule, today };
}

/**
 * Notes what somebody did alone: it counts against their limit, and the borrower's, for the rest of the
 * business day.
 */
export async function noteAlone(
  tx: Tx,
  { market, act, staffId, amount, borrowerId, now }: AuthorityQuestion,
  { on, rule }: Extract<Authority, { is: 'alone' }>,
  subject: string,
): Promise<void> {
  await insertAuthorityUse(tx, {
    market,
    kind: rule.total,
    act,
    subject,
    staffId,
    borrowerId,
    amount,
    businessDate: on,
    at: now,
  });
}

/**
 * The largest among the limits of somebody's roles that let them do it: what two people have changed, else
 * what the market begins with.
 */
async function limitsOf(
  tx: ReadTx,
  market: MarketId,
  { staffId, asks }: { readonly staffId: string; readonly asks: Permission },
): Promise<(kind: AuthorityLimitKey) => bigint> {
  const roles = (await rolesOfStaff(tx, [staffId])).filter(({ permissions }) => permissions.includes(asks));
  const changed = await listAuthorityLimits(tx, market);
  return (kind) =>
    roles.reduce((most, { key }) => {
      const limit = limitOfRole(market, changed, { kind, role: key });
      return limit > most ? limit : most;
    }, 0n);
}

export function limitOfRole(
  market: MarketId,
  changed: readonly AuthorityLimitRow[],
  { kind, role }: { readonly kind: AuthorityLimitKey; readonly role: string },
): bigint {
  const row = changed.find((each) => each.kind === kind && each.role === role);
  return row?.most ?? authorityLimits[market][kind];
}
