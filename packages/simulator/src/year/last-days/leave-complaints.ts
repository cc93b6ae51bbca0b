import { answerComplaint, noteOnComplaint, saveComplaint } from '@candor/services/servicing/complaints';
import { askForExport } from '@candor/services/composition/privacy';
import type { LastDesk } from './last-desk.ts';
import { answered, complaints } from './what-people-say.ts';
import type { Time } from '../year-clock.ts';

/**
 * What waits for an answer, and what was answered in the weeks before: each received on its own day, and
 * promised an answer from that day on.
 */
export async function leaveComplaints(desk: LastDesk): Promise<void> {
  const { parts } = desk.office.wish;
  for (const [nth, { kind, daysAgo, words, answer }] of answered.entries()) {
    if (desk.isDay(daysAgo)) await say(desk, 60 + nth * 5, { kind, words }, '18:05');
    const reportId = desk.isDay(daysAgo - 1) ? desk.kept.get(words) : undefined;
    if (reportId !== undefined)
      await desk.run(
        answerComplaint(parts),
        { reportId, staffName: 'Asha Nair', words: answer, isRejection: nth === 2 },
        'support',
        '10:30',
      );
  }
  for (const [nth, { kind, daysAgo, time, words }] of complaints.entries())
    if (desk.isDay(daysAgo)) await say(desk, 3 + nth * 6, { kind, words }, time);
  for (const { words, note } of complaints) {
    const reportId = desk.isDay(0) && note !== null ? desk.kept.get(words) : undefined;
    if (reportId !== undefined && note !== null)
      await desk.run(
        noteOnComplaint(parts),
        { reportId, staffName: 'Asha Nair', words: note },
        'support',
        '08:40',
      );
  }
}

type Said = { readonly kind: (typeof complaints | typeof answered)[number]['kind']; readonly words: string };

async function say(desk: LastDesk, nth: number, { kind, words }: Said, time: Time): Promise<void> {
  const { parts, market } = desk.office.wish;
  const loans = await desk.running();
  const loan = loans[nth % Math.max(1, loans.length)];
  if (!loan) return;
  const { person, orderId } = loan;
  const input = { borrowerId: person.borrowerId, market, kind, orderId, row: null, words };
  const said = { ...input, imageIds: [], answerWay: 'app' } as const;
  const saved = await desk.run(saveComplaint(parts), said, person, time);
  if (saved) desk.kept.set(words, saved.reportId);
}

/** Who wants to see what is kept about them. */
export async function leaveDataRequests(desk: LastDesk): Promise<void> {
  const { dice } = desk.office.wish;
  for (const [nth, daysAgo] of [9, 3, 1].entries()) {
    if (!desk.isDay(daysAgo)) continue;
    const person = (await desk.running())[nth * 9 + 2]?.person;
    if (person)
      await desk.run(askForExport, { id: dice.id(), borrowerId: person.borrowerId }, person, '12:15');
  }
}
