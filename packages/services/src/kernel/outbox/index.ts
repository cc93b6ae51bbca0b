export { type HandlersByName, type OutboxHandlers, relayOutbox } from './relay-outbox.ts';
export { runForMessage } from './run-for-message.ts';
export type { OutboxTopic, PlannedReminder } from './topics.ts';
export { isTraceTopic, traceTopics } from './trace-topics.ts';
