import type { MutationCase } from './mutate-cases.ts';

const services = 'packages/services/src';
const payouts = 'apps/server/src/handlers/console/payouts.http.test.ts';
const money = 'apps/server/src/handlers/console/money.http.test.ts';
const provisions = 'apps/server/src/handlers/console/provisions.http.test.ts';
const batches = 'apps/server/src/worker/disbursement-batch.pg.test.ts';

/** What keeps one person from moving money, and a preview from being anything but what is booked. */
export const releaseCases: Readonly<Record<string, MutationCase>> = {
  'close-before-provision': {
    protects: 'no month is closed while its provision waits for approval',
    edits: [
      {
        file: 'packages/services/src/backoffice/books/close-period-act.ts',
        from: "    if (await provisionWaits(tx, market, through, now)) return { refused: 'provision_waits' };\n    const periods",
        to: '    const periods',
      },
    ],
    test: {
      file: 'apps/server/src/handlers/console/provisions.http.test.ts',
      title: 'what was shown is posted, once, by who may',
    },
  },
  'release-before-file': {
    protects: 'a disbursement file is given out only when somebody else has released it',
    edits: [
      {
        file: 'packages/services/src/backoffice/disbursements/open-disbursement-batch.ts',
        from: "if (batch && batch.state !== 'released') return { refused: 'file_is_not_released' };",
        to: '',
      },
    ],
    test: { file: payouts, title: 'each payout is in one file' },
  },
  'release-unchanged': {
    protects: 'a file that is no longer the one that was prepared is not released',
    edits: [
      {
        file: 'packages/services/src/backoffice/disbursements/disbursement-batch-file.ts',
        from: 'differences: text === prepared ? [] :',
        to: 'differences: text !== `${prepared} ` ? [] :',
      },
    ],
    test: { file: payouts, title: 'no longer the one that was prepared' },
  },
  'release-returned': {
    protects: 'what an approver declines goes back, and its payouts wait again',
    edits: [
      {
        file: `${services}/approvals/decide-approval.ts`,
        from: "if (verdict === 'refuse') await dropAct(tx, request, now);",
        to: '',
      },
    ],
    test: { file: payouts, title: 'no longer the one that was prepared' },
  },
  'release-lapsed': {
    protects: 'a file that nobody decides on in time goes back',
    edits: [
      {
        file: `${services}/approvals/lapse-approvals.ts`,
        from: 'await dropAct(tx, request, now);',
        to: '',
      },
    ],
    test: { file: payouts, title: 'nobody decides on in time' },
  },
  'release-result-of-released': {
    protects: 'a bank’s result counts only for a file that was released',
    edits: [
      {
        file: 'packages/services/src/backoffice/disbursements/bank-result.ts',
        from: "if (intent.batchId === null || intent.state === 'intended')",
        to: 'if (intent.batchId === undefined)',
      },
    ],
    test: { file: batches, title: 'hears from the bank’s file' },
  },
  'release-all-entries': {
    protects: 'a preview shows every entry that its act posts, those of the house too',
    edits: [
      {
        file: 'packages/services/src/kernel/acts/preview-entries.ts',
        from: 'await listEntriesOf(tx, entryIds)',
        to: 'await listEntriesOf(tx, entryIds.slice(-1))',
      },
    ],
    test: { file: payouts, title: 'ended on the bank’s word' },
  },
  'release-claim-alone': {
    protects: 'one person credits no claim that no statement shows',
    edits: [
      {
        file: 'packages/services/src/payments/transfers/match-money.ts',
        from: "if (!isUnverified) return { refused: 'money_is_on_no_statement' };",
        to: '',
      },
    ],
    test: { file: money, title: 'credited by two people with proof' },
  },
  'release-moved-claim': {
    protects: 'money that no statement shows is not moved to another loan by one person',
    edits: [
      {
        file: 'packages/services/src/payments/transfers/match-money.ts',
        from: 'channel !== transferChannel || (await linesOfPayments(tx, [id])).has(id)',
        to: "channel !== '' || (await linesOfPayments(tx, [id])).has(id)",
      },
    ],
    test: { file: money, title: 'credited by two people with proof' },
  },
  'release-claim-proof': {
    protects: 'a claim without proof can’t be approved',
    edits: [
      {
        file: 'packages/services/src/backoffice/payments/credit-unverified-act.ts',
        from: 'hasPicture || proof.trim().length >= shortestProof',
        to: 'hasPicture || proof.trim().length >= 0',
      },
    ],
    test: { file: money, title: 'credited by two people with proof' },
  },
  'release-match-seen': {
    protects: 'money is matched as its effect was shown, or not at all',
    edits: [
      {
        file: 'packages/services/src/backoffice/payments/match-as-seen.ts',
        from: 'now.seen !== seen',
        to: "now.seen === ''",
      },
    ],
    test: { file: money, title: 'what was shown before is what happens' },
  },
  'release-refund-account': {
    protects: 'nobody can be asked to approve a refund that has no account to go to',
    edits: [
      {
        file: 'packages/services/src/backoffice/payments/refund-acts.ts',
        from: "if (!to) return { refused: 'refund_has_no_account' };",
        to: "if (!to) return { isGiven: true, words: '', terms: [] };",
      },
    ],
    test: { file: money, title: 'nobody sends money back alone' },
  },
  'release-period-suspense': {
    protects: 'the closing of a period is warned of its own unapplied cash and of no later one',
    edits: [
      {
        file: 'packages/store/src/payments/list-money.ts',
        from: ' and received_on <= $2::date',
        to: ' and ($2::date is not null)',
      },
    ],
    test: { file: money, title: 'a closed month takes nothing more' },
  },
  'release-provision-state': {
    protects: 'once a provision is posted, what is provided is what was required',
    edits: [
      {
        file: 'apps/server/src/handlers/console/provision-calls.ts',
        from: "state === 'posted' ? { ...each, before: each.required } : each",
        to: 'each',
      },
    ],
    test: { file: provisions, title: 'what was shown is posted' },
  },
  'release-stale-remark': {
    protects: 'a remark about a payout that nobody had sent ends when it is in a file',
    edits: [
      {
        file: 'packages/services/src/backoffice/disbursements/prepare-disbursement-batch.ts',
        from: 'await closeExceptionsOfUnsent(tx, payoutId, now);',
        to: '',
      },
    ],
    test: { file: batches, title: 'is put before a person, once' },
  },
};
