export { bannedIn, endsAlike, isCutOff, withoutNames } from './borrower-words.ts';
export { outsideGsm, type SmsEncoding, type SmsLength, smsLength } from './sms-length.ts';
export { fillText, type TextPiece, textPieces, variablesIn } from './template-text.ts';
