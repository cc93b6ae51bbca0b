import type { MutationCase } from './mutate-cases.ts';

const authors = 'packages/services/src/lending/loan-entries/author-of-entry.pg.test.ts';
const login = 'packages/store/src/database/application-login.pg.test.ts';
const held = 'apps/server/src/worker/restore-hold.pg.test.ts';
const start = 'apps/server/src/open-checked-store.pg.test.ts';
const production = 'apps/server/src/settings/production-faults.test.ts';

/** What survives a restore, and what the application's database login can't do. */
export const restoreCases: Readonly<Record<string, MutationCase>> = {
  'entry-author': {
    protects: 'an entry names the act that posted it, by its own columns',
    edits: [
      {
        file: 'packages/store/src/ledger/journal.ts',
        from: 'from ledger_entry e join audit_log a on a.id = e.cause',
        to: 'from ledger_entry e join audit_log a on a.xmin = e.xmin',
      },
    ],
    test: { file: authors, title: 'is the same after the database was restored from a dump' },
  },
  'entry-author-asked': {
    protects: 'the database refuses an entry that nobody made',
    edits: [
      {
        file: 'packages/store/src/migrations/0042-authors-of-entries.sql',
        from: "check (cause is not null and author ~ '^[a-z]+:.') not valid",
        to: 'check (true) not valid',
      },
    ],
    test: { file: authors, title: 'is asked by the database itself' },
  },
  'application-login': {
    protects: 'the application logs in as somebody who owns nothing',
    edits: [
      {
        file: 'packages/store/src/database/database.ts',
        from: 'parsed.username = applicationRole;',
        to: "parsed.searchParams.set('options', `-c role=${applicationRole}`);",
      },
    ],
    test: { file: login, title: 'is candor_app from the moment it logs in' },
  },
  'application-login-refused': {
    protects: 'a start with the owner’s login is refused',
    edits: [
      {
        file: 'apps/server/src/open-store.ts',
        from: 'if (fault !== undefined) {',
        to: 'if (fault === null) {',
      },
    ],
    test: { file: start, title: 'refuses to work with the login that owns the tables' },
  },
  'restore-outbox': {
    protects: 'after a restore what was written before waits',
    edits: [
      {
        file: 'packages/store/src/outbox/outbox.ts',
        from: 'h.released_at is null and outbox.created_at <= h.found_at',
        to: 'false',
      },
    ],
    test: { file: held, title: 'what was written before waits until every channel was asked' },
  },
  'restore-payouts': {
    protects: 'after a restore a channel is asked before a disbursement is sent',
    edits: [
      {
        file: 'packages/store/src/migrations/0046-restore-hold.sql',
        from: "where state = 'intended' and channel <> 'manual';",
        to: 'where false;',
      },
      {
        file: 'packages/store/src/disbursement-attempts/disbursement-intents.ts',
        from: 'and sends = 0 and ${wasRestored} then',
        to: 'and false and ${wasRestored} then',
      },
    ],
    test: { file: held, title: 'a disbursement that had left meanwhile is found at its channel' },
  },
  'restore-bank': {
    protects: 'a bank that is given files is asked by two people after a restore',
    edits: [
      {
        file: 'packages/services/src/backoffice/restore/channels-to-ask.ts',
        from: 'return all.filter(({ market, channel }) =>',
        to: "return all.filter(({ by }) => by !== 'people').filter(({ market, channel }) =>",
      },
    ],
    test: { file: held, title: 'a bank that is given files is asked by two people' },
  },
  'restore-file': {
    protects: 'no file for a bank is made before the bank was asked',
    edits: [
      {
        file: 'packages/services/src/backoffice/disbursements/prepare-disbursement-batch.ts',
        from: 'if (await openRestoreHold(tx)) return',
        to: 'if (false as boolean) return',
      },
    ],
    test: { file: held, title: 'a bank that is given files is asked by two people' },
  },
  'restore-release': {
    protects: 'no prepared file is released before the bank was asked',
    edits: [
      {
        file: 'packages/services/src/backoffice/disbursements/release-disbursement-batch.ts',
        from: "if (await openRestoreHold(tx)) return { refused: 'outgoing_is_held' } as const;",
        to: '',
      },
    ],
    test: { file: held, title: 'is not released before the bank was asked' },
  },
  'restore-wakes': {
    protects: 'what a restore held back goes as soon as it is let out',
    edits: [
      {
        file: 'packages/store/src/restore/restore-holds.ts',
        from: "released_at = now() where id = $1 returning 'outbox ' as nudge",
        to: 'released_at = now() where id = $1',
      },
    ],
    test: { file: held, title: 'every worker is woken in the moment' },
  },
  'restore-saved-file': {
    protects: 'no released file is saved before the bank was asked',
    edits: [
      {
        file: 'packages/services/src/backoffice/disbursements/open-disbursement-batch.ts',
        from: "if (await openRestoreHold(tx)) return { refused: 'outgoing_is_held' };",
        to: '',
      },
    ],
    test: { file: held, title: 'nor is one saved that was released before' },
  },
  'restore-found': {
    protects: 'the database finds by itself that it was restored',
    edits: [
      {
        file: 'packages/services/src/backoffice/restore/find-restore.ts',
        from: 'if (!(await noteDatabaseIdentity(tx)))',
        to: 'if ((await noteDatabaseIdentity(tx)) || true)',
      },
    ],
    test: { file: held, title: 'the database finds by itself that it was restored' },
  },
  'restore-webhooks': {
    protects: 'webhooks wait after a restore',
    edits: [
      {
        file: 'packages/store/src/integrations/claim-delivery.ts',
        from: 'and ${nothingIsHeld} and',
        to: 'and',
      },
    ],
    test: {
      file: 'apps/server/src/worker/webhooks.pg.test.ts',
      title: 'waits after the database was restored',
    },
  },
  'database-tls': {
    protects: 'production’s books cross no network in the clear',
    edits: [
      {
        file: 'apps/server/src/settings/database-faults.ts',
        from: "return !encrypted.has(url.searchParams.get('sslmode') ?? '');",
        to: 'return false;',
      },
    ],
    test: { file: production, title: 'production’s database' },
  },
  'weak-keys': {
    protects: 'production refuses keys that anybody could guess',
    edits: [
      {
        file: 'apps/server/src/settings/weak-secrets.ts',
        from: 'new Set(key).size < differentBytesAtLeast',
        to: 'key.length === 0',
      },
    ],
    test: { file: production, title: 'production’s keys' },
  },
};
