import { mayBeDecided } from '../approvals/approval-cases.ts';
import {
  equals,
  type ListQuestion,
  type Put,
  type Range,
  type SortBy,
  within,
} from '../lists/list-question.ts';

/** What requests for an approver can be narrowed to. */
export type ApprovalFilter = {
  /**
   * `waiting`: what the reader may decide; `others`: what others must; `asked-back`: what the reader asked
   * for and an approver has questions about.
   */
  readonly show: 'waiting' | 'others' | 'ended' | 'asked-back';
  readonly act?: string | undefined;
  readonly maker?: string | undefined;
  readonly outcome?: 'done' | 'refused' | 'withdrawn' | 'lapsed' | undefined;
  readonly requested?: Range<Date> | undefined;
  readonly decided?: Range<Date> | undefined;
};

export const approvalSorts = {
  /** Of a request, or of what it carries, if that is due before it lapses. */
  deadline: { column: 'r.due_at', kind: 'moment' },
  requested: { column: 'r.asked_at', kind: 'moment' },
  decided: { column: 'r.decided_at', kind: 'moment' },
} as const satisfies Record<string, SortBy>;

type Looker = {
  readonly staffId: string;
  readonly now: Date;
  /** Acts that whoever looks may not know of. */
  readonly hidden: readonly string[];
  /** Acts that their role decides; who asked is another question. */
  readonly decides: readonly string[];
};

export function approvalQuestion(
  market: string,
  { show, act, maker, outcome, requested, decided }: ApprovalFilter,
  { staffId, now, hidden, decides }: Looker,
): ListQuestion {
  const waits = [() => `r.state = 'waiting'`, (put: Put) => `r.deadline_at > ${put(now)}`];
  const isTheirs = (put: Put) => `(${mayBeDecided(put(decides), put(staffId))})`;
  const shown = {
    waiting: [...waits, isTheirs],
    others: [...waits, (put: Put) => `not ${isTheirs(put)}`],
    ended: [() => `r.state <> 'waiting'`],
    'asked-back': [
      () => `r.state = 'asked-back'`,
      equals('r.asked_by', staffId),
      (put: Put) => `r.deadline_at > ${put(now)}`,
    ],
  } as const;
  return {
    from: 'approval_request r',
    id: { column: 'r.id', type: 'uuid' },
    conditions: [
      equals('r.market', market),
      ...shown[show],
      ...(hidden.length === 0 ? [] : [(put: Put) => `r.act <> all (${put(hidden)}::text[])`]),
      ...(act ? [equals('r.act', act)] : []),
      ...(maker ? [equals('r.asked_by', maker)] : []),
      ...(outcome ? [equals('r.state', outcome)] : []),
      ...(requested ? within('r.asked_at', 'timestamptz', requested) : []),
      ...(decided ? within('r.decided_at', 'timestamptz', decided) : []),
    ],
  };
}
