import { noteOnCustomer } from '@candor/services/customers/file';
import { idOfWords } from '@candor/services/payments/payments';
import { drawnDocument } from '../../borrowers/drawn-document.ts';
import type { LastDesk } from './last-desk.ts';

const notes = [
  {
    words: 'Letter is readable, name and dates agree. She asks to pay less until May.',
    file: 'Discharge letter.jpg',
  },
  { words: 'Prefers to be written to in the evening; works the early shift.', file: null },
] as const;

/** What support wrote down about some of those who are late, one of them with a letter. */
export async function leaveNotes(desk: LastDesk): Promise<void> {
  if (!desk.isDay(2)) return;
  const { parts, market, staff, spans } = desk.office.wish;
  const late = await desk.late();
  for (const [nth, { person }] of late.slice(0, 4).entries()) {
    const { words, file } = notes[nth % notes.length] ?? notes[0];
    const now = desk.at(nth < 2 ? '11:20' : '15:40');
    const { borrowerId } = person;
    const bytes = await drawnDocument('payslip', nth * 90);
    const files =
      file === null ? [] : [{ id: idOfWords('letter', borrowerId, String(nth)), name: file, bytes }];
    const answer = await noteOnCustomer(parts, {
      input: { noteId: idOfWords('note', borrowerId, String(nth)), market, borrowerId, words, files },
      actor: { kind: 'staff', id: staff.support },
      now,
    });
    if (answer.kind !== 'done') throw new Error(`a note was answered with ${answer.kind}`);
    await spans.note(now);
  }
}
