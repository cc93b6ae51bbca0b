import {
  complaintCauses,
  type ComplaintCause,
  complaintReports,
  type ComplaintReporting,
} from '@candor/markets';
import type { ComplaintState } from '@candor/domain/states';
import { type Complaint } from '@candor/store/complaints';
import {
  addComplaintClassification,
  listRedressEntries,
  type ComplaintOutcome,
  type RedressEntry,
} from '@candor/store/complaint-desk';
import { findOwnLoanId } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import { isAsAnswered } from '../complaints/close-complaint.ts';
import { lockComplaintOf, type KnownComplaint } from '../complaints/lock-complaint-of.ts';

export type ClassifyComplaint = {
  readonly reportId: string;
  readonly class: string;
  readonly cause: string;
  readonly outcome: ComplaintOutcome;
  readonly isApology: boolean;
  readonly isCorrection: boolean;
  /** The entries of the journal by which something was given up or paid back. */
  readonly entries: readonly bigint[];
};

type ClassifyRefusal =
  | 'complaint_is_unknown'
  | 'complaint_class_is_unknown'
  | 'outcome_differs_from_answer'
  | 'redress_is_missing'
  | 'redress_is_not_booked';

/**
 * What a complaint was about, what caused it, who was right and what was done about it. Redress in money is
 * what the journal says was waived or refunded on the loan since the complaint came: nothing is typed. Who
 * was right, wholly or in part, is never left with nothing: an apology or a correction at least.
 */
export const classifyComplaint: Command<
  ClassifyComplaint,
  { reportId: string; state: ComplaintState },
  ClassifyRefusal
> = {
  name: 'problem.classify',
  subject: ({ reportId }) => `complaint:${reportId}`,
  async decide(tx, input, { actor, now }) {
    const locked = await lockComplaintOf(tx, input.reportId, null);
    if (!locked) return { refused: 'complaint_is_unknown' };
    const { complaint } = locked;
    if (!isClassOf(complaint, input.class) || !isCause(input.cause))
      return { refused: 'complaint_class_is_unknown' };
    if (!isAsAnswered(complaint, input.outcome)) return { refused: 'outcome_differs_from_answer' };
    const booked = await redressOf(tx, complaint);
    const given = booked.filter(({ id }) => input.entries.includes(id));
    if (given.length !== new Set(input.entries).size) return { refused: 'redress_is_not_booked' };
    const isUpheld = input.outcome !== 'not-upheld';
    if (isUpheld && !input.isApology && !input.isCorrection && given.length === 0)
      return { refused: 'redress_is_missing' };
    const redressMinor = given.reduce((sum, { minor }) => sum + minor, 0n);
    const { outcome, cause } = input;
    const classification = {
      class: input.class,
      cause,
      outcome,
      redress: redressKindsOf(input, given),
      redressMinor,
      redressEntries: given.map(({ id }) => id),
    };
    await addComplaintClassification(tx, complaint.id, { ...classification, staffId: actor.id, at: now });
    return {
      output: { reportId: complaint.id, state: complaint.state },
      facts: {
        class: input.class,
        cause,
        outcome,
        redress: classification.redress,
        amount: String(redressMinor),
      },
    };
  },
};

function redressKindsOf({ isApology, isCorrection }: ClassifyComplaint, given: readonly RedressEntry[]) {
  return [
    ...(isApology ? (['apology'] as const) : []),
    ...(isCorrection ? (['correction'] as const) : []),
    ...new Set(given.map(({ kind }) => kind)),
  ];
}

function isClassOf({ market }: KnownComplaint, key: string): boolean {
  const reporting: ComplaintReporting = complaintReports[market];
  return reporting.classes.some((each) => each.key === key);
}

const isCause = (key: string): key is ComplaintCause => complaintCauses.some((each) => each === key);

/** What was given up or paid back on the complaint's loan since it came. */
export async function redressOf(tx: ReadTx, complaint: Complaint): Promise<RedressEntry[]> {
  const { orderId, askedOn } = complaint;
  const loanId = orderId === null ? undefined : await findOwnLoanId(tx, complaint, orderId);
  return loanId === undefined ? [] : listRedressEntries(tx, loanId, askedOn);
}
