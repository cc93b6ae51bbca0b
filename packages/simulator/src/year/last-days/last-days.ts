import type { CalendarDate } from '@candor/domain/calendar';
import { switchSimulators } from '@candor/services/composition/sandbox';
import { LastDesk, type LastDay } from './last-desk.ts';
import { leaveApplications } from './leave-applications.ts';
import { leaveApprovals, leaveTakes } from './leave-approvals.ts';
import { leaveCollections, leaveHardships } from './leave-collections.ts';
import { leaveComplaints, leaveDataRequests } from './leave-complaints.ts';
import { leaveIntegrations } from './leave-integrations.ts';
import { leaveMoney } from './leave-money.ts';
import { leaveNotes } from './leave-notes.ts';
import { leavePayouts } from './leave-payouts.ts';

/**
 * What waits for people when the last day begins: something in every queue, some of it since yesterday, some
 * over its time; each left on its own day.
 */
export async function lastDays(day: LastDay, on: CalendarDate): Promise<void> {
  const desk = new LastDesk(day, on);
  if (desk.isDay(0)) {
    const off = { decides: false, paysOut: false };
    await desk.run(switchSimulators(day.office.wish.parts), off, 'admin', '08:00');
  }
  await leaveApplications(desk);
  await leavePayouts(desk);
  await leaveHardships(desk);
  await leaveMoney(desk);
  await leaveCollections(desk);
  await leaveNotes(desk);
  await leaveComplaints(desk);
  await leaveApprovals(desk);
  await leaveDataRequests(desk);
  await leaveIntegrations(desk);
  await leaveTakes(desk);
}
