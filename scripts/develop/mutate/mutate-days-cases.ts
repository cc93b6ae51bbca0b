import type { MutationCase } from './mutate-cases.ts';

const contact = 'packages/services/src/customers/contact/may-contact.ts';
const judge = 'packages/services/src/customers/contact/judge-contact.ts';
const story = 'apps/server/src/handlers/console/contact.http.test.ts';
const worker = 'apps/server/src/worker/worker.pg.test.ts';
const sweep = 'for every sender, hour and state';

/** What ends a day at its time, classifies a loan on its day, and leaves a borrower in peace. */
export const daysCases: Readonly<Record<string, MutationCase>> = {
  'day-end-clock': {
    protects: 'a machine whose clock is ahead ends no day early',
    edits: [
      {
        file: 'packages/services/src/lending/end-of-day/end-days-that-are-over.ts',
        from: 'simulated ?? (await databaseNow(tx))',
        to: 'simulated ?? (new Date() as Awaited<ReturnType<typeof databaseNow>>)',
      },
    ],
    test: { file: worker, title: 'does not come early on a machine that is 26 hours ahead' },
  },
  'job-clock': {
    protects: 'a job has its time from the database',
    edits: [
      {
        file: 'apps/server/src/worker/start-worker.ts',
        from: 'const begunAt = await database.read(databaseNow);',
        to: 'const begunAt = new Date();',
      },
    ],
    test: { file: worker, title: 'does not come early on a machine that is 26 hours ahead' },
  },
  'shared-clock-jump': {
    protects: 'a wall clock that is put forward moves nothing',
    edits: [
      {
        file: 'packages/store/src/database/database-clock.ts',
        from: 'const passedMs = sinceStart() - setAt;',
        to: 'const passedMs = wall() - wallThen;',
      },
    ],
    test: {
      file: 'packages/store/src/database/database-clock.pg.test.ts',
      title: 'put forward by 26 hours moves nothing',
    },
  },
  'npa-day': {
    protects: 'a loan is NPA at the end of its due date and 90 days',
    edits: [
      {
        file: 'packages/markets/src/in/arrears.ts',
        from: "{ id: 'NPA', fromDays: 90,",
        to: "{ id: 'NPA', fromDays: 91,",
      },
    ],
    test: {
      file: 'packages/markets/src/arrears/arrears-class-of.test.ts',
      title: 'the Reserve Bank’s example: due on 31 March 2021',
    },
  },
  'npa-stays': {
    protects: 'what was classified as NPA stays it until all arrears are paid',
    edits: [
      {
        file: 'packages/markets/src/arrears/arrears-class-of.ts',
        from: 'return wasNonPerforming ? firstNonPerforming(rules) : now;',
        to: 'return now;',
      },
    ],
    test: {
      file: 'packages/services/src/lending/loans/non-performing.pg.test.ts',
      title: 'is not lifted by a part of its arrears',
    },
  },
  'reclassify-once': {
    protects: 'a reclassification is booked once',
    edits: [
      {
        file: 'packages/services/src/lending/classification/reclassify-loan.ts',
        from: 'await setNpaSince(tx, stored.id, since.after);',
        to: '',
      },
    ],
    test: { file: 'scripts/operate/reclassify.pg.test.ts', title: 'shows per loan and in sum' },
  },
  'contact-hours': {
    protects: 'the hours of the agreement hold, not only the law’s',
    edits: [
      {
        file: 'packages/services/src/customers/contact/contact-hours.ts',
        from: 'return at < from || at >= until',
        to: 'return false',
      },
    ],
    test: { file: story, title: 'is reached in no way at 07:23' },
  },
  'contact-peace': {
    protects: 'whoever asked for help is left in peace',
    edits: [{ file: judge, from: '  if (peace) return peace;\n', to: '' }],
    test: { file: story, title: 'who has asked for help is reached in no way' },
  },
  'contact-count': {
    protects: 'nobody is contacted more than so often, by anyone',
    edits: [
      {
        file: judge,
        from: 'return isCounted ? oftenEnough(market, count, now) : undefined;',
        to: 'return undefined;',
      },
    ],
    test: { file: 'apps/server/src/handlers/console/contact-sweep.http.test.ts', title: sweep },
  },
  'contact-lock': {
    protects: 'of two who contact at once the second sees the first',
    edits: [
      {
        file: contact,
        from: 'await lockBorrower(tx, stored.borrowerId)',
        to: 'await findBorrower(tx, stored.borrowerId)',
      },
    ],
    test: { file: story, title: 'is reached once, also by three at the same moment' },
  },
  'contact-free-text': {
    protects: 'free text only answers a borrower who wrote',
    edits: [
      {
        file: judge,
        from: 'if (rules.onlyAnswers && !(await facts.hasUnansweredWord(borrowerId)))',
        to: 'if (false)',
      },
    ],
    test: { file: story, title: 'reads somebody’s own words only after writing' },
  },
  'contact-permit': {
    protects: 'what speaks of a debt is not written without its permit',
    edits: [
      {
        file: 'packages/services/src/customers/messages/write-message.ts',
        from: 'if (needsPermit(kind) && !isPermitted)',
        to: 'if (false)',
      },
    ],
    test: {
      file: 'packages/services/src/customers/messages/write-message.pg.test.ts',
      title: 'is not written without the permit',
    },
  },
  'deliver-hours': {
    protects: 'what is handed over outside the promised hours waits',
    edits: [
      {
        file: contact,
        from: "if (until > now) return { is: 'wait', until };",
        to: '',
      },
    ],
    test: {
      file: 'packages/services/src/customers/messages/deliver-message.pg.test.ts',
      title: 'handed over at 20:10 waits until 08:00',
    },
  },
  'deliver-peace': {
    protects: 'what was written before somebody asked for help is not handed over after it',
    edits: [{ file: contact, from: "if (peace) return { is: 'withdraw', why: peace.refused };", to: '' }],
    test: { file: story, title: 'is reminded at 08:00 of what no worker sent before' },
  },
  'reminder-replay': {
    protects: 'a replayed plan is judged with all that it sent before',
    edits: [
      {
        file: 'packages/services/src/lending/reminders/replay/replay-borrower.ts',
        from: 'made.push({ at, kind: kindOf(step), step });',
        to: '{}',
      },
    ],
    test: {
      file: 'packages/services/src/lending/reminders/replay/replay.pg.test.ts',
      title: 'fill day and week with it',
    },
  },
  'reminder-waits': {
    protects: 'a reminder that comes late keeps the promised hours',
    edits: [
      {
        file: 'packages/services/src/lending/loans/send-reminder.ts',
        from: 'if (notBefore > now) {',
        to: 'if (false) {',
      },
    ],
    test: {
      file: 'packages/services/src/lending/loans/send-reminder.pg.test.ts',
      title: 'waits for 08:00 of the agreement',
    },
  },
};
