import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import {
  listComplaintMessages,
  listComplaintSteps,
  type ComplaintStep,
  type SaidMessage,
} from '@candor/store/complaints';
import {
  findComplaintCase,
  listComplaints,
  type ComplaintCase,
  type ComplaintPlace,
} from '@candor/store/complaint-lists';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { ownLoan } from '../../lending/loans/own-loan.ts';
import { complaintDay } from './complaint-day.ts';
import { openSaid, openScore } from './complaint-seal.ts';
import { placeOfRow } from '../disputes/disputable-charge.ts';
import { isKnown, type KnownComplaint } from './lock-complaint-of.ts';
import { complaintDraftOf } from './complaint-draft.ts';
import { pageOf } from '../../customers/pages/read-page.ts';

const pageSize = 20;

export type Complainant = { readonly borrowerId: string; readonly market: MarketId; readonly now: Date };

export type ProblemPage = {
  readonly today: CalendarDate;
  readonly problems: readonly KnownComplaint[];
  readonly nextCursor: string | null;
};

/** A borrower's complaints, the last changed one first, a page at a time. */
export function complaintsOf(
  database: Database,
  { borrowerId, market, now }: Complainant,
  cursor: string | null,
): Promise<ProblemPage> {
  return database.read(async (tx) => {
    const { on: today } = await complaintDay(tx, market, now);
    const rows = await listComplaints(tx, borrowerId, { before: readCursor(cursor), limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      today,
      problems: page.filter(isKnown),
      nextCursor: rows.length > pageSize && last ? writeCursor(last) : null,
    };
  });
}

type ComplaintView = {
  readonly today: CalendarDate;
  readonly complaint: ComplaintCase & KnownComplaint;
  readonly messages: readonly (Omit<SaidMessage, 'complaintId' | 'n' | 'sealed'> & {
    readonly words: string;
  })[];
  readonly steps: readonly ComplaintStep[];
  readonly scoreWords: string | null;
  /** The disputed row, by its place on the screen. */
  readonly row: number | null;
};

/** One of them as its own page shows it. */
export type OwnComplaint = ComplaintView & {
  /** What the borrower has half typed as a reply. */
  readonly halfTyped: Awaited<ReturnType<typeof complaintDraftOf>>;
  /** The lender's name, as its public page says it. */
  readonly company: string;
};

/** One of the borrower's own, with all that its page says; undefined for anybody else's. */
export function readOwnComplaint(
  database: Database,
  seal: PersonSeal,
  who: Complainant,
  reportId: string,
): Promise<OwnComplaint | undefined> {
  return database.read(async (tx) => {
    const view = await complaintOf(tx, seal, who, reportId);
    if (!view) return undefined;
    const company = (await pageOf(tx, who.market))?.comName ?? '';
    const halfTyped = await complaintDraftOf(tx, seal, who.borrowerId, { reportId });
    return { ...view, halfTyped, company };
  });
}

async function complaintOf(
  tx: ReadTx,
  seal: PersonSeal,
  { borrowerId, market, now }: Complainant,
  reportId: string,
): Promise<ComplaintView | undefined> {
  const complaint = await findComplaintCase(tx, reportId);
  if (!complaint || complaint.borrowerId !== borrowerId || !isKnown(complaint)) return undefined;
  const { orderId, rowN } = complaint;
  const own =
    orderId === null || rowN === null ? undefined : await ownLoan(tx, { borrowerId, market }, orderId);
  const messages = await listComplaintMessages(tx, [reportId]);
  return {
    today: (await complaintDay(tx, market, now)).on,
    complaint,
    messages: messages.map((message) => {
      const { id, author, staffName, saidAt, imageIds } = message;
      return { id, author, staffName, saidAt, imageIds, words: openSaid(seal, message) };
    }),
    steps: await listComplaintSteps(tx, reportId),
    scoreWords: openScore(seal, complaint),
    row: own && rowN !== null ? placeOfRow(own.loan, rowN) : null,
  };
}

function writeCursor({ changedAt, id }: ComplaintPlace): string {
  return Buffer.from(`${changedAt.toISOString()} ${id}`).toString('base64url');
}

/** One that we did not write leads to the first page. */
function readCursor(cursor: string | null): ComplaintPlace | null {
  const [, at = '', id = ''] =
    /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u.exec(
      Buffer.from(cursor ?? '', 'base64url').toString(),
    ) ?? [];
  const changedAt = new Date(at);
  return Number.isNaN(changedAt.getTime()) ? null : { changedAt, id };
}
