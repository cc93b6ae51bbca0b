import type { CalendarDate } from '@candor/domain';
import type { MarketId } from '@candor/markets';
import {
  listComplaintCases,
  listComplaintMessages,
  listComplaintNotes,
  type ComplaintCase,
  type Tx,
} from '@candor/store';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import { complaintDay } from './complaint-day.ts';
import { notedAbout, openSaid, openScore } from './complaint-seal.ts';
import { isKnown, type KnownComplaint } from './lock-complaint-of.ts';

type StaffLine = {
  readonly from: 'borrower' | 'staff' | 'note';
  readonly name: string | null;
  readonly at: Date;
  readonly words: string;
  readonly pictures: number;
};

export type StaffProblem = {
  readonly complaint: ComplaintCase & KnownComplaint;
  readonly today: CalendarDate;
  readonly lines: readonly StaffLine[];
  readonly scoreWords: string | null;
};

/** Complaints as staff see them, the nearest deadline first, with what they noted for each other. Never for a borrower's call. */
export async function staffProblems(
  tx: Tx,
  seal: PersonSeal,
  { market, now }: { readonly market: MarketId | null; readonly now: Date },
): Promise<StaffProblem[]> {
  const complaints = (await listComplaintCases(tx, market)).filter(
    (each): each is ComplaintCase & KnownComplaint => isKnown(each),
  );
  const ids = complaints.map(({ id }) => id);
  const said = await listComplaintMessages(tx, ids);
  const noted = await listComplaintNotes(tx, ids);
  const problems: StaffProblem[] = [];
  for (const complaint of complaints) {
    const messages = said
      .filter(({ complaintId }) => complaintId === complaint.id)
      .map((message) => ({
        from: message.author,
        name: message.staffName,
        at: message.saidAt,
        words: openSaid(seal, message),
        pictures: message.imageIds.length,
      }));
    const notes = noted
      .filter(({ complaintId }) => complaintId === complaint.id)
      .map(({ id, staffName: name, sealed, notedAt: at }) => ({
        from: 'note' as const,
        name,
        at,
        words: sealed === null ? '' : seal.open(sealed, notedAbout(id)),
        pictures: 0,
      }));
    const lines = [...messages, ...notes].toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const { on: today } = await complaintDay(tx, complaint.market, now);
    problems.push({ complaint, today, lines, scoreWords: openScore(seal, complaint) });
  }
  return problems;
}
