import { channel } from 'node:diagnostics_channel';

/**
 * What must never happen and, if it does, is somebody's business at once, whatever the caller was told.
 * `reply-sent-twice`: work went on after a request had been answered, which is how a refused request comes to
 * act all the same. `unhandled-rejection`: work failed that nobody waits for.
 */
export const alarmKinds = ['reply-sent-twice', 'unhandled-rejection'] as const;

export type AlarmKind = (typeof alarmKinds)[number];

export interface Alarm {
  readonly kind: AlarmKind;
  readonly error: unknown;
}

type ErrorLog = { error(facts: object, sentence: string): void };

/**
 * One for the process: the metrics count what is heard here, and a test during which something is heard
 * fails.
 */
const alarms = channel('candor.alarm');

const sentences: Readonly<Record<AlarmKind, string>> = {
  'reply-sent-twice': 'ALARM: a request was answered and then answered again: look at what it changed',
  'unhandled-rejection': 'ALARM: work failed that nobody waits for',
};

export function raiseAlarm(log: ErrorLog, kind: AlarmKind, error: unknown): void {
  log.error({ alarm: kind, err: error }, sentences[kind]);
  alarms.publish({ kind, error } satisfies Alarm);
}

/** Returns what ends the listening. */
export function onAlarm(hear: (alarm: Alarm) => void): () => void {
  const listener = (message: unknown) => hear(message as Alarm);
  alarms.subscribe(listener);
  return () => void alarms.unsubscribe(listener);
}

/**
 * A rejection that nobody handles would end the process, and everybody else's request with it: it raises an
 * alarm instead.
 */
export function alarmOnUnhandledRejections(log: ErrorLog): void {
  process.on('unhandledRejection', (error) => raiseAlarm(log, 'unhandled-rejection', error));
}
