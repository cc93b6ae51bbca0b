import { broughtTo } from '@candor/domain/late';
import { complaintStates, nextState } from '@candor/domain/states';
import { isRefusal } from '@candor/domain/refusals';
import { rowStates } from '@candor/domain/instalments';
import type { CalendarDate } from '@candor/domain/calendar';
import { marketMoney, complaintReports, type ComplaintReporting } from '@candor/markets';
import { findBorrower, type BorrowerRow } from '@candor/store/borrowers';
import { findOwnLoanId, listLoanIds, readLoan } from '@candor/store/loans';
import { listComplaintSteps, type ComplaintStep } from '@candor/store/complaints';
import {
  findComplaintClassification,
  type RedressEntry,
  type StoredClassification,
} from '@candor/store/complaint-desk';
import { listComplaints, type ComplaintCase } from '@candor/store/complaint-lists';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import { complaintStanding } from '../../servicing/complaints/complaint-standing.ts';
import type { KnownComplaint } from '../../servicing/complaints/lock-complaint-of.ts';
import { complaintTexts } from '../../servicing/complaints/complaint-texts.ts';
import { staffComplaint, type StaffComplaint } from '../../servicing/complaints/staff-complaints.ts';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import { loanStands } from '../../lending/loans/loan-stands.ts';
import { closingAfter, closingOf } from '../../kernel/time/working-time.ts';
import { redressOf } from '../../servicing/complaint-desk/classify-complaint.ts';
import { whoComplains, type Complaining } from './who-complains.ts';
import { answerTemplates } from '../../backoffice/complaints/answer-texts.ts';
import { takenBy } from '../queues/take-item.ts';
import type { Taken } from '../../backoffice/queues/queue-holds.ts';
import { readApprovalsAbout, type ApprovalLine } from '../../approvals/read-approvals.ts';
import type { ActReader } from '../../kernel/acts/approvable-act.ts';

export type ComplaintLine = {
  readonly complaint: ComplaintCase & KnownComplaint;
  readonly title: string;
  readonly who: Complaining;
  /** When the office closes on the promised day. */
  readonly deadline: Date;
  readonly isOverdue: boolean;
};

export function lineOf(
  complaint: ComplaintCase & KnownComplaint,
  who: Complaining,
  now: Date,
): ComplaintLine {
  const { state, market, promisedBy } = complaint;
  const deadline = closingOf(market, promisedBy);
  const isWaiting = state === 'open' || state === 'reopened';
  return {
    complaint,
    title: complaintTexts('en')(`kind.${complaint.kind}`),
    who,
    deadline,
    isOverdue: isWaiting && deadline <= now,
  };
}

type LoanOfComplaint = {
  readonly loan: string;
  readonly toPay: bigint;
  readonly overdue: bigint;
  readonly daysLate: number;
  readonly delaysLeft: number;
  readonly state: string;
};

type DisputedCharge = { readonly n: number; readonly dueOn: CalendarDate; readonly amount: bigint };

export type ComplaintPage = StaffComplaint &
  Omit<ComplaintLine, 'complaint'> & {
    readonly borrower: BorrowerRow | undefined;
    readonly loans: number;
    readonly complaints: number;
    readonly loan: LoanOfComplaint | null;
    readonly charge: DisputedCharge | null;
    readonly steps: readonly ComplaintStep[];
    readonly regulatorFrom: CalendarDate | null;
    /** When the lender first wrote, and by when it is the company's policy to. */
    readonly firstResponse: { readonly at: Date | null; readonly by: Date };
    readonly classification: StoredClassification | undefined;
    /** What was waived or refunded on the loan since, which may be named as redress. */
    readonly redress: readonly RedressEntry[];
    readonly may: {
      readonly answer: boolean;
      /** Without answering, and after the answer. */
      readonly write: boolean;
      readonly close: boolean;
      readonly decideOnCharge: boolean;
    };
    readonly templates: ReturnType<typeof answerTemplates>;
  };

