import { type Condition, equals, type ListQuestion, type Put, type SortBy } from '../lists/list-question.ts';

/** What the audit log can be narrowed to. */
export type AuditSearch = {
  /** About any of these. */
  readonly subjects?: readonly string[] | undefined;
  /** And the act that prepared this disbursement file: it was filed before the file had a number. */
  readonly prepared?: string | undefined;
  readonly staffId?: string | undefined;
  readonly group?: 'people' | 'borrower' | 'system' | undefined;
  readonly command?: string | undefined;
  readonly refusedOnly?: boolean | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

export const auditSorts = { at: { column: 'a.at', kind: 'moment' } } as const satisfies Record<
  string,
  SortBy
>;

/**
 * Written out and not given as a value: the small indexes over one kind of actor are used for these very
 * words.
 */
const groups = {
  people: `a.actor_kind = 'staff'`,
  borrower: `a.actor_kind = 'borrower'`,
  system: `a.actor_kind not in ('staff', 'borrower')`,
} as const;

/** What somebody did, asked for as its maker, or what was tried at their login. */
const byStaff =
  (staffId: string): Condition =>
  (put) => {
    const who = put(staffId);
    return `((a.actor_kind = 'staff' and a.actor_id = ${who}::text) or a.maker_id = ${who}::text::uuid
    or (a.actor_kind = 'anyone' and a.subject = 'staff:' || ${who}::text))`;
  };

const about =
  (subjects: readonly string[], prepared: string | undefined): Condition =>
  (put) => {
    const named = `a.subject = any(${put(subjects)}::text[])`;
    return prepared === undefined
      ? named
      : `(${named} or (a.command = 'payout.prepare-batch' and a.facts ->> 'batch' = ${put(prepared)}))`;
  };

export function auditQuestion(search: AuditSearch): ListQuestion {
  const { subjects, prepared, staffId, group, command, refusedOnly, from, to } = search;
  return {
    from: 'audit_log a',
    id: { column: 'a.id', type: 'uuid' },
    conditions: [
      () => 'true',
      ...(subjects === undefined ? [] : [about(subjects, prepared)]),
      ...(staffId === undefined ? [] : [byStaff(staffId)]),
      ...(group === undefined ? [] : [() => groups[group]]),
      ...(command === undefined ? [] : [equals('a.command', command)]),
      ...(refusedOnly ? [() => `a.outcome <> 'done'`] : []),
      ...(from === undefined ? [] : [(put: Put) => `a.at >= ${put(from)}`]),
      ...(to === undefined ? [] : [(put: Put) => `a.at < ${put(to)}`]),
    ],
  };
}
