import type { Permission } from '@candor/domain/staff';
import type { AuthorityLimitKey } from '@candor/markets/authority';

/** Up to where one person needs no approver. */
export type AloneRule = {
  /** What somebody must be allowed to do to do it: the limit is that of their roles that hold it. */
  readonly asks: Permission;
  /** For each act by itself; null: there is none but the total. */
  readonly each: AuthorityLimitKey | null;
  /** For all acts under the same total: by one person on one business day. */
  readonly total: AuthorityLimitKey;
  /** Whether the same total holds for one borrower too, whoever of the lender's people does it. */
  readonly perBorrower: boolean;
};

const correction = { each: null, total: 'corrections', perBorrower: true } as const;

/**
 * The authority table: what one person may do without an approver, and up to which limits. It is closed: an
 * act that is not named here always takes two, whatever its amount, and no limit makes it otherwise. Refunds
 * are not here: their money leaves the bank. What has an exception (beyond policy, a gap, a flag) takes two
 * too.
 */
export const authorityTable = {
  'application.approve': {
    asks: 'application.decide',
    each: 'application',
    total: 'application-day',
    perBorrower: false,
  },
  'loan.waive': { asks: 'loan.act', ...correction },
  'payment.reverse': { asks: 'money.match', ...correction },
} as const satisfies Readonly<Record<string, AloneRule>>;

type ActAlone = keyof typeof authorityTable;

export function aloneRuleOf(act: string): AloneRule | undefined {
  return Object.hasOwn(authorityTable, act) ? authorityTable[act as ActAlone] : undefined;
}
