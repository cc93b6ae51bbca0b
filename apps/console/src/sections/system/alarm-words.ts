import type { Calls, ResponseOf } from '@candor/contract/console-client';

export type Status = ResponseOf<Calls['console.system-status']>;
export type OpenAlarm = Status['open'][number];
export type AcknowledgedAlarm = Status['acknowledged'][number];
type Kind = OpenAlarm['kind'];

/** What happened, what it may mean, and what to do about it. A kind without words does not compile. */
export const alarmWords: Readonly<
  Record<Kind, { readonly title: string; readonly means: string; readonly act: string }>
> = {
  'reply-sent-twice': {
    title: 'Request answered twice',
    means: 'Work went on after a request had been answered, possibly after a refusal.',
    act: 'Find the request in the server log and compare the audit trail of that minute with the response.',
  },
  'refused-but-changed': {
    title: 'Refused request changed data',
    means: 'The response was a refusal, and data was changed all the same.',
    act: 'Open the audit trail with the request id below. Reverse what was done and report the call as a security fault.',
  },
  'unhandled-rejection': {
    title: 'Background work failed unnoticed',
    means: 'Something failed that nothing waits for: it was not retried.',
    act: 'Find the line in the server log and check whether its work is in the outbox or has to be done again.',
  },
  'chain-broken': {
    title: 'Chain of the books is broken',
    means: 'A sealed entry, a line of the audit trail or a signed day is not what it was.',
    act: 'Stop disbursements. Run npm run verify-books -- --all, keep the database as it is, and call your auditor.',
  },
  'day-not-signed': {
    title: 'Business day not signed',
    means: 'The day is closed and linked, but its root was not signed or not written out.',
    act: 'Check BOOKS_ROOTS_DIR and its disk. After a restore run npm run restored.',
  },
  'message-spend': {
    title: 'Message budget nearly used',
    means:
      'Four fifths of the day’s codes for new numbers are gone, or all. Known borrowers are still served.',
    act: 'Look for strangers who ask for codes; raise MESSAGES_A_DAY only if the demand is real.',
  },
  'clock-skew': {
    title: 'Clock is off',
    means: 'A server’s clock and the database’s differ by more than two seconds.',
    act: 'Check NTP on the machine named below. Business dates follow the database; logs and signatures do not.',
  },
  'malware-found': {
    title: 'Malware in an upload',
    means: 'A file was refused before it was kept.',
    act: 'Nothing was stored. If staff sent it, have their computer checked.',
  },
  'scanner-away': {
    title: 'Malware scanner does not respond',
    means: 'Every upload is refused with “try again” until it does.',
    act: 'Restart clamd and check CLAMD in the settings.',
  },
  'telemetry-astray': {
    title: 'Telemetry without a month',
    means: 'Visits or phone errors have come for a month whose partition was never made. Nothing is lost.',
    act: 'See in the log why housekeeping fails. It makes the month, and moves the rows, when it runs again.',
  },
  'document-damaged': {
    title: 'Signed document missing or changed',
    means: 'A signed file is not in the store, or is not what was kept. It was given to nobody.',
    act: 'Run npm run documents -- --check, which names every such file; then --repair, or restore it from a backup of the store.',
  },
};
