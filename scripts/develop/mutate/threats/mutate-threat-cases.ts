import type { MutationCase } from '../mutate-cases.ts';

const server = 'apps/server/src';
const system = 'packages/services/src/backoffice/system';
const alarms = `${server}/alarms/alarms.pg.test.ts`;
const refused = `${server}/http/from-caller.pg.test.ts`;
const status = `${server}/handlers/console/desk/system.http.test.ts`;
const uploads = `${server}/http/uploads/uploads.test.ts`;
const pictures = `${server}/handlers/image-scanning.http.test.ts`;
const files = `${server}/http/files/files-host.test.ts`;
const clamd = 'packages/adapters/src/malware/clamd.test.ts';
const faults = `${server}/settings/production-faults.test.ts`;

/** What notices that something went wrong, and what keeps files and settings from doing harm. */
export const threatCases: Readonly<Record<string, MutationCase>> = {
  'alarm-counted': {
    protects: 'an alarm that comes again is counted on its open row',
    edits: [
      {
        file: 'packages/store/src/system/alarms.ts',
        from: 'count = alarm.count + excluded.count',
        to: 'count = alarm.count',
      },
    ],
    test: { file: status, title: 'shows what is open' },
  },
  'alarm-kept': {
    protects: 'what this process raises is written into a row',
    edits: [
      {
        file: `${server}/alarms/keep-alarms.ts`,
        from: 'await keepAlarm(database, { ...alarm, times });',
        to: 'await Promise.resolve([keepAlarm, times]);',
      },
    ],
    test: { file: alarms, title: 'is written into a row' },
  },
  'alarm-acknowledged-once': {
    protects: 'an alarm is acknowledged once, by whom it says',
    edits: [
      {
        file: `${system}/acknowledge.ts`,
        from: "if (!alarm.isOpen) return { refused: 'act_is_not_possible_now' };",
        to: '',
      },
    ],
    test: { file: status, title: 'an alarm is acknowledged once' },
  },
  'alarm-refused-but-done': {
    protects: 'a command that is done for a request that was refused raises an alarm',
    edits: [
      {
        file: `${server}/http/from-caller.ts`,
        from: 'if (request.refusedAs !== null) alarmOnChange(request, command);',
        to: '',
      },
    ],
    test: { file: refused, title: 'that is refused and acts all the same' },
  },
  'alarm-done-but-not-permitted': {
    protects: 'a request that acted and was then told that it may not raises an alarm',
    edits: [
      {
        file: `${server}/http/from-caller.ts`,
        from: "if (code === 'not_permitted' && request.didCommand !== null)",
        to: 'if (false as boolean)',
      },
    ],
    test: { file: refused, title: 'that acts and is then told that it may not' },
  },
  'alarm-command-tells': {
    protects: 'a command tells the call that it works for that it was done',
    edits: [
      {
        file: 'packages/services/src/kernel/commands/run-command.ts',
        from: "if (answer?.kind === 'done' && !answer.replayed) tellCaller(command.name);",
        to: 'void tellCaller;',
      },
    ],
    test: { file: refused, title: 'that is refused and acts all the same' },
  },
  'alarm-clock': {
    protects: 'a clock that is an hour from the database’s is told of',
    edits: [
      {
        file: `${system}/note-clock.ts`,
        from: 'isOff: Math.abs(skewMs) > skewAtMostMs + (answered - asked) / 2',
        to: 'isOff: skewMs > skewAtMostMs + (answered - asked) / 2',
      },
    ],
    test: { file: alarms, title: 'it by an hour raises an alarm' },
  },
  'alarm-chain': {
    protects: 'the chain is followed when its time has come, and what differs is told',
    edits: [
      {
        file: `${system}/check-chain.ts`,
        from: 'return differences;\n}',
        to: 'return differences.slice(differences.length);\n}',
      },
    ],
    test: { file: alarms, title: 'is followed, noted' },
  },
  'upload-scanned': {
    protects: 'a file that is handed in is scanned before its handler is asked',
    edits: [{ file: `${server}/http/mount-calls.ts`, from: 'if (unsafe) return refusal(unsafe);', to: '' }],
    test: { file: uploads, title: 'is refused with what a scanner knows in it' },
  },
  'upload-needs-scanner': {
    protects: 'no call that takes files is mounted where nothing scans them',
    edits: [
      {
        file: `${server}/http/mount-calls.ts`,
        from: 'if (call.uploads && !mounting.scanner)',
        to: 'if (false as boolean)',
      },
    ],
    test: { file: uploads, title: 'by a server that scans nothing' },
  },
  'upload-named': {
    protects: 'a call says in which field a file is handed in',
    edits: [
      {
        file: 'packages/contract/src/calls/console/reconciliation.ts',
        from: "  uploads: ['csv'],\n",
        to: '',
      },
    ],
    test: { file: 'packages/contract/src/calls.test.ts', title: 'say in which fields a file is handed in' },
  },
  'upload-picture': {
    protects: 'a picture is scanned when it is whole',
    edits: [
      {
        file: 'packages/services/src/customers/pictures/finish-picture.ts',
        from: 'const drawn = unsafe ?? (await draw(file));',
        to: 'const drawn = await draw(file);',
      },
    ],
    test: { file: pictures, title: 'image/upload' },
  },
  'upload-picture-waits': {
    protects: 'pieces of a picture that nobody could look into stay',
    edits: [
      {
        file: 'packages/services/src/customers/pictures/finish-picture.ts',
        from: "if (unsafe?.refused === 'service_unavailable') return unsafe;",
        to: '',
      },
    ],
    test: { file: pictures, title: 'that nobody could look into waits' },
  },
  'upload-clamd-words': {
    protects: 'what is none of clamd’s two sentences says nothing about a file',
    edits: [
      {
        file: 'packages/adapters/src/malware/clamd.ts',
        from: "return found === undefined ? 'away' : { found };",
        to: "return found === undefined ? 'clean' : { found };",
      },
    ],
    test: { file: clamd, title: 'has said nothing about the file' },
  },
  'embedded-in-production': {
    protects: 'production does not run on the pre-release database',
    edits: [
      {
        file: `${server}/settings/database-faults.ts`,
        from: "if (settings.DATABASE_URL === 'embedded')",
        to: 'if (false as boolean)',
      },
    ],
    test: { file: faults, title: 'faults' },
  },
  'secret-found': {
    protects: 'a long string of chance in a file is found',
    edits: [
      {
        file: 'scripts/rules/find-secrets.ts',
        from: 'return entropyOf(text) > chance;',
        to: 'return entropyOf(text) > 9;',
      },
    ],
    test: { file: 'scripts/rules/secrets.test.ts', title: 'a long string of chance' },
  },
  'cookie-of-this-host': {
    protects: 'over https a session’s cookie is of this very host',
    edits: [
      {
        file: `${server}/http/session-cookie.ts`,
        from: "(isSecure ? '__Host-' : '')",
        to: "(isSecure ? '' : '')",
      },
    ],
    test: { file: `${server}/http/session-cookie.test.ts`, title: 'is of this very host, secure' },
  },
  'files-apart': {
    protects: 'the host of files has nothing beside them, and no other host has files',
    edits: [
      {
        file: `${server}/http/files/files-host.ts`,
        from: 'if ((request.host === host) === isFile(request)) return done();',
        to: 'if (request.host !== host || isFile(request)) return done();',
      },
    ],
    test: { file: files, title: 'open for a minute' },
  },
  'files-host-bare': {
    protects: 'the host of files answers no call',
    edits: [
      {
        file: `${server}/http/files/files-host.ts`,
        from: 'if ((request.host === host) === isFile(request)) return done();',
        to: 'if (request.host === host || !isFile(request)) return done();',
      },
    ],
    test: { file: files, title: 'have nothing beside them' },
  },
  'files-link-ends': {
    protects: 'an address of a file ends after a minute',
    edits: [
      {
        file: `${server}/http/files/file-links.ts`,
        from: 'if (written.until <= now().getTime()) return null;',
        to: 'void now;',
      },
    ],
    test: { file: files, title: 'open for a minute' },
  },
  'files-led': {
    protects: 'the main host sends no file where files have their own',
    edits: [
      {
        file: `${server}/http/mount-calls.ts`,
        from: 'if (call.file && mounting.files)',
        to: 'if (call.file && mounting.files && (false as boolean))',
      },
    ],
    test: { file: files, title: 'is led there, and the main host has no byte of it' },
  },
};
