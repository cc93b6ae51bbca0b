export { dayWords } from './day-words.ts';
export { deliverMessage } from './deliver-message.ts';
export { type DeviceFacts, deviceWords } from './device-words.ts';
export { longDay } from './long-day.ts';
export { markMessagesRead, readInbox } from './read-messages.ts';
export { writeMessage } from './write-message.ts';
