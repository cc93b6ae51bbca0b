export type {
  Actor,
  Command,
  CommandAnswer,
  CommandContext,
  Done,
  Facts,
  Json,
  OutboxMessage,
  Refusal,
} from './commands/command.ts';
export { Outage } from './commands/outage.ts';
export { runCommand, type CommandRequest } from './commands/run-command.ts';
export { relayOutbox, type OutboxHandler, type OutboxHandlers } from './outbox/relay-outbox.ts';
export { configurePage, type ConfigurePage, type PageChange } from './pages/configure-page.ts';
export { pageFaults } from './pages/page-faults.ts';
export { fillPageConfiguration } from './pages/fill-page-configuration.ts';
export { TelemetrySink, type TelemetryReceipt } from './telemetry/telemetry-sink.ts';
