import type { MutationCase } from './mutate-cases.ts';

const server = 'apps/server/src';
const devices = `${server}/handlers/new-device.http.test.ts`;
const push = `${server}/handlers/web-push.http.test.ts`;
const pushPort = 'packages/adapters/src/messages/web-push.ts';
const pushTest = 'packages/adapters/src/messages/web-push.test.ts';
const defaults = 'packages/services/src/backoffice/bureau/announce-defaults.pg.test.ts';

const mail = `${server}/handlers/mail-confirm.http.test.ts`;
const reports = 'packages/services/src/customers/delivery/hear-report.pg.test.ts';

/** What the app says that it does for a borrower, and does. */
export const promisesCases: Readonly<Record<string, MutationCase>> = {
  'messages-forged-twilio': {
    protects: 'a delivery report of Twilio’s is believed with its signature alone',
    edits: [
      {
        file: 'packages/adapters/src/messages/twilio-reports.ts',
        from: 'if (!isSameText(signature, signed)) return null;',
        to: 'void signed;',
      },
    ],
    test: { file: 'packages/adapters/src/messages/message-reports.test.ts', title: 'another’s token' },
  },
  'messages-forged-http': {
    protects: 'a delivery report of an HTTP gateway is believed with its signature alone',
    edits: [
      {
        file: 'packages/adapters/src/messages/http-reports.ts',
        from: 'if (!isSigned.includes(true) || ',
        to: 'if (',
      },
    ],
    test: { file: 'packages/adapters/src/messages/message-reports.test.ts', title: 'another’s secret' },
  },
  'messages-next-way-once': {
    protects: 'a message that was lost goes on by the next way once',
    edits: [
      {
        file: 'packages/services/src/customers/delivery/hear-report.ts',
        from: "attempt.state === 'delivered' || attempt.state === 'failed'",
        to: "attempt.state === 'delivered'",
      },
      {
        file: 'packages/services/src/customers/delivery/hear-report.ts',
        from: '      message.sentAt !== null &&\n      message.sentBy === attempt.way &&\n',
        to: '',
      },
    ],
    test: { file: reports, title: 'of a failure has it told by the next way, once' },
  },
  'messages-never-after-delivered': {
    protects: 'a message that was delivered is sent by no other way',
    edits: [
      {
        file: 'packages/services/src/customers/delivery/hear-report.ts',
        from: "attempt.state === 'delivered' || attempt.state === 'failed'",
        to: "attempt.state === 'failed'",
      },
    ],
    test: { file: reports, title: 'says that it was delivered: once' },
  },
  'messages-legal-notices': {
    protects: 'a legal notice, a code and a security alert are turned away from no phone',
    edits: [
      {
        file: 'packages/services/src/customers/contact/message-purposes.ts',
        from: "'debit-notice': 'notices'",
        to: "'debit-notice': 'payments'",
      },
    ],
    test: { file: reports, title: 'is no choice for what the law wants told' },
  },
  'messages-mail-confirmed': {
    protects: 'nothing is mailed to an address before its borrower has confirmed it',
    edits: [
      {
        file: 'packages/services/src/customers/messages/deliver-message.ts',
        from: 'const address = mail?.isConfirmed ? mail.address : null;',
        to: 'const address = mail?.address ?? null;',
      },
    ],
    test: { file: mail, title: 'gets no message and no document until it is confirmed' },
  },
  'messages-mail-documents': {
    protects: 'no document is mailed to an address before its borrower has confirmed it',
    edits: [
      {
        file: 'packages/services/src/customers/mail/mail-address.ts',
        from: 'return stated?.isConfirmed ? stated.address : null;',
        to: 'return stated?.address ?? null;',
      },
    ],
    test: {
      file: `${server}/handlers/document-mail.http.test.ts`,
      title: 'wait in the app while the address is not confirmed',
    },
  },
  'messages-mail-changed': {
    protects: 'another e-mail address is asked about, also one that was confirmed before',
    edits: [
      {
        file: 'packages/services/src/customers/kyc/save-step.ts',
        from: '  await deleteMailConfirmation(tx, borrowerId);\n',
        to: '',
      },
    ],
    test: { file: mail, title: 'that is changed is not confirmed' },
  },
  'messages-mail-own-code': {
    protects: 'the code for an e-mail address opens that address alone',
    edits: [
      {
        file: 'packages/services/src/customers/mail/confirm-mail.ts',
        from: ' || !sent.addressIndex.equals(stated.index)',
        to: '',
      },
      {
        file: 'packages/services/src/customers/kyc/save-step.ts',
        from: '  await deleteMailConfirmation(tx, borrowerId);\n',
        to: '',
      },
    ],
    test: { file: mail, title: 'that is changed is not confirmed' },
  },
  'messages-mail-tries': {
    protects: 'a code for an e-mail address has five tries',
    edits: [
      {
        file: 'packages/services/src/customers/mail/confirm-mail.ts',
        from: '      await countMailTry(tx, sent.id);\n',
        to: '',
      },
    ],
    test: { file: mail, title: 'has five tries for a code, and a day' },
  },
  'promises-known-device': {
    protects: 'a device that was seen before is no news',
    edits: [
      {
        file: 'packages/services/src/customers/devices/notify-of-new-device.ts',
        from: 'if (!isNew || others === 0) return [];',
        to: 'if (others === 0) return [];',
      },
    ],
    test: { file: devices, title: 'is told of; the first one is not' },
  },
  'promises-first-device': {
    protects: 'the first device of a borrower is no news',
    edits: [
      {
        file: 'packages/services/src/customers/devices/notify-of-new-device.ts',
        from: 'if (!isNew || others === 0) return [];',
        to: 'if (!isNew) return [];',
      },
    ],
    test: { file: devices, title: 'is told of; the first one is not' },
  },
  'promises-devices-forgotten': {
    protects: 'whoever withdraws the consent leaves no device behind',
    edits: [
      {
        file: 'packages/store/src/privacy/held-data.ts',
        from: "if (purpose === 'device') await forgetKnownDevices(tx, borrowerId);",
        to: '',
      },
    ],
    test: { file: devices, title: 'begins anew when the consent is withdrawn' },
  },
  'promises-push-gone': {
    protects: 'a subscription that is over is forgotten',
    edits: [
      {
        file: pushPort,
        from: 'if (status === 404 || status === 410) return',
        to: 'if (status === 404) return',
      },
    ],
    test: { file: pushTest, title: 'has no browser any more' },
  },
  'promises-push-wall': {
    protects: 'an address that a browser gave leads behind no wall',
    edits: [
      {
        file: 'packages/adapters/src/webhooks/webhook-post.ts',
        from: 'if (isHere && !isPlainAllowed) return notPublic;',
        to: 'if (isHere) return null;',
      },
    ],
    test: { file: pushTest, title: 'leads behind no wall' },
  },
  'promises-push-silent': {
    protects: 'a lock screen shows whose message it is, and nothing of what it is about',
    edits: [
      {
        file: 'packages/services/src/customers/messages/deliver-message.ts',
        from: '...(platform === webPushPlatform && { title: lenderIn(common.market) }),',
        to: "...(platform === webPushPlatform && { title: '₱5,000' }),",
      },
    ],
    test: { file: push, title: 'is kept with the consent, and told of messages' },
  },
  'promises-push-no-fetch': {
    protects: 'the worker for notices stands behind no page',
    edits: [
      {
        file: `${server}/pages/push-worker-plugin.ts`,
        from: "`self.addEventListener('push', (event) => {",
        to: "`self.addEventListener('fetch', () => {});\nself.addEventListener('push', (event) => {",
      },
    ],
    test: { file: push, title: 'the worker shows a notice' },
  },
  'promises-contacts-india': {
    protects: 'nobody is taken from a phone in India',
    edits: [
      {
        file: 'packages/services/src/customers/devices/keep-upload.ts',
        from: "if (!privacyRules[market].hasContactPicker) return 'contact_picker_not_allowed';",
        to: '',
      },
    ],
    test: {
      file: `${server}/handlers/privacy-calls.http.test.ts`,
      title: 'may be picked from the phone',
    },
  },
  'promises-contacts-typed-over': {
    protects: 'only who was picked, and stands there as picked, is sent as picked',
    edits: [
      {
        file: 'apps/web/src/screens/certification-step/picked-persons.ts',
        from: 'return isThere && isNamed && relation',
        to: 'return isNamed && relation',
      },
    ],
    test: {
      file: 'apps/web/src/screens/certification-step/picked-persons.test.ts',
      title: 'sends who was picked and still stands there',
    },
  },
  'promises-scores-market': {
    protects: 'stars are read of one market',
    edits: [
      {
        file: 'packages/store/src/privacy/held-data.ts',
        from: 'from store_score where market = $1 group by 1',
        to: 'from store_score where market <> $1 or market = $1 group by 1',
      },
    ],
    test: {
      file: `${server}/handlers/console/scores.http.test.ts`,
      title: 'the stars that borrowers gave',
    },
  },
  'promises-default-told': {
    protects: 'a released bureau file tells whom it reports as in default',
    edits: [
      {
        file: 'packages/services/src/backoffice/bureau/send-bureau-file.ts',
        from: 'outbox: [defaultsToAnnounce(fileId)],',
        to: 'outbox: [],',
      },
    ],
    test: { file: defaults, title: 'a released bureau file tells everybody' },
  },
  'promises-default-only': {
    protects: 'nobody is told of a default who is not reported as in one',
    edits: [
      {
        file: 'packages/store/src/bureau-files/bureau-parts.ts',
        from: "(r.days_late > 0 or r.status = 'written-off')",
        to: "(r.days_late >= 0 or r.status = 'written-off')",
      },
    ],
    test: { file: defaults, title: 'a released bureau file tells everybody' },
  },
};
