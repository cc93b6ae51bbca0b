export {
  type CodeCarrier,
  type CodePurpose,
  codeHistory,
  countTry,
  deleteCodesBefore,
  findLatestCode,
  insertCode,
  lockCodes,
  markCodeFailed,
  markCodeUsed,
} from './one-time-codes.ts';
export {
  type SessionProof,
  type SessionRow,
  deleteSessionsBefore,
  endAllSessions,
  endSession,
  endSessionByToken,
  findLiveSession,
  findSession,
  insertSession,
  listLiveSessions,
  touchSession,
} from './sessions.ts';
export { insertShellCode, useShellCode } from './shell-codes.ts';
