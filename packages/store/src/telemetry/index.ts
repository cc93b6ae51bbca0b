export {
  type AnalyticsEvent,
  type ClientError,
  keepTelemetryMonths,
  insertAnalyticsEvents,
  insertClientErrors,
} from './telemetry.ts';
