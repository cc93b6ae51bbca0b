import type { MutationCase } from './mutate-cases.ts';

const services = 'packages/services/src';
const server = 'apps/server/src/handlers/console';
const restructures = `${server}/restructures.http.test.ts`;
const authority = `${server}/authority.http.test.ts`;
const hardship = `${server}/collections.http.test.ts`;
const kept = 'packages/domain/src/arrears/kept-arrears.test.ts';
const rules = 'packages/domain/src/decisions/decide-restructure.test.ts';

/**
 * What keeps an act on a loan to what was shown, to the people who may do it, and a restructured loan to its
 * days past due.
 */
export const loanActCases: Readonly<Record<string, MutationCase>> = {
  'loan-act-as-seen': {
    protects: 'an act does what was shown before it, or nothing',
    edits: [
      {
        file: 'packages/services/src/backoffice/approvals/as-seen.ts',
        from: "!('refused' in shown) && previewMark(shown) !== input.seen",
        to: 'false',
      },
    ],
    test: { file: restructures, title: 'a stale tab is told that the figures have changed' },
  },
  'loan-act-alone-as-seen': {
    protects: 'a waiver, done alone or asked for, is what was shown before it',
    edits: [
      {
        file: `${services}/approvals/act-or-ask.ts`,
        from: 'previewMark(preview) === seen ? undefined',
        to: "seen !== '' ? undefined",
      },
    ],
    test: { file: authority, title: 'one preview is one act' },
  },
  'loan-act-held-from-look-to-act': {
    protects: 'nobody changes a loan between the look at an act and the act',
    edits: [
      {
        file: 'packages/services/src/backoffice/approvals/hold-subject.ts',
        from: 'if (id !== undefined) await lockLoan(tx, BigInt(id));',
        to: 'if (id === undefined) await lockLoan(tx, 0n);',
      },
    ],
    test: {
      file: 'packages/services/src/backoffice/approvals/as-seen.pg.test.ts',
      title: 'an act that was looked at holds its loan',
    },
  },
  'loan-act-extension-of-the-product': {
    protects: 'one person extends a due date only as the product lets the borrower',
    edits: [
      {
        file: 'packages/domain/src/delay/delay-quote.ts',
        from: '(newDueOn === undefined || daysToGo > daysBefore || -daysToGo > daysAfter) && {',
        to: 'newDueOn === undefined && {',
      },
    ],
    test: { file: restructures, title: 'outside the product’s window nobody extends alone' },
  },
  'loan-act-restructure-approver': {
    protects: 'a restructure is agreed to by an approver, and not by whoever prepares such acts',
    edits: [
      {
        file: 'packages/services/src/backoffice/loans/loan-acts-act.ts',
        from: "name: 'Restructure a loan',\n  asks: 'loan.act',\n  decides: 'loan.approve'",
        to: "name: 'Restructure a loan',\n  asks: 'loan.act',\n  decides: 'loan.act'",
      },
    ],
    test: { file: restructures, title: 'and holds when the borrower accepts it with a code' },
  },
  'loan-act-restructure-code': {
    protects: 'new terms hold when the borrower has accepted them with a code',
    edits: [
      {
        file: 'packages/services/src/lending/restructures/offer-restructure.ts',
        from: "if (verdict.is !== 'right') return { output: verdict };",
        to: "if (verdict.is !== 'right' && input.code === '') return { output: verdict };",
      },
      {
        file: 'packages/services/src/lending/restructures/offer-restructure.ts',
        from: 'await verdict.use();',
        to: '',
      },
    ],
    test: { file: restructures, title: 'and holds when the borrower accepts it with a code' },
  },
  'loan-act-kept-arrears': {
    protects: 'a restructured loan is provided for by the age of what was moved until it is cured',
    edits: [
      {
        file: 'packages/store/src/provisions/loans-to-provide.ts',
        from: "coalesce(greatest(late.days, $2::date - ${keptDueOn('l.id', '$2::date')}), 0)",
        to: 'coalesce(late.days, 0)',
      },
    ],
    test: { file: restructures, title: 'is past due no more, carries the mark and is classed as before' },
  },
  'loan-act-cure': {
    protects: 'a restructured loan is cured by instalments in a row that are paid on time',
    edits: [
      {
        file: 'packages/domain/src/arrears/kept-arrears.ts',
        from: 'return longest >= rule.instalmentsOnTime;',
        to: 'return longest > 0;',
      },
    ],
    test: { file: kept, title: 'is cured by the third instalment in a row' },
  },
  'loan-act-dearer': {
    protects: 'new terms that cost more make the instalments lower',
    edits: [
      {
        file: 'packages/domain/src/decisions/decide-restructure.ts',
        from: '!isLower(duesOf(then), duesOf(now))',
        to: 'false',
      },
    ],
    test: { file: rules, title: 'may not cost more and make no instalment lower' },
  },
  'loan-act-hardship-approver': {
    protects: 'a hardship plan is granted by an approver, never by whoever prepares it',
    edits: [
      {
        file: `${server}/collections-calls.ts`,
        from: "if (decision === 'grant' && isPlan(request.option))\n",
        to: 'if (decision.length === 0)\n',
      },
    ],
    test: { file: hardship, title: 'granted exactly as previewed' },
  },
  'loan-act-write-off-policy': {
    protects: 'a loan that is not late enough by the policy is not written off',
    edits: [
      {
        file: 'packages/services/src/lending/loans/loan-act-preview.ts',
        from: 'const isLate = now.daysLate >= least;',
        to: 'const isLate = now.daysLate >= 0;',
      },
    ],
    test: {
      file: 'packages/services/src/reads/loans/write-off-preview.pg.test.ts',
      title: 'a write-off is shown with what is given up',
    },
  },
  'restructured-paid-by-due-date': {
    protects: 'money pays the instalment that is due, not what a restructuring carried over to the last',
    edits: [
      {
        file: 'packages/domain/src/instalments/carried-row.ts',
        from: 'hasBegun(row, on) && (!isCarriedOver(row) || isReached(row))',
        to: 'hasBegun(row, on) && (!isCarriedOver(row) || isReached(row) || true)',
      },
    ],
    test: { file: rules, title: 'with the first instalment has that instalment paid' },
  },
  'restructured-rows-as-shown': {
    protects: 'the rows of a restructured loan are those that were shown before it',
    edits: [
      {
        file: 'packages/domain/src/instalments/instalment-states.ts',
        from: 'if (last) carriedTo.set(',
        to: 'if (last && !carried) carriedTo.set(',
      },
    ],
    test: { file: rules, title: 'has the four instalments that were shown' },
  },
};
