import type { MutationCase } from './mutate-cases.ts';

const leases = 'packages/services/src/kernel/commands/lease.pg.test.ts';

/** What keeps every write in the funnel, in a lease with a name, or in a preview that is rolled back. */
export const funnelCases: Readonly<Record<string, MutationCase>> = {
  'funnel-read-only': {
    protects: 'PostgreSQL itself refuses to write in a reading transaction',
    edits: [
      {
        file: 'packages/store/src/database/database.ts',
        from: 'runTransaction(line, work, { ...(isolation && { isolation }), readOnly: true })',
        to: 'runTransaction(line, work, { ...(isolation && { isolation }), readOnly: false })',
      },
    ],
    test: { file: 'packages/store/src/database/database.pg.test.ts', title: 'changes no row' },
  },
  'funnel-lease-off-the-list': {
    protects: 'a write that is no command has a name of the closed list',
    edits: [
      {
        file: 'packages/services/src/kernel/commands/lease.ts',
        from: 'if (!Object.hasOwn(leases, name)) throw new Error(`${name as string} is no lease`);',
        to: '',
      },
    ],
    test: { file: leases, title: 'under another name is not opened' },
  },
  'funnel-lease-posts-nothing': {
    protects: 'nothing is posted to the journal by a lease, which is nobody’s act',
    edits: [
      {
        file: 'packages/services/src/kernel/commands/lease.ts',
        from: 'return write(database, work, options);',
        to: "return write(database, work, { ...options, cause: { auditId: '00000000-0000-0000-0000-000000000000', author: 'lease:x' } });",
      },
    ],
    test: { file: leases, title: 'posts nothing: it is nobody' },
  },
  'funnel-preview-rolled-back': {
    protects: 'nothing of a preview stays',
    edits: [{ file: 'packages/services/src/kernel/commands/preview.ts', from: 'throw new Seen();', to: '' }],
    test: { file: leases, title: 'sees what would happen, and nothing of it stays' },
  },
  'funnel-expiry-audited': {
    protects: 'a payment code that runs out is in the audit log as itself',
    edits: [
      {
        file: 'packages/store/src/end-of-day/expire-waiting.ts',
        from: `jsonb_build_object('event', 'expire')
             from expired`,
        to: `jsonb_build_object('event', 'expire')
             from expired where false`,
      },
    ],
    test: {
      file: 'apps/server/src/handlers/odd-callbacks.http.test.ts',
      title: 'is not needed for a code to run out',
    },
  },
  'funnel-own-withdrawal': {
    protects: 'a borrower withdraws their own applications alone',
    edits: [
      {
        file: 'packages/services/src/lending/applications/withdraw-application.ts',
        from: "actor.kind === 'borrower' && (await findApplication(tx, orderId))?.borrowerId !== actor.id",
        to: "actor.kind === 'borrower' && (await findApplication(tx, orderId)) === undefined",
      },
    ],
    test: {
      file: 'apps/server/src/http/other-borrower.http.test.ts',
      title: "finds nothing under another borrower's id",
    },
  },
};
