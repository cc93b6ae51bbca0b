export { invitersOf } from './inviters.ts';
export {
  type PasskeyRow,
  deletePasskey,
  deletePasskeysOf,
  insertPasskey,
  listPasskeys,
  notePasskeyUsed,
} from './passkeys.ts';
export {
  countRecoveryCodes,
  hasRecoveryCode,
  replaceRecoveryCodes,
  useRecoveryCode,
} from './recovery-codes.ts';
export { deleteDevicesBefore, forgetStaffDevices, keepStaffDevice, staffOfDevice } from './staff-devices.ts';
export { insertInvitation, lockInvitation, staffOfInvitation, useInvitations } from './staff-invitations.ts';
export {
  type CountedRole,
  countAdmins,
  insertRoleIfAbsent,
  listRoles,
  lockRole,
  peopleWhoMay,
  rolesOfStaff,
  setRolesOfStaff,
  updateRole,
} from './staff-roles.ts';
export {
  deleteStaffSessionsBefore,
  endStaffSession,
  endStaffSessionByToken,
  endStaffSessions,
  findLiveStaffSession,
  insertStaffSession,
  keepSessionChallenge,
  listLiveStaffSessions,
  takeSessionChallenge,
  touchStaffSession,
} from './staff-sessions.ts';
export {
  type StaffTicket,
  deleteTicketsBefore,
  insertTicket,
  lockTicket,
  setTicketChallenge,
  useTickets,
} from './staff-tickets.ts';
export {
  type StaffTries,
  type TriedDoor,
  deleteTriesBefore,
  forgetTries,
  lockTries,
  restingUntil,
  saveTries,
} from './staff-tries.ts';
export {
  type StaffRow,
  type StaffState,
  findStaff,
  findStaffByEmail,
  insertStaff,
  isStaffDomain,
  listStaff,
  lockStaff,
  nameStaff,
  noteStaffSeen,
  noteTotpStep,
  setStaffPassword,
  setStaffState,
  setStaffTotp,
} from './staff.ts';
