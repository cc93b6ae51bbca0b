import type { MutationCase } from './mutate-cases.ts';

const store = 'packages/store/src';
const counts = 'apps/server/src/handlers/console/queue-counts.http.test.ts';

/** What a back office reads as one number is one number, and what it must do by law it sees. */
export const backofficeCases: Readonly<Record<string, MutationCase>> = {
  'queue-counted-once': {
    protects: 'what is to be matched is counted as it is listed, with one deadline',
    edits: [
      {
        file: 'packages/services/src/reads/payments/read-money.ts',
        from: "instantOf(knownAt, '12:00', markets[market].timeZone)",
        to: "instantOf('2030-01-02' as CalendarDate, '12:00', markets[market].timeZone)",
      },
    ],
    test: { file: counts, title: 'the nav, Today, the head of the page and the rows on it are one number' },
  },
  'bureau-file-missed': {
    protects: 'a bureau file that was not made counts as overdue',
    edits: [
      {
        file: 'packages/services/src/reads/queues/queue-office.ts',
        from: 'filesDue: await missingFiles(tx, market),',
        to: 'filesDue: (await missingFiles(tx, market)).slice(0, 0),',
      },
    ],
    test: { file: counts, title: 'a bureau file that was due and not made' },
  },
  'reason-fits-condition': {
    protects: 'nobody is told that they are not 18 for another age',
    edits: [
      {
        file: 'packages/services/src/lending/decisions/reason-grounds.ts',
        from: 'return to < adulthood.years;',
        to: 'return to < 100;',
      },
    ],
    test: {
      file: 'packages/services/src/lending/decisions/reason-grounds.test.ts',
      title: 'is not that somebody is not 18',
    },
  },
  'statement-batched': {
    protects: 'a preview of a statement asks for many lines at once',
    edits: [
      {
        file: 'packages/services/src/payments/transfers/import-statement.ts',
        from: 'const together = 500;',
        to: 'const together = 5;',
      },
    ],
    test: {
      file: 'packages/services/src/payments/transfers/statement-parts.pg.test.ts',
      title: 'asks the database for many lines at once',
    },
  },
  'payout-held-named': {
    protects: 'a held payout is not announced as one to be sent',
    edits: [
      {
        file: `${store}/queues/queue-sources.ts`,
        from: "where i.state = 'intended' and i.next_at is null and not ${isHeldBack('p')}",
        to: "where i.state = 'intended' and i.next_at is null",
      },
    ],
    test: { file: counts, title: 'each disbursement is on one tab' },
  },
};
