import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { listComplaintMessages, listComplaintNotes } from '@candor/store/complaints';
import { findComplaintCase, listComplaintCases, type ComplaintCase } from '@candor/store/complaint-lists';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { complaintDay } from './complaint-day.ts';
import { notedAbout, openSaid, openScore } from './complaint-seal.ts';
import { isKnown, type KnownComplaint } from './lock-complaint-of.ts';

type StaffLine = {
  readonly from: 'borrower' | 'staff' | 'note';
  readonly name: string | null;
  readonly at: Date;
  readonly words: string;
  readonly imageIds: readonly string[];
};

export type StaffComplaint = {
  readonly complaint: ComplaintCase & KnownComplaint;
  readonly today: CalendarDate;
  readonly lines: readonly StaffLine[];
  readonly scoreWords: string | null;
};

/**
 * Complaints as staff see them, the nearest deadline first, with what they noted for each other. Never for a
 * borrower's call.
 */
export function staffComplaints(
  database: Database,
  seal: PersonSeal,
  { market, now }: { readonly market: MarketId | null; readonly now: Date },
): Promise<StaffComplaint[]> {
  return database.read(async (tx) => withLines(tx, seal, await listComplaintCases(tx, market), now));
}

/** One of them. */
export async function staffComplaint(
  tx: ReadTx,
  seal: PersonSeal,
  { reportId, now }: { readonly reportId: string; readonly now: Date },
): Promise<StaffComplaint | undefined> {
  const complaint = await findComplaintCase(tx, reportId);
  const [problem] = complaint ? await withLines(tx, seal, [complaint], now) : [];
  return problem;
}

async function withLines(
  tx: ReadTx,
  seal: PersonSeal,
  cases: readonly ComplaintCase[],
  now: Date,
): Promise<StaffComplaint[]> {
  const complaints = cases.filter((each): each is ComplaintCase & KnownComplaint => isKnown(each));
  const ids = complaints.map(({ id }) => id);
  const said = await listComplaintMessages(tx, ids);
  const noted = await listComplaintNotes(tx, ids);
  const problems: StaffComplaint[] = [];
  for (const complaint of complaints) {
    const messages = said
      .filter(({ complaintId }) => complaintId === complaint.id)
      .map((message) => ({
        from: message.author,
        name: message.staffName,
        at: message.saidAt,
        words: openSaid(seal, message),
        imageIds: message.imageIds,
      }));
    const notes = noted
      .filter(({ complaintId }) => complaintId === complaint.id)
      .map(({ id, staffName: name, sealed, notedAt: at }) => ({
        from: 'note' as const,
        name,
        at,
        words: sealed === null ? '' : seal.open(sealed, notedAbout(id)),
        imageIds: [],
      }));
    const lines = [...messages, ...notes].toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const { on: today } = await complaintDay(tx, complaint.market, now);
    problems.push({ complaint, today, lines, scoreWords: openScore(seal, complaint) });
  }
  return problems;
}
