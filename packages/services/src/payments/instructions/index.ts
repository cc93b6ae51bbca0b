export { expireWaitingCodes } from './expire-waiting-codes.ts';
export { makeCode } from './make-code.ts';
export { payerPays } from './payer-pays.ts';
