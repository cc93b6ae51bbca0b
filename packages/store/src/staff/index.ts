export { invitersOf } from './inviters.ts';
export { insertInvitation, lockInvitation, staffOfInvitation, useInvitations } from './staff-invitations.ts';
export {
  type CountedRole,
  type PersonWhoMay,
  countAdmins,
  insertRoleIfAbsent,
  listRoles,
  lockRole,
  lockWhoMayWhat,
  namesWhoMay,
  peopleWhoMay,
  rolesOfStaff,
  setRolesOfStaff,
  updateRole,
} from './staff-roles.ts';
export {
  type StaffRow,
  type StaffState,
  findStaff,
  findStaffByEmail,
  insertStaff,
  isStaffDomain,
  listStaff,
  listStaffAlike,
  lockStaff,
  nameStaff,
  noteStaffSeen,
  noteTotpStep,
  setStaffPassword,
  setStaffState,
  setStaffTotp,
} from './staff.ts';
