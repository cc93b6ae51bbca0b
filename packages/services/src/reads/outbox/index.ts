export { readOutboxTasks, readSentMessages } from './read-outbox.ts';
