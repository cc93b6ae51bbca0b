export { dayWords, longDay } from './day-words.ts';
export { deliverMessage } from './deliver-message.ts';
export { type DeviceFacts, deviceWords } from './account-texts.ts';
export { markMessagesRead, readInbox } from './read-messages.ts';
export { writeMessage } from './write-message.ts';
