export { findConsoleAccess, insertConsoleAccess } from './console-access.ts';
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
export {
  confirmStaffSession,
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
