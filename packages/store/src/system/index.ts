export {
  type AcknowledgedAlarm,
  type OpenAlarm,
  acknowledgeAlarm,
  countOpenAlarms,
  listAcknowledgedAlarms,
  listOpenAlarms,
  lockAlarm,
  noteAlarm,
} from './alarms.ts';
export { type ChainCheck, insertChainCheck, lastChainCheck, sealerLag } from './chain-checks.ts';
export { type ClockReading, lastReadingOf, listClockReadings, noteClockReading } from './clock-readings.ts';
export { type ServerFacts, readServerFacts } from './server-facts.ts';
export {
  type MarketFigures,
  type OutboxFigures,
  marketFigures,
  outboxFigures,
  type RetriedTopic,
  retriedTopics,
  type WebhookFigures,
  webhookFigures,
} from './business-figures.ts';
