export { TelemetryGate } from './telemetry-gate.ts';
export { TelemetrySink } from './telemetry-sink.ts';
