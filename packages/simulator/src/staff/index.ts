export { askForKey, makeKey, makeOpenKey, withKey } from './api-key.ts';
export { actAsSeen, approve, mailedToken, seeLoanAct } from './approve.ts';
export { SoftPasskey } from './soft-passkey.ts';
export {
  codeNow,
  enrol,
  nothingAlone,
  secretIn,
  staffMember,
  staffPassword,
  staffSession,
} from './staff-member.ts';
