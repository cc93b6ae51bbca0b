import type { CalendarDate } from '@candor/domain/calendar';
import type { Permission } from '@candor/domain/staff';
import { authorityLimitKeys, authorityLimitWords, type AuthorityLimitKey } from '@candor/markets/authority';
import type { MarketId } from '@candor/markets';
import { listAuthorityLimits, listAuthorityUsed } from '@candor/store/approvals';
import { listRoles } from '@candor/store/staff';
import type { Database } from '@candor/store/database';
import { businessDateOf } from '../kernel/time/business-date.ts';
import { approvableActs } from './approvable-acts.ts';
import { approversOf } from './read-approvals.ts';
import type { ApprovableAct } from '../kernel/acts/approvable-act.ts';
import { aloneRuleOf, authorityTable, type AloneRule } from '../backoffice/authority/authority-table.ts';
import { limitOfRole } from '../backoffice/authority/authority.ts';
import { bothSidesOf } from '../backoffice/authority/both-sides.ts';

type AuthorityRow = {
  readonly act: string;
  readonly name: string;
  /** Up to the largest limit of these roles one person is enough; null: it always takes two. */
  readonly alone: {
    readonly upTo: bigint;
    readonly total: AuthorityLimitKey;
    readonly roles: readonly string[];
  } | null;
  /** Roles that may ask for it, and roles that approve it. */
  readonly makers: readonly string[];
  readonly approvers: readonly string[];
};

export type AuthorityView = {
  readonly on: CalendarDate;
  /** How often two people have changed the limits of this market. */
  readonly version: number;
  readonly rows: readonly AuthorityRow[];
  readonly limits: readonly {
    readonly kind: AuthorityLimitKey;
    readonly words: string;
    readonly role: string;
    readonly roleName: string;
    readonly most: bigint;
    readonly isChanged: boolean;
  }[];
  readonly used: readonly {
    readonly name: string;
    readonly kind: AuthorityLimitKey;
    readonly used: bigint;
  }[];
  /** Roles that hold both sides of an act: only what a lender made of its roles before this was refused. */
  readonly bothSides: readonly {
    readonly role: string;
    readonly asks: Permission;
    readonly decides: Permission;
  }[];
};

type Role = Awaited<ReturnType<typeof listRoles>>[number];

/**
 * The authority table of a market as it holds now: who does what alone and up to where, who asks, who
 * approves, and what was used today.
 */
export function readAuthority(database: Database, market: MarketId): Promise<AuthorityView> {
  return database.read(async (tx) => {
    const roles = await listRoles(tx);
    const changed = await listAuthorityLimits(tx, market);
    const on = await businessDateOf(tx, market);
    const holding = (permission: string) =>
      roles.filter(({ permissions }) => permissions.includes(permission));
    const limitFor = (kind: AuthorityLimitKey, role: string) => limitOfRole(market, changed, { kind, role });
    const aloneOf = (rule: AloneRule): AuthorityRow['alone'] => {
      const makers = holding(rule.asks);
      const limits = makers.map(({ key }) => limitFor(rule.each ?? rule.total, key));
      return { upTo: most(limits), total: rule.total, roles: names(makers) };
    };
    const rowOf = (act: string, { name, asks, decides }: Sides): AuthorityRow => {
      const rule = aloneRuleOf(act);
      return {
        act,
        name,
        alone: rule ? aloneOf(rule) : null,
        makers: names(holding(asks)),
        approvers: approversOf(roles, decides),
      };
    };
    const limits = authorityLimitKeys.flatMap((kind) =>
      roles
        .filter(({ permissions }) => rulesUnder(kind).some(({ asks }) => permissions.includes(asks)))
        .map(({ key, name }) => ({
          kind,
          words: authorityLimitWords[kind],
          role: key,
          roleName: name,
          most: limitFor(kind, key),
          isChanged: changed.some((each) => each.kind === kind && each.role === key),
        })),
    );
    const isKind = (kind: string): kind is AuthorityLimitKey => Object.hasOwn(authorityLimitWords, kind);
    return {
      on,
      version: changed.reduce((newest, { version }) => Math.max(newest, version), 0),
      rows: [
        rowOf('application.approve', withinPolicy),
        ...Object.entries<ApprovableAct>(approvableActs).map(([act, sides]) => rowOf(act, sides)),
      ],
      limits,
      used: (await listAuthorityUsed(tx, market, on)).flatMap(({ name, kind, used }) =>
        isKind(kind) ? [{ name, kind, used }] : [],
      ),
      bothSides: roles.flatMap(({ key, name, permissions }) =>
        bothSidesOf(key, permissions).map(({ asks, decides }) => ({ role: name, asks, decides })),
      ),
    };
  });
}

type Sides = Pick<ApprovableAct, 'name' | 'asks' | 'decides'>;

const withinPolicy: Sides = {
  name: 'Approve within policy',
  asks: 'application.decide',
  decides: 'application.override',
};

const rulesUnder = (kind: AuthorityLimitKey): AloneRule[] =>
  Object.values<AloneRule>(authorityTable).filter(({ each, total }) => each === kind || total === kind);

const names = (roles: readonly Role[]) => roles.map(({ name }) => name);
const most = (limits: readonly bigint[]) => limits.reduce((one, other) => (other > one ? other : one), 0n);
