export {
  type AnalyticsEvent,
  type ClientError,
  deleteTelemetryBefore,
  insertAnalyticsEvents,
  insertClientErrors,
} from './telemetry.ts';
