export { olderAadhaarCode, passportZone, philSysCode, secureAadhaarCode } from './sample-codes.ts';
