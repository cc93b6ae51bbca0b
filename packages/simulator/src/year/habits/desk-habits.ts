import { exportList, saveView, takeExport } from '@candor/services/backoffice/lists';
import { noteOnCustomer, revealIdentifier } from '@candor/services/customers/file';
import { copySubject, readExport } from '@candor/services/reads/exports';
import type { ListAsked } from '@candor/services/reads/lists';
import { inTime, isWorkday, pastDue, weekdayOf, type HabitDay } from './habit-day.ts';

const views = [
  { by: 'support', list: 'loans', name: '8 to 30 DPD', query: 'dpd=8..30&sort=-dpd', isShared: true },
  { by: 'risk', list: 'loans', name: 'Restructured', query: 'restructured=yes&sort=-dpd', isShared: true },
  { by: 'finance', list: 'loans', name: 'Large', query: 'state=active&owed=1000000..', isShared: false },
] as const;

/**
 * What people do beside their queues: a saved view of a list, a number looked at before a call, a note for
 * whoever comes next, the month's lists for the accountant.
 */
export async function keepDesk(day: HabitDay): Promise<void> {
  const { on, kept } = day;
  if (isWorkday(on) && !kept.has('views')) await saveViews(day);
  if (weekdayOf(on) === 3) await revealAndNote(day);
  if (on.endsWith('-05')) await exportLists(day);
}

async function saveViews({ office, on, kept }: HabitDay): Promise<void> {
  const { market, dice, clock } = office.wish;
  kept.set('views', on);
  for (const { by, ...view } of views)
    await office.run(saveView, { viewId: dice.id(), market, ...view }, by, clock.at(on, '09:50'));
}

async function revealAndNote(day: HabitDay): Promise<void> {
  const { office, on } = day;
  const { parts, market, dice, clock, staff, spans } = office.wish;
  const [loan] = [...(await pastDue(day)), ...(await inTime(day))];
  if (!loan) return;
  const { borrowerId } = loan.person;
  const look = { id: dice.id(), market, borrowerId, field: 'phone', purpose: 'call' } as const;
  await office.run(revealIdentifier(parts.seal), look, 'support', clock.at(on, '10:02'));
  const words = 'Prefers to be called after five; the number given is of the workshop.';
  const now = clock.at(on, '10:09');
  const noted = await noteOnCustomer(parts, {
    input: { noteId: dice.id(), market, borrowerId, words, files: [] },
    actor: { kind: 'staff', id: staff.support },
    now,
  });
  if (noted.kind !== 'done') throw new Error(`a note was answered with ${noted.kind}`);
  await spans.note(now);
}

/** The loans that run: with their names by two people, without them by one. */
async function exportLists(day: HabitDay): Promise<void> {
  const sort = { key: 'disbursed', way: 'down' } as const;
  const loans: ListAsked = { list: 'loans', filter: { state: 'active' }, sort };
  await copy(day, 'finance', loans, { hasPeople: true, reason: 'For the auditor’s confirmation letters.' });
  await copy(day, 'finance', loans, { hasPeople: false, reason: 'For the month’s report to the board.' });
}

async function copy(
  { office, on }: HabitDay,
  by: 'finance',
  asked: ListAsked,
  { hasPeople, reason }: { readonly hasPeople: boolean; readonly reason: string },
): Promise<void> {
  const { parts, market, dice, clock } = office.wish;
  const now = clock.at(on, '16:05');
  const { database, seal } = parts;
  // Nobody's requests are in it: who looks is no matter.
  const looker = { staffId: '', may: new Set<string>() };
  const reader = { database, seal, parts: office.partsAt(now), market, now, looker, hasPeople };
  const content = await readExport(reader, asked, null);
  const [exportId, requestId] = [dice.id(), dice.id()];
  const wish = {
    exportId,
    requestId,
    market,
    list: asked.list,
    subject: copySubject(asked),
    query: 'state=active',
    hasPeople,
    content,
    reason,
  };
  const { state } = await office.run(exportList(parts), wish, by, now);
  if (state === 'waiting') await office.agree(requestId, 'controller', office.after(now, 20));
  await office.run(takeExport(parts), { exportId }, by, office.after(now, 40));
}
