import type { MutationCase } from './mutate-cases.ts';

const approvals = 'packages/services/src/approvals';
const server = 'apps/server/src';
const authority = `${server}/handlers/console/authority.http.test.ts`;
const deciding = `${server}/handlers/console/application-deciding.http.test.ts`;
const oneself = `${server}/handlers/console/approvals.http.test.ts`;
const walk = `${server}/http/one-person.http.test.ts`;

/** What keeps one person from doing alone what takes two. */
export const authorityCases: Readonly<Record<string, MutationCase>> = {
  'authority-closed': {
    protects: 'an act that the authority table does not name always takes two',
    edits: [
      {
        file: 'packages/services/src/backoffice/authority/authority-table.ts',
        from: "  'payment.reverse': { asks: 'money.match', ...correction },",
        to: "  'payment.reverse': { asks: 'money.match', ...correction },\n  'loan.write-off': { asks: 'loan.act', ...correction },",
      },
    ],
    test: { file: authority, title: 'the table names only acts that have an amount' },
  },
  'application-as-seen': {
    protects: 'an application is decided as whoever decides was shown it',
    edits: [
      {
        file: 'packages/services/src/backoffice/applications/preview-application.ts',
        from: "if ('output' in shown && applicationMark(shown.output) !== seen)",
        to: "if ('output' in shown && applicationMark(shown.output) === '')",
      },
    ],
    test: { file: deciding, title: 'that is another by now decides nothing' },
  },
  'one-at-a-time': {
    protects: 'about one application, refund or loan waits one request of a kind',
    edits: [
      {
        file: 'packages/services/src/backoffice/approvals/request-approval.ts',
        from: 'if (act.isOneAtATime && (await isAskedFor(tx, { act: act.key, subject }, now)))',
        to: 'if (act.isOneAtATime && !(await isAskedFor(tx, { act: act.key, subject }, now)) && false)',
      },
    ],
    test: {
      file: `${server}/handlers/console/money.http.test.ts`,
      title: 'of one payment one refund waits at a time',
    },
  },
  'authority-exception': {
    protects: 'what has an exception takes an approver, whatever its amount',
    edits: [
      {
        file: 'packages/services/src/backoffice/authority/authority.ts',
        from: "exceptions.map((exception) => ({ is: 'exception', exception }))",
        to: '[]',
      },
    ],
    test: { file: authority, title: 'what the table allows up to its limit' },
  },
  'authority-added-up': {
    protects: 'split acts are added up per person and day',
    edits: [
      {
        file: `${approvals}/act-or-ask.ts`,
        from: 'await noteAlone(tx, question, authority, subject);',
        to: '',
      },
    ],
    test: { file: authority, title: 'per person and per borrower, however many come at once' },
  },
  'authority-race': {
    protects: 'requests at once can’t slip under one limit',
    edits: [
      {
        file: 'packages/services/src/backoffice/authority/authority.ts',
        from: 'await lockAuthority(tx, market, { staffId, borrowerId });',
        to: '',
      },
    ],
    test: { file: authority, title: 'per person and per borrower, however many come at once' },
  },
  'authority-borrower': {
    protects: 'a colleague does not go on where the limit for one borrower is used up',
    edits: [
      {
        file: 'packages/services/src/backoffice/authority/authority-table.ts',
        from: 'perBorrower: true }',
        to: 'perBorrower: false }',
      },
    ],
    test: { file: authority, title: 'per person and per borrower, however many come at once' },
  },
  'role-both-sides': {
    protects: 'no role becomes maker and checker of one act',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff/apply-role-change.ts',
        from: "if (both.length > 0) return { refused: 'role_is_both_sides', facts: { role: key, both } };",
        to: '',
      },
    ],
    test: { file: authority, title: 'a role that would be both is refused' },
  },
  'approval-interest': {
    protects: 'nobody approves what is in their own interest',
    edits: [
      {
        file: `${approvals}/decide-approval.ts`,
        from: 'if (interested?.includes(actor.id))',
        to: 'if (interested?.includes(`${actor.id}?`))',
      },
    ],
    test: { file: oneself, title: 'never by whoever asked, nor for oneself, nor by whose roles change' },
  },
  'application-policy': {
    protects: 'an amount above policy is nobody’s to approve alone',
    edits: [
      {
        file: 'packages/services/src/backoffice/applications/application-policy.ts',
        from: "'above-policy': wanted > policyAmount,",
        to: "'above-policy': false,",
      },
    ],
    test: { file: deciding, title: 'an amount above what policy allows' },
  },
  'application-verified': {
    protects: 'approving accepts no step that nobody verified',
    edits: [
      {
        file: 'packages/services/src/lending/decisions/decide-manually.ts',
        from: 'await acceptSavedSteps(tx, borrowerId, context, accepts);',
        to: "await acceptSavedSteps(tx, borrowerId, context, ['base', 'personal', 'job', 'ext']);",
      },
    ],
    test: { file: deciding, title: 'accepts the steps that were verified, and no other' },
  },
  'application-hit': {
    protects: 'a sanctions hit is compliance’s to decide',
    edits: [
      {
        file: 'packages/services/src/backoffice/applications/application-authority.ts',
        from: "if (exceptions.includes('screening-hit')) return { ...shared, takes: 'compliance' };",
        to: '',
      },
    ],
    test: { file: deciding, title: 'a sanctions hit is compliance’s to decide' },
  },
  'one-person-own': {
    protects: 'no sequence of calls of one person agrees to what they asked for',
    edits: [
      {
        file: `${approvals}/decide-approval.ts`,
        from: "if (askedBy === by) return 'approval_is_your_own';",
        to: '',
      },
    ],
    test: { file: walk, title: 'never posts to cash' },
  },
};