/** One complaint with all that whoever answers it needs. */
async function complaintPage(
  tx: ReadTx,
  seal: PersonSeal,
  { reportId, now }: { readonly reportId: string; readonly now: Date },
): Promise<ComplaintPage | undefined> {
  const problem = await staffComplaint(tx, seal, { reportId, now });
  if (!problem) return undefined;
  const { complaint, today } = problem;
  const { borrowerId, market, state } = complaint;
  const borrower = borrowerId === null ? undefined : await findBorrower(tx, borrowerId);
  const whoOf = await whoComplains(tx, seal, [complaint]);
  // Nothing is said to somebody who has left; who never had an account is answered the way they came.
  const isThere = borrowerId === null || borrower !== undefined;
  const { loan, charge } = await loanOf(tx, complaint);
  const can = (event: 'answer' | 'close') => !isRefusal(nextState(complaintStates, state, event));
  const amount = charge && { amount: marketMoney(market, charge.amount) };
  return {
    ...problem,
    ...lineOf(complaint, whoOf(complaint), now),
    borrower,
    loans: borrowerId === null ? 0 : (await listLoanIds(tx, borrowerId)).length,
    complaints:
      borrowerId === null ? 1 : (await listComplaints(tx, borrowerId, { before: null, limit: 100 })).length,
    loan,
    charge,
    steps: await listComplaintSteps(tx, reportId),
    regulatorFrom: complaintStanding(complaint, today).regulatorFrom,
    firstResponse: firstResponseOf(problem),
    classification: await findComplaintClassification(tx, reportId),
    redress: await redressOf(tx, complaint),
    may: {
      answer: isThere && can('answer'),
      write: isThere && state !== 'closed',
      close: isThere && can('close'),
      decideOnCharge: isThere && can('answer') && complaint.rowN !== null,
    },
    templates: answerTemplates(borrower?.language ?? 'en', amount),
  };
}

/** By the company's policy somebody writes back so many working days after a complaint came. */
function firstResponseOf({
  complaint: { market, askedAt },
  lines,
}: StaffComplaint): ComplaintPage['firstResponse'] {
  const reporting: ComplaintReporting = complaintReports[market];
  return {
    at: lines.find(({ from }) => from === 'staff')?.at ?? null,
    by: closingAfter(market, askedAt, reporting.firstResponseWithinWorkingDays),
  };
}

async function loanOf(
  tx: ReadTx,
  { orderId, rowN, borrowerId, market }: KnownComplaint,
): Promise<{ readonly loan: LoanOfComplaint | null; readonly charge: DisputedCharge | null }> {
  const id = orderId === null ? undefined : await findOwnLoanId(tx, { borrowerId, market }, orderId);
  const stored = id === undefined ? undefined : await readLoan(tx, id);
  if (id === undefined || !stored) return { loan: null, charge: null };
  const on = await businessDateOf(tx, market);
  const { toPay, overdue, state, daysLate } = loanStands(stored.loan, on, market);
  const row = rowStates(broughtTo(stored.loan, on)).find((each) => each.row.n === rowN);
  return {
    loan: {
      loan: loanNameOf({ orderId, id }),
      toPay,
      overdue,
      daysLate,
      delaysLeft: loanPosition(stored.loan, on, market).delaysLeft,
      state,
    },
    charge: row && rowN !== null ? { n: rowN, dueOn: row.row.dueOn, amount: row.owed.penalty } : null,
  };
}

export type ComplaintWithClaim = {
  readonly read: ComplaintPage;
  /** Who has it in hand. */
  readonly taken: Taken;
  /** What waits for an approver about it. */
  readonly waits: ApprovalLine | undefined;
};

/** One complaint with all that whoever answers needs; undefined where there is none. */
export function readComplaint(
  database: Database,
  { parts, now }: ActReader,
  reportId: string,
): Promise<ComplaintWithClaim | undefined> {
  return database.read(async (tx) => {
    const read = await complaintPage(tx, parts.seal, { reportId, now });
    const taken = await takenBy(tx, { queue: 'complaints', itemId: reportId }, now);
    const [waits] = await readApprovalsAbout(tx, `complaint:${reportId}`, { parts, now });
    return read && { read, taken, waits };
  });
}
