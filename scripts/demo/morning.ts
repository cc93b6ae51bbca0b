import { switchStandIns } from '@candor/services';
import { leaveApplications } from './leave-applications.ts';
import { leaveApprovals, leaveTakes } from './leave-approvals.ts';
import { leaveCollections, leaveHardships } from './leave-collections.ts';
import { leaveComplaints, leaveDataRequests } from './leave-complaints.ts';
import { leaveIntegrations } from './leave-integrations.ts';
import { leaveMoney } from './leave-money.ts';
import { leavePayouts } from './leave-payouts.ts';
import { MorningDesk, type MorningWish } from './morning-desk.ts';
import { runningLoans } from './running-loans.ts';

/** What waits for people when the last day begins: something in every queue, some of it since yesterday, some over its time. */
export async function leaveMorning(wish: MorningWish): Promise<void> {
  const desk = new MorningDesk(wish);
  await desk.run(switchStandIns(wish.parts), { decides: false, paysOut: false }, 'admin', 0, '08:00');
  const loans = await runningLoans(desk);
  const late = loans.filter(({ daysLate }) => daysLate > 0).toSorted((a, b) => b.daysLate - a.daysLate);
  const current = loans.filter(({ daysLate }) => daysLate === 0);
  await leaveApplications(desk);
  await leavePayouts(desk);
  await leaveMoney(desk, current);
  await leaveCollections(desk, late);
  await leaveHardships(desk, late, current);
  await leaveComplaints(desk, loans);
  await leaveApprovals(desk, late);
  await leaveDataRequests(desk, loans);
  await leaveIntegrations(desk);
  await leaveTakes(desk);
}
