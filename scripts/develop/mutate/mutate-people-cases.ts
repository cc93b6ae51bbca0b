import type { MutationCase } from './mutate-cases.ts';

const server = 'apps/server/src';
const people = `${server}/handlers/console/people.http.test.ts`;
const sessions = `${server}/handlers/console/staff-sessions.http.test.ts`;
const lockout = `${server}/handlers/console/staff-lockout.http.test.ts`;
const approvals = 'packages/services/src/approvals';
const keys = `${server}/handlers/console/keys.http.test.ts`;
const webhooks = `${server}/worker/webhooks.pg.test.ts`;
const reseal = 'packages/services/src/backoffice/keys/reseal.pg.test.ts';
const sealedColumns = 'packages/store/src/migrations/0155-sealed-columns.sql';
const customers = 'packages/services/src/customers';
const samePerson = `${server}/handlers/same-person.http.test.ts`;
const limits = `${server}/http/limits.http.test.ts`;
const borrowerPasskeys = `${server}/handlers/passkeys/borrower-passkeys.http.test.ts`;

/** Who comes into being, by whose hands, and who gets in. */
export const peopleCases: Readonly<Record<string, MutationCase>> = {
  'people-inviter-approves': {
    protects: 'nobody approves what somebody asked for whom they had invited',
    edits: [
      {
        file: `${approvals}/decide-approval.ts`,
        from: "if (askerInvitedBy === by) return 'approval_maker_was_invited_by_you';",
        to: '',
      },
    ],
    test: { file: people, title: 'is not the checker of whom they had invited' },
  },
  'people-invited-approves': {
    protects: 'nobody approves what was asked for by whoever had them invited',
    edits: [
      {
        file: `${approvals}/decide-approval.ts`,
        from: "if (invitedBy === askedBy) return 'approval_maker_invited_you';",
        to: '',
      },
    ],
    test: { file: people, title: 'is not the checker of whom they had invited' },
  },
  'people-approver': {
    protects: 'people are approved by whose role says so',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff/change-person.ts',
        from: "decides: 'people.approve'",
        to: "decides: 'approval.decide'",
      },
    ],
    test: { file: people, title: 'who may not approve people does not' },
  },
  'people-link-sealed': {
    protects: 'no outbox holds a link that somebody could read',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff/invitation-mail.ts',
        from: 'sealed: seal.seal(token, mailAbout(mailId)),',
        to: 'sealed: seal.seal(token, mailAbout(mailId)), token,',
      },
      {
        file: 'packages/services/src/kernel/outbox/topics.ts',
        from: '  readonly sealed: string;\n};',
        to: '  readonly sealed: string;\n  readonly token?: string;\n};',
      },
    ],
    test: { file: people, title: 'has a link that nobody at the console ever sees' },
  },
  'people-email-needed': {
    protects: 'nobody is invited whom no e-mail reaches',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff/change-person.ts',
        from: "if (change.is !== 'enable' && parts.ports.email === null) return { refused: 'email_channel_missing' };",
        to: '',
      },
    ],
    test: { file: people, title: 'is not asked for where no e-mail would reach them' },
  },
  'people-first-admins': {
    protects: 'the command line makes two admins, also when several are added at once',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff/add-admin.ts',
        from: "await lockRole(tx, 'admin');",
        to: '',
      },
    ],
    test: { file: sessions, title: 'are two, also when several are added at once' },
  },
  'people-known-browser': {
    protects: 'the tries of strangers leave the owner’s own browser open',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff-login/count-tries.ts',
        from: 'if (device !== null && staff && owners.includes(staff.id))',
        to: 'if (device !== null && staff && owners.includes(staff.id) && owners.length > 99)',
      },
    ],
    test: { file: lockout, title: 'leave the owner’s own browser open' },
  },
  'people-strangers-bounded': {
    protects: 'strangers at many places have ten guesses together',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff-login/count-tries.ts',
        from: 'if (before >= strangersBeforeCode) return false;',
        to: '',
      },
    ],
    test: { file: lockout, title: 'come to ten judged guesses' },
  },
  'people-code-both': {
    protects: 'where strangers tried too often, a password is right with a code alone',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff-login/begin-login.ts',
        from: 'const isRight = isCodeRight && (await checkPassword(password, stored, cost));',
        to: 'const isRight = await checkPassword(password, stored, cost);',
      },
    ],
    test: { file: lockout, title: 'give nothing away by a code' },
  },
  'people-code-many-places': {
    protects: 'codes are guessed no oftener from many places than from one',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff-login/finish-login.ts',
        from: 'return wait > 0 || second === null ? wait : takeTry(tx, second, now);',
        to: 'return second === null ? wait : wait;',
      },
    ],
    test: { file: lockout, title: 'is guessed no oftener from many places' },
  },
  'people-planted-device': {
    protects: 'a device cookie that somebody else chose is not taken',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff-login/finish-login.ts',
        from: 'const token = isOurs ? presented',
        to: 'const token = presented !== null ? presented',
      },
    ],
    test: { file: lockout, title: 'is no way in by itself' },
  },
  'people-others-session': {
    protects: 'nobody ends another’s session by naming it',
    edits: [
      {
        file: 'packages/store/src/staff-login/staff-sessions.ts',
        from: 'where id = $1 and staff_id = $2 and ended_at is null',
        to: 'where id = $1 and $2::uuid is not null and ended_at is null',
      },
    ],
    test: { file: sessions, title: 'they see themselves, by device and address' },
  },
  'borrower-passkey-once': {
    protects: 'what a borrower’s passkey signed is taken once',
    edits: [
      {
        file: 'packages/services/src/customers/passkeys/passkey-challenge.ts',
        from: "(await spendChallenge(tx, { challengeHash, expiresAt })) ? bytes.toString('base64url') : null",
        to: "((await spendChallenge(tx, { challengeHash, expiresAt })), bytes.toString('base64url'))",
      },
    ],
    test: { file: borrowerPasskeys, title: 'with an answer that was given before' },
  },
  'borrower-passkey-purpose': {
    protects: 'what a borrower’s passkey signed for one purpose opens no other',
    edits: [
      {
        file: 'packages/services/src/customers/passkeys/passkey-challenge.ts',
        from: 'JSON.stringify([to, sessionId,',
        to: "JSON.stringify([to && '', sessionId,",
      },
    ],
    test: { file: borrowerPasskeys, title: 'adds a payout account that counts as confirmed' },
  },
  'people-passkey-password': {
    protects: 'a passkey is forgotten with the password alone',
    edits: [
      {
        file: `${server}/handlers/console/own-calls.ts`,
        from: "if ('refused' in proved) return proved;\n      const { staffId } = staff;\n      const actor",
        to: 'void proved;\n      const { staffId } = staff;\n      const actor',
      },
    ],
    test: { file: `${server}/handlers/console/passkeys.http.test.ts`, title: 'who says the password again' },
  },
  'people-common-password': {
    protects: 'what everybody tries first is no password',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff-login/password-weakness.ts',
        from: 'if (weakest.guessesLog10 >= leastGuessesLog10) return null;',
        to: 'return null;',
      },
    ],
    test: {
      file: 'packages/services/src/backoffice/staff-login/password-weakness.test.ts',
      title: 'may not be',
    },
  },
  'people-key-waits': {
    protects: 'a key opens nothing before somebody else approved it',
    edits: [
      {
        file: 'packages/services/src/backoffice/integrations/make-key.ts',
        from: 'openedAt: null,',
        to: 'openedAt: now,',
      },
    ],
    test: { file: keys, title: 'opens nothing until an approver agreed' },
  },
  'people-webhook-waits': {
    protects: 'an address is told nothing before somebody else approved it',
    edits: [
      {
        file: 'packages/store/src/integrations/webhook-endpoints.ts',
        from: "state not in ('waiting', 'ended')",
        to: "state <> 'ended'",
      },
    ],
    test: { file: webhooks, title: 'hears of nothing before somebody else approved it' },
  },
  'reseal-by-application': {
    protects: "only the owner of the tables reseals: the application's login may not",
    edits: [
      {
        file: sealedColumns,
        from: 'revoke execute on function values_to_reseal, reseal_values from public;',
        to: '',
      },
    ],
    test: { file: reseal, title: "is not the application's to do" },
  },
  'reseal-any-table': {
    protects: 'resealing opens no way to change the audit log or the journal',
    edits: [
      {
        file: sealedColumns,
        from: 'and exists (select 1 from public.sealed_column s join pg_catalog.pg_class c on c.relname = s.table_name where c.oid = changed)',
        to: '',
      },
    ],
    test: { file: reseal, title: "is not the application's to do" },
  },
  'reseal-list': {
    protects: 'no sealed column is forgotten when an old key is retired',
    edits: [
      {
        file: sealedColumns,
        from: "('webhook_endpoint', 'secret_sealed', $$'webhook-secret:' || t.id$$),",
        to: '',
      },
    ],
    test: { file: reseal, title: 'has every column that is called sealed' },
  },
  'secret-repeated': {
    protects: 'a secret that is given twice is refused, and only secrets are read from files',
    edits: [
      {
        file: `${server}/settings/read-settings.ts`,
        from: 'entry.secret ? secretOf(key, environment) : environment[key]',
        to: 'secretOf(key, environment)',
      },
    ],
    test: { file: `${server}/settings/read-settings.test.ts`, title: 'is every secret there is' },
  },
  'number-proved-by-session': {
    protects: 'a session says nothing of the number: whoever gets it next does not get the account',
    edits: [
      {
        file: `${customers}/sessions/recognise-borrower.ts`,
        from: "await lease(database, 'session.touch', (tx) => touchSession(tx, session.id, now));",
        to: "await lease(database, 'session.touch', async (tx) => { await tx.query({ text: 'update borrower set last_seen_at = $2 where id = $1', values: [session.borrowerId, now] }); await touchSession(tx, session.id, now); });",
      },
    ],
    test: { file: samePerson, title: 'is proved by a code alone' },
  },
  'identity-guessed': {
    protects: 'the ending of a document is not guessed with code after code',
    edits: [
      {
        file: `${customers}/sessions/log-in.ts`,
        from: "if (tries >= identityTriesAtMost) return 'identity_check_locked';",
        to: '',
      },
    ],
    test: { file: samePerson, title: 'with code after code' },
  },
  'customers-pace': {
    protects: 'strangers who ask for codes do not slow customers down',
    edits: [
      {
        file: `${customers}/sessions/send-code.ts`,
        from: '...customers.map((permit) => putBack(permit, isNewcomer)),',
        to: '',
      },
    ],
    test: { file: limits, title: 'more than customers’ codes may go out' },
  },
  'customers-own-code': {
    protects: 'codes that others ask for leave each customer one of their own a day',
    edits: [
      {
        file: `${customers}/sessions/make-code.ts`,
        from: 'const isOwnFirst = !isNewcomer && ofTheDay.sent === 0;',
        to: 'const isOwnFirst = false;',
      },
    ],
    test: { file: limits, title: 'each other customer has a code of their own' },
  },
};
