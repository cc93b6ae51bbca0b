import type { MutationCase } from './mutate-cases.ts';

const server = 'apps/server/src';
const login = `${server}/handlers/console/staff-login.http.test.ts`;
const people = `${server}/handlers/console/people.http.test.ts`;
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
};
