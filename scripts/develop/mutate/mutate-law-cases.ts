import type { MutationCase } from './mutate-cases.ts';

const handlers = 'apps/server/src/handlers';
const privacy = `${handlers}/privacy-calls.http.test.ts`;
const pages = `${handlers}/console/page.http.test.ts`;

/** What the law and the specification ask for, and figures that are told once. */
export const lawCases: Readonly<Record<string, MutationCase>> = {
  'law-limit-raise': {
    protects: 'an approval asks the law whether it raises what the borrower may borrow unasked',
    edits: [
      {
        file: 'packages/services/src/lending/applications/approve-application.ts',
        from: 'if (raise) return raise;',
        to: '',
      },
    ],
    test: {
      file: 'packages/services/src/lending/applications/applications.pg.test.ts',
      title: 'in India raises nothing that the borrower',
    },
  },
  'law-policy-years': {
    protects: 'the privacy policy says in years what the law keeps',
    edits: [
      {
        file: 'packages/markets/src/privacy/policy-texts.ts',
        from: "dealings: yearsKept(market, 'dealings')",
        to: "dealings: 'dealings'",
      },
    ],
    test: { file: privacy, title: 'says in years what the law of the market keeps' },
  },
  'law-kept-no-longer': {
    protects: 'what names somebody who left is kept for the years they were told, not for those of the books',
    edits: [
      {
        file: 'packages/services/src/composition/privacy/deletion-view.ts',
        from: "untilOf(yearsKept(market, 'dealings'))",
        to: "untilOf(yearsKept(market, 'books'))",
      },
    ],
    test: { file: privacy, title: 'waits for a loan that is open' },
  },
  'complaint-seen-as-shown': {
    protects: 'what came while an answer was read stays new',
    edits: [
      {
        file: 'packages/store/src/complaints/complaints.ts',
        from: 'greatest(seen, least(news, $3::int))',
        to: 'greatest(news, least(news, $3::int))',
      },
    ],
    test: { file: `${handlers}/problem-thread.http.test.ts`, title: 'go on until both are content' },
  },
  'due-today-beyond-credit': {
    protects: 'what was paid ahead is not among what falls due today',
    edits: [{ file: 'packages/store/src/queues/money-today.ts', from: ' and l.credit = 0', to: '' }],
    test: {
      file: 'packages/services/src/reads/queues/read-money-today.pg.test.ts',
      title: 'what falls due today is what the borrowers are asked for',
    },
  },
  'write-off-size-is-owed': {
    protects: 'a request to write off is as large as what is owed',
    edits: [
      {
        file: 'packages/services/src/backoffice/loans/loan-acts-act.ts',
        from: 'sizeOfAct({ figures: reader.figures })',
        to: '0n',
      },
    ],
    test: { file: `${handlers}/console/loans-calls.http.test.ts`, title: 'is as large as what is owed' },
  },
  'ledger-groups-add-up': {
    protects: 'the folded ledger of a loan still adds up line by line',
    edits: [
      { file: 'packages/services/src/reads/loans/group-entries.ts', from: 'owed -= group.amount;', to: '' },
    ],
    test: {
      file: 'packages/services/src/reads/loans/group-entries.test.ts',
      title: 'puts the interest and the late charges',
    },
  },
  'next-in-time': {
    protects: 'what falls due next on the page of a loan is not what is late',
    edits: [
      {
        file: 'packages/services/src/lending/loans/loan-position.ts',
        from: '({ row }) => row.dueOn >= on',
        to: '() => true',
      },
    ],
    test: {
      file: `${handlers}/console/loans-calls.http.test.ts`,
      title: 'what falls due next and the folded ledger',
    },
  },
  'statement-kept-in-steps': {
    protects: 'a long bank statement is kept by statements that do not grow with it',
    edits: [
      {
        file: 'packages/store/src/bank/bank-statements.ts',
        from: 'const linesAtOnce = 1_000;',
        to: 'const linesAtOnce = 1_000_000;',
      },
    ],
    test: {
      file: 'packages/services/src/payments/transfers/statement-parts.pg.test.ts',
      title: 'is kept a thousand lines at a time',
    },
  },
  'statement-read-once': {
    protects: 'a statement that is asked for in parts is read once',
    edits: [
      {
        file: 'packages/services/src/payments/transfers/statement-in-parts.ts',
        from: 'if (this.#kept?.key !== key) this.#kept',
        to: 'this.#kept',
      },
    ],
    test: {
      file: 'packages/services/src/payments/transfers/statement-in-parts.test.ts',
      title: 'a file that is asked for part by part is read once',
    },
  },
  'holiday-audited': {
    protects: 'a change of a holiday is logged with what it was before',
    edits: [
      {
        file: 'packages/services/src/customers/pages/change-holiday.ts',
        from: "changes: onlyChanged([{ field: day, kind: 'text', before: was, after: is }]),",
        to: '',
      },
    ],
    test: { file: `${handlers}/console/holidays.http.test.ts`, title: 'are added with a reason' },
  },
  'text-audited': {
    protects: 'a published text is logged with exactly what changed in it',
    edits: [
      {
        file: 'packages/services/src/customers/help/publish-text.ts',
        from: 'textsOf(name, current?.body as object | undefined)',
        to: 'textsOf(name, undefined)',
      },
    ],
    test: { file: pages, title: 'are versions: a newer one is shown' },
  },
};
