import { startReview } from '@candor/services/lending/applications';
import type { BureauRecord } from '@candor/services/kernel/ports';
import { givePictures } from '../give-pictures.ts';
import type { LastDesk } from './last-desk.ts';
import { applyFor, decideByTable } from '../originate.ts';
import type { Time } from '../year-clock.ts';

const hours: readonly (readonly [daysAgo: number, time: Time])[] = [
  [1, '13:58'],
  [1, '14:25'],
  [1, '15:10'],
  [1, '15:36'],
  [1, '16:12'],
  [1, '16:55'],
  [1, '17:31'],
  [1, '17:48'],
  [0, '08:07'],
  [0, '08:33'],
  [0, '08:52'],
  [0, '09:14'],
  [0, '09:29'],
];

/** Files that the table leaves to a person. */
const referring: readonly BureauRecord[] = [
  { standing: 'found', openLoans: 2, worstStatus: 'late-30', enquiries: 2 },
  { standing: 'found', openLoans: 1, worstStatus: 'current', enquiries: 11 },
  { standing: 'found', openLoans: 3, worstStatus: 'late-60', enquiries: 5 },
];

/**
 * Of yesterday afternoon and this morning: most of them left to a person by the table; about the last ones
 * the bureau has not answered yet.
 */
export async function leaveApplications(desk: LastDesk): Promise<void> {
  const { dice, files } = desk.office.wish;
  for (const [nth, [daysAgo, time]] of hours.entries()) {
    if (!desk.isDay(daysAgo)) continue;
    const person = await desk.newcomer();
    const at = desk.at(time);
    if (nth % 5 !== 4) files.set(person.phone, referring[nth % referring.length]!);
    // One in four has given too few papers.
    if (nth % 4 !== 3) await givePictures(desk.office.partsAt(at), person, dice);
    const orderId = await applyFor(desk.office, { ...person, letsBureauBeAsked: true }, at);
    if (orderId === undefined) throw new Error('a newcomer could not apply');
    if (nth < hours.length - 2) await decideByTable(desk.office, orderId, desk.office.after(at, 1));
    else await desk.run(startReview, { orderId }, { kind: 'system', id: 'decision' }, time);
  }
}
