import { channel } from 'node:diagnostics_channel';
import type { AlarmKind } from '@candor/services/backoffice/system';

export interface Alarm {
  readonly kind: AlarmKind;
  /** Of what: a call, a channel, a process, a market. Part of a row's key, so never somebody's id. */
  readonly about: string;
  /** What a person reads in the console. */
  readonly detail: string;
}

type ErrorLog = { error(facts: object, sentence: string): void };

/**
 * One for the process: the metrics count what is heard here, the database keeps it, and a test during which
 * something is heard fails.
 */
const alarms = channel('candor.alarm');

const sentences: Readonly<Record<AlarmKind, string>> = {
  'reply-sent-twice': 'ALARM: a request was answered and then answered again: look at what it changed',
  'refused-but-changed': 'ALARM: a command was done for a request that was refused: look at what it changed',
  'unhandled-rejection': 'ALARM: work failed that nobody waits for',
  'chain-broken': 'ALARM: the chain of the books does not fit: run verify-books',
  'day-not-signed': 'ALARM: the root of a day was not signed',
  'message-spend': "ALARM: the day's messages are nearly, or entirely, used up",
  'clock-skew': 'ALARM: the clock of this process and of the database are apart',
  'malware-found': 'ALARM: a file with malware was refused',
  'scanner-away': 'ALARM: files are refused, because the malware scanner does not answer',
  'telemetry-astray': 'ALARM: telemetry has come for a month that has no partition',
  'document-damaged': 'ALARM: a document is missing in the store, or was changed there',
};

type Told = { readonly about?: string; readonly error?: unknown; readonly detail?: string };

export function raiseAlarm(log: ErrorLog, kind: AlarmKind, { about = '', error, detail }: Told = {}): void {
  log.error({ alarm: kind, about, ...(detail && { detail }), err: error }, sentences[kind]);
  alarms.publish({ kind, about, detail: detail ?? kindOfError(error) } satisfies Alarm);
}

/** Its message may repeat what somebody typed: the log has it, a row that is kept for good has not. */
function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
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
  process.on('unhandledRejection', (error) => raiseAlarm(log, 'unhandled-rejection', { error }));
}
