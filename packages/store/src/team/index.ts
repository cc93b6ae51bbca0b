export {
  type ExitCount,
  type ExitMedian,
  type MissedExit,
  type OpenExit,
  type SettledExit,
  countExits,
  listMissedExits,
  listOpenExits,
  medianOfExits,
  settleExits,
} from './queue-exits.ts';
export { type StaffMember, clearHold, giveItem, listStaffMembers } from './staff-load.ts';
