/**
 * What must never happen and, if it does, is somebody's business at once, whatever the caller was told. The
 * list is closed: each is a metric, a row that a person acknowledges, and words in the console that say what
 * to do.
 */
export const alarmKinds = [
  /** A request was answered and then answered again: how a refused request comes to act all the same. */
  'reply-sent-twice',
  /** A command was done for a request that had been refused. */
  'refused-but-changed',
  /** Work failed that nobody waits for. */
  'unhandled-rejection',
  /** A sealed entry, a line of the audit log or a signed day is not what it was. */
  'chain-broken',
  /** A business day is over and could not be signed, or its root not written out. */
  'day-not-signed',
  /** Four fifths of a channel's messages of the day are gone, or all. */
  'message-spend',
  /** The clock of a process and the database's are apart. */
  'clock-skew',
  /** A file was refused because a scanner knows what is in it. */
  'malware-found',
  /** Files are refused because no scanner answers. */
  'scanner-away',
  /** Telemetry has come for a month that has no partition: the housekeeping could not make it. */
  'telemetry-astray',
  /** A document is not in the store, or not what was kept: nobody is given it. */
  'document-damaged',
] as const;

export type AlarmKind = (typeof alarmKinds)[number];
