import type { MutationCase } from '../mutate-cases.ts';

const store = 'packages/store/src';
const server = 'apps/server/src';
const pooled = `${server}/open-pooled-store.pg.test.ts`;
const sessions = `${server}/handlers/console/staff-sessions.http.test.ts`;
const documents = 'packages/services/src/kernel/documents/document-store.ts';
const inStores = 'packages/adapters/src/pictures/signed-files.pg.test.ts';
const months = `${store}/telemetry/telemetry-parts.pg.test.ts`;

/** What keeps it running as it was meant to, and what comes with it as it was looked at. */
export const operationsCases: Readonly<Record<string, MutationCase>> = {
  'document-hash': {
    protects: 'a signed file that is not what was kept is given to nobody, also where it opens',
    edits: [
      {
        file: documents,
        from: "return content !== undefined && hashOf(content) === sha256 ? content : 'changed';",
        to: "return content ?? 'changed';",
      },
    ],
    test: { file: inStores, title: 'that are missing or were changed are given to nobody' },
  },
  'document-erased': {
    protects: 'a row never names a file that was erased while somebody was slow to name it',
    edits: [
      {
        file: documents,
        from: "if (isMine) return 'named';",
        to: "if (isMine || document.token !== '') return 'named';",
      },
    ],
    test: { file: inStores, title: 'of a worker that died before their row was there' },
  },
  'document-loose': {
    protects: 'what somebody announces again is not erased',
    edits: [
      {
        file: `${store}/loose-files/loose-files.ts`,
        from: 'where store_key = $1 and due_at <= clock_timestamp()',
        to: 'where store_key = $1',
      },
    ],
    test: { file: inStores, title: 'are not erased while somebody writes the same file again' },
  },
  'document-read-back': {
    protects: 'nothing is deleted from the database before the store gave it back as it was put',
    edits: [
      {
        file: 'packages/services/src/lending/contracts/stored/move-documents.ts',
        from: "if (typeof back === 'string')",
        to: 'if (false as boolean)',
      },
    ],
    test: { file: inStores, title: 'stay in the database where the store gives back something else' },
  },
  'pooler-named': {
    protects: 'a start through a pooler that nobody named is refused',
    edits: [
      {
        file: `${server}/open-store.ts`,
        from: 'if (await leadsToPooler(url))',
        to: 'if (false as boolean)',
      },
    ],
    test: { file: pooled, title: 'says what is missing when nothing names the database itself' },
  },
  'pooler-direct': {
    protects: 'the database’s own address leads through no pooler',
    edits: [
      {
        file: `${server}/open-store.ts`,
        from: 'if (await leadsToPooler(directUrl))',
        to: 'if (false as boolean)',
      },
    ],
    test: { file: pooled, title: 'refuses a direct address that is none' },
  },
  'pooler-deaf': {
    protects: 'sessions without a time limit are refused at the start',
    edits: [
      {
        file: `${store}/database/application-login.ts`,
        from: "if (!endsAfter || zone !== 'UTC')",
        to: 'if (endsAfter === undefined && zone === undefined)',
      },
    ],
    test: {
      file: `${store}/database/connection/pooler.pg.test.ts`,
      title: 'a pooler that drops what a session asks for is noticed',
    },
  },
  'ready-writes': {
    protects: 'a server is ready only where the database takes a write',
    edits: [
      {
        file: `${store}/database/pulse.ts`,
        from: "'update pulse set at = clock_timestamp()'",
        to: "'select at from pulse'",
      },
      {
        file: `${store}/database/pulse.ts`,
        from: "command === 'UPDATE' && rowCount === 1",
        to: 'command !== null && rowCount === 1',
      },
    ],
    test: {
      file: `${store}/database/database.pg.test.ts`,
      title: 'a server that takes no writes is unhealthy',
    },
  },
  'ready-once': {
    protects: 'a write that hangs is waited for by everybody who asks whether a server is ready',
    edits: [
      {
        file: `${store}/database/pulse.ts`,
        from: 'this.#writing ??= this.#write()',
        to: 'this.#writing = this.#write()',
      },
      { file: `${store}/database/pulse.ts`, from: '      max: 1,\n', to: '' },
    ],
    test: {
      file: `${store}/database/database.pg.test.ts`,
      title: 'takes no connection for each that asks',
    },
  },
  'drain-told': {
    protects: 'a server that is about to stop is not ready any more',
    edits: [
      {
        file: `${server}/handlers/call-handlers.ts`,
        from: '!isDraining() && (await database.healthy())',
        to: '(await database.healthy())',
      },
    ],
    test: {
      file: `${server}/handlers/call-handlers.test.ts`,
      title: 'is denied when the server is about to stop',
    },
  },
  'drain-elsewhere': {
    protects: 'whoever keeps a connection to a server that is about to stop is asked to open another',
    edits: [
      {
        file: `${server}/http/app.ts`,
        from: "if (isDraining()) void reply.header('connection', 'close');",
        to: 'void [isDraining, reply];',
      },
    ],
    test: { file: `${server}/http/app.test.ts`, title: 'asks whoever keeps a connection to open another' },
  },
  'money-lanes': {
    protects: 'what leads to money waits behind no morning’s reminders',
    edits: [
      {
        file: `${server}/worker/outbox-relays.ts`,
        from: 'const money = moneyTopics.length === 0 ? []',
        to: 'const money = moneyTopics.length >= 0 ? []',
      },
      {
        file: `${server}/worker/outbox-relays.ts`,
        from: 'relay([...moneyTopics, ...slowTopics.',
        to: 'relay([...slowTopics.',
      },
    ],
    test: { file: `${server}/worker/lanes.pg.test.ts`, title: 'what leads to money is taken at once' },
  },
  'telemetry-kept': {
    protects: 'the application drops nothing of the last ninety days, whatever it asks',
    edits: [
      {
        file: `${store}/migrations/0172-telemetry-by-month.sql`,
        from: "least(before, clock_timestamp() - interval '90 days')",
        to: 'before',
      },
    ],
    test: { file: months, title: 'drops nothing of the last ninety days' },
  },
  'seal-strict': {
    protects: 'a sealed value of which any letter was changed does not open',
    edits: [
      {
        file: 'packages/services/src/kernel/person-seal.ts',
        from: "if (bytes.toString('base64url') !== part)",
        to: 'if (false as boolean)',
      },
    ],
    test: {
      file: 'packages/services/src/kernel/person-seal.test.ts',
      title: 'does not open when a single letter of it was changed',
    },
  },
  'staff-session-ended': {
    protects: 'a session that an admin ended opens nothing any more',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff-login/staff-sessions.ts',
        from: '? await endStaffSessions(tx, staffId, now, except)',
        to: '? [endStaffSessions, except].length - 1',
      },
    ],
    test: { file: sessions, title: 'an admin sees and ends' },
  },
  'dependency-exact': {
    protects: 'a dependency is of exactly one version',
    edits: [{ file: 'package.json', from: '"vitest": "', to: '"vitest": "^' }],
    test: { file: 'scripts/rules/dependencies.test.ts', title: 'every version is exact' },
  },
  'dependency-reason': {
    protects: 'no dependency comes without its reason',
    edits: [{ file: 'package.json', from: '"vitest": "', to: '"left-pad": "1.3.0", "vitest": "' }],
    test: { file: 'scripts/rules/dependencies.test.ts', title: 'every dependency has its reason' },
  },
  'dependency-script': {
    protects: 'no package runs a script of its own while it is installed',
    edits: [
      {
        file: 'package-lock.json',
        from: '    "node_modules/pino": {',
        to: '    "node_modules/pino": {\n      "hasInstallScript": true,',
      },
    ],
    test: { file: 'scripts/rules/supply-chain.test.ts', title: 'nothing runs a script of its own' },
  },
  'dependency-digest': {
    protects: 'every package is held to its digest',
    edits: [
      {
        file: 'package-lock.json',
        from: '    "node_modules/pino": {',
        to: '    "node_modules/pinno": {},\n    "node_modules/pino": {',
      },
    ],
    test: { file: 'scripts/rules/supply-chain.test.ts', title: 'every package is held to its digest' },
  },
  'secret-in-a-file': {
    protects: 'a key that somebody left in a tracked file is found',
    edits: [
      {
        file: 'SECURITY.md',
        from: '## Reporting\n',
        // In parts, or the rule would find it here.
        to: `## Reporting\n${['AKIA', 'QWERTYUIOPASDFGH'].join('')}\n`,
      },
    ],
    test: { file: 'scripts/rules/secrets.test.ts', title: 'is in a tracked file' },
  },
  'migration-adds': {
    protects: 'a migration takes nothing from the version that still runs beside it',
    edits: [
      {
        file: `${store}/migrations/0213-plans-held.sql`,
        from: 'grant update (held_until)',
        to: 'alter table hardship_request drop column promised_on;\ngrant update (held_until)',
      },
    ],
    test: { file: 'scripts/rules/migrations.test.ts', title: 'only adds, or says why' },
  },
};
