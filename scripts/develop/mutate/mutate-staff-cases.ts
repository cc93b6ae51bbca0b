import type { MutationCase } from './mutate-cases.ts';

const server = 'apps/server/src';
const login = `${server}/handlers/console/staff-login.http.test.ts`;
const people = `${server}/handlers/console/people.http.test.ts`;
const confirm = `${server}/handlers/console/access/confirm.http.test.ts`;
const networks = `${server}/handlers/console/access/networks.http.test.ts`;
const matrix = `${server}/http/permissions.http.test.ts`;

/** What keeps the console to the lender's people, and each of them to what they may do. */
export const staffCases: Readonly<Record<string, MutationCase>> = {
  'staff-permission': {
    protects: 'a call is made by those whose roles include it',
    edits: [
      {
        file: `${server}/http/recognise-caller.ts`,
        from: "permission !== 'any' && (permission === undefined || !staff.may.has(permission))",
        to: 'permission === undefined',
      },
    ],
    test: { file: matrix, title: 'and nothing changes, and it is written down' },
  },
  'staff-permission-audited': {
    protects: 'who asked for what their role does not include is written down',
    edits: [
      {
        file: `${server}/http/recognise-caller.ts`,
        from: 'await fromCaller(request, () => notPermitted?.(staff, call, request.id));',
        to: '',
      },
    ],
    test: { file: matrix, title: 'and nothing changes, and it is written down' },
  },
  'staff-token-apart': {
    protects: 'a token of staff is taken from their cookie and from nowhere else',
    edits: [
      {
        file: `${server}/http/session-cookie.ts`,
        from: "bearer !== undefined && kind === 'borrower'",
        to: 'bearer !== undefined',
      },
    ],
    test: { file: matrix, title: 'to a token in the wrong place' },
  },
  'staff-code-once': {
    protects: 'a code of the app opens nothing a second time',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff-login/totp.ts',
        from: 'if (fits && step > lastStep) found',
        to: 'if (fits) found',
      },
    ],
    test: { file: login, title: 'takes a code of the app once' },
  },
  'staff-rest': {
    protects: 'an account rests after wrong tries, also when they come at once',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff-login/count-tries.ts',
        from: 'if (wait > 0) return wait;',
        to: '',
      },
    ],
    test: { file: login, title: 'is not judged twenty times' },
  },
  'staff-shut-out': {
    protects: 'whoever is disabled is out at once',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff/save-person.ts',
        from: "if (change.is === 'disable') await shutOut(tx, staff.id, now);",
        to: '',
      },
    ],
    test: { file: people, title: 'is shut out at once' },
  },
  'staff-not-oneself': {
    protects: 'nobody gives themself a role',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff/apply-role-change.ts',
        from: "if (by.includes(staffId)) return { refused: 'staff_is_yourself' };",
        to: '',
      },
    ],
    test: { file: people, title: 'never by the person themself' },
  },
  'staff-fresh-login': {
    protects: 'an act that moves money takes a fresh login',
    edits: [
      {
        file: `${server}/http/mount-calls.ts`,
        from: 'if (stale) return refusal(stale);',
        to: '',
      },
    ],
    test: { file: confirm, title: 'is refused without a fresh login' },
  },
  'staff-fresh-login-age': {
    protects: 'a login is fresh for so long as two people have set',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff/recognise-staff.ts',
        from: 'isFresh: provedAt >= minutesBefore(now, access.confirmMinutes),',
        to: 'isFresh: provedAt <= now,',
      },
    ],
    test: { file: confirm, title: 'is so old as two people have set' },
  },
  'staff-fresh-login-audited': {
    protects: 'an act that was refused for an old login is written down',
    edits: [
      {
        file: `${server}/http/recognise-caller.ts`,
        from: "await fromCaller(request, () => turnedAway?.(staff, { call, why: 'stale', requestId: request.id }));",
        to: '',
      },
    ],
    test: { file: confirm, title: 'is done within 15 minutes' },
  },
  'staff-fresh-login-table': {
    protects: 'no money act is left out of the table',
    edits: [
      {
        file: 'packages/contract/src/staff/fresh-login.ts',
        from: "'console.money-refund': 'always',",
        to: "'console.money-refund': 'asks',",
      },
    ],
    test: {
      file: 'packages/contract/src/staff/fresh-login.test.ts',
      title: 'does, or does nothing that needs one',
    },
  },
  'staff-confirm-tries': {
    protects: 'codes are guessed no oftener by a thief of the session than at the login',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff-login/confirm-login.ts',
        from: "kind === 'passkey' ? 0 : await takeTry(tx, door, now);",
        to: '0;',
      },
    ],
    test: { file: confirm, title: 'rests after five wrong codes' },
  },
  'staff-confirm-code-once': {
    protects: 'a code that confirmed confirms nothing a second time',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff-login/second-factor.ts',
        from: 'await noteTotpStep(tx, staff.id, step);',
        to: '',
      },
    ],
    test: { file: confirm, title: 'takes each code once' },
  },
  'staff-confirm-one-session': {
    protects: 'a confirmation is of one session',
    edits: [
      {
        file: 'packages/store/src/staff-login/staff-sessions.ts',
        from: 'set confirmed_at = $2, last_used_at = $2 where id = $1',
        to: 'set confirmed_at = $2 where staff_id = (select staff_id from staff_session where id = $1)',
      },
    ],
    test: { file: confirm, title: 'confirms one session alone' },
  },
  'staff-confirm-key': {
    protects: 'a key of an integrator confirms nothing',
    edits: [
      {
        file: `${server}/http/recognise-caller.ts`,
        from: 'if (!staff || staff.key || staff.isFresh) return null;',
        to: 'if (!staff || (staff.isFresh && !staff.key)) return null;',
      },
    ],
    test: { file: confirm, title: 'leaves alone what is done by a key' },
  },
  'staff-network-session': {
    protects: 'a session is used from the networks that are named',
    edits: [
      {
        file: `${server}/http/recognise-caller.ts`,
        from: 'if (!staff.isFromHere) {',
        to: 'if (!staff.isFromHere && staff.key) {',
      },
    ],
    test: { file: networks, title: 'shut everybody else out' },
  },
  'staff-network-login': {
    protects: 'nobody logs in from elsewhere',
    edits: [
      {
        file: `${server}/http/recognise-caller.ts`,
        from: '(await recognition.isConsoleOpenTo?.(request.ip)) === false',
        to: "request.ip === ''",
      },
    ],
    test: { file: networks, title: 'shut everybody else out' },
  },
  'staff-network-alive': {
    protects: 'a session that is used from elsewhere is not kept alive',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff/recognise-staff.ts',
        from: 'if (isFromHere && now.getTime()',
        to: 'if (now.getTime()',
      },
    ],
    test: { file: networks, title: 'keep no session alive' },
  },
  'staff-network-asker': {
    protects: 'nobody names networks that shut them out',
    edits: [
      {
        file: `${server}/handlers/console/access/network-calls.ts`,
        from: 'if (!isWithin(read, caller.address)) {',
        to: 'if (read.length > 200) {',
      },
    ],
    test: { file: networks, title: 'or shut out whoever names them' },
  },
  'staff-network-approver': {
    protects: 'nobody agrees to networks that shut them out',
    edits: [
      {
        file: 'packages/services/src/backoffice/access/change-access.ts',
        from: 'return address !== null && !isWithin(networks, address);',
        to: "return address === null && !isWithin(networks, '');",
      },
    ],
    test: { file: networks, title: 'who is within them' },
  },
  'staff-network-page': {
    protects: 'a browser from elsewhere gets no console',
    edits: [
      {
        file: `${server}/pages/console-plugin.ts`,
        from: 'const page = isOpen ?',
        to: 'const page = isOpen || lender ?',
      },
    ],
    test: { file: `${server}/pages/console-plugin.test.ts`, title: 'from elsewhere' },
  },
};
