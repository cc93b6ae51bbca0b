export { readMessageCosts } from './read-message-costs.ts';
export { readOutboxTasks, readSentMessages } from './read-outbox.ts';
