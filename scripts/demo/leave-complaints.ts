import { answerProblem, askForExport, noteOnProblem, saveProblem } from '@candor/services';
import type { MorningDesk } from './morning-desk.ts';
import type { RunningLoan } from './running-loans.ts';
import { answered, complaints } from './what-people-say.ts';

/** What waits for an answer, and what was answered in the weeks before. */
export async function leaveComplaints(desk: MorningDesk, loans: readonly RunningLoan[]): Promise<void> {
  const { parts, market } = desk.wish;
  const say = (nth: number, kind: (typeof complaints)[number]['kind'] | 'payout', words: string) => {
    const { person, orderId } = loans[nth] ?? loans[0]!;
    const input = { borrowerId: person.borrowerId, market, kind, orderId, row: null, words };
    return { person, input: { ...input, imageIds: [], answerWay: 'app' } as const };
  };
  for (const [nth, { kind, daysAgo, words, answer }] of answered.entries()) {
    const { person, input } = say(60 + nth * 5, kind, words);
    const saved = await desk.run(saveProblem(parts), input, person, daysAgo, '18:05');
    if (saved)
      await desk.run(
        answerProblem(parts),
        { reportId: saved.reportId, staffName: 'Asha Nair', words: answer, isRejection: nth === 2 },
        'support',
        daysAgo - 1,
        '10:30',
      );
  }
  for (const [nth, { kind, daysAgo, time, words, note }] of complaints.entries()) {
    const { person, input } = say(3 + nth * 6, kind, words);
    const saved = await desk.run(saveProblem(parts), input, person, daysAgo, time);
    if (saved && note !== null)
      await desk.run(
        noteOnProblem(parts),
        { reportId: saved.reportId, staffName: 'Asha Nair', words: note },
        'support',
        0,
        '08:40',
      );
  }
}

/** Who wants to see what is kept about them. */
export async function leaveDataRequests(desk: MorningDesk, loans: readonly RunningLoan[]): Promise<void> {
  const { dice } = desk.wish;
  for (const [nth, daysAgo] of [9, 3, 1].entries()) {
    const person = loans[nth * 9 + 2]?.person;
    if (person)
      await desk.run(
        askForExport,
        { id: dice.id(), borrowerId: person.borrowerId },
        person,
        daysAgo,
        '12:15',
      );
  }
}
