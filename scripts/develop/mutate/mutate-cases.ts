import { daysCases } from './mutate-days-cases.ts';
import { controlsCases } from './mutate-controls-cases.ts';
import { demoCases } from './mutate-demo-cases.ts';
import { authorityCases } from './mutate-authority-cases.ts';
import { raceCases } from './mutate-race-cases.ts';
import { refusalCases } from './mutate-refusals-cases.ts';
import { bankCases } from './mutate-bank-cases.ts';
import { peopleCases } from './mutate-people-cases.ts';
import { releaseCases } from './mutate-release-cases.ts';
import { loanActCases } from './mutate-loan-acts-cases.ts';
import { auditCases, chainCases } from './mutate-audit-cases.ts';
import { backofficeCases } from './mutate-backoffice-cases.ts';
import { promisesCases } from './mutate-promises-cases.ts';
import { staffCases } from './mutate-staff-cases.ts';
import { restoreCases } from './mutate-restore-cases.ts';
import { planCases } from './lending/mutate-plan-cases.ts';
import { templateCases } from './lending/mutate-template-cases.ts';
import { operationsCases } from './operations/mutate-operations-cases.ts';
import { threatCases } from './threats/mutate-threat-cases.ts';
import { transferCases } from './mutate-transfer-cases.ts';
import { amountsCases } from './mutate-amounts-cases.ts';
import { funnelCases } from './mutate-funnel-cases.ts';
import { lawCases } from './mutate-law-cases.ts';
import { walkCases } from './mutate-walk-cases.ts';

type Edit = { readonly file: string; readonly from: string; readonly to: string };

export type MutationCase = {
  readonly protects: string;
  readonly edits: readonly Edit[];
  /** The file of the test that must fail, and a part of its title. */
  readonly test: { readonly file: string; readonly title: string };
};

const store = 'packages/store/src';
const server = 'apps/server/src';
const sessions = `${server}/handlers/session-calls.http.test.ts`;
const privacy = `${server}/handlers/privacy-calls.http.test.ts`;
const leaving = `${server}/handlers/leaving.http.test.ts`;
const shells = `${server}/handlers/shell-codes.http.test.ts`;
const limits = `${server}/http/limits.http.test.ts`;
const sweep = `${server}/http/other-borrower.http.test.ts`;
const trace = `${server}/no-trace.http.test.ts`;
const decisions = `${server}/handlers/decisions.http.test.ts`;

/** Each protection, the lines that are it, and the test that must fail without them. */
export const mutationCases: Readonly<Record<string, MutationCase>> = {
  ...amountsCases,
  ...raceCases,
  ...transferCases,
  ...backofficeCases,
  ...walkCases,
  ...lawCases,
  ...promisesCases,
  ...staffCases,
  ...auditCases,
  ...chainCases,
  ...restoreCases,
  ...daysCases,
  ...refusalCases,
  ...threatCases,
  ...planCases,
  ...templateCases,
  ...operationsCases,
  ...controlsCases,
  ...bankCases,
  ...peopleCases,
  ...authorityCases,
  ...releaseCases,
  ...loanActCases,
  ...funnelCases,
  ...demoCases,
  'code-tries': {
    protects: 'a code is good for five tries',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/check-code.ts',
        from: "if (row.tries >= codeTries) return { is: 'code_spent' };",
        to: '',
      },
    ],
    test: { file: sessions, title: 'is good for five tries' },
  },
  'code-expiry': {
    protects: 'a code is good for five minutes',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/check-code.ts',
        from: ' && row.expiresAt > now',
        to: '',
      },
    ],
    test: { file: sessions, title: 'is good for five minutes' },
  },
  'code-reuse': {
    protects: 'a code is good once',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/check-code.ts',
        from: ' && row.usedAt === null',
        to: '',
      },
    ],
    test: { file: sessions, title: 'is good once' },
  },
  'code-race': {
    protects: 'a code that comes twice at the same moment opens one session',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/check-code.ts',
        from: 'await lockCodes(tx, { phoneIndex, purpose });',
        to: '',
      },
    ],
    test: {
      file: 'packages/services/src/customers/sessions/check-code.pg.test.ts',
      title: 'is judged one after the other',
    },
  },
  'purpose-binding': {
    protects: 'a code of one purpose opens no other',
    edits: [
      {
        file: `${store}/sessions/one-time-codes.ts`,
        from: 'where phone_index = $1 and purpose = $2 and failed_at is null',
        to: 'where phone_index = $1 and $2::text is not null and failed_at is null',
      },
      {
        file: 'packages/services/src/kernel/person-seal.ts',
        from: '[codeId, purpose,',
        to: "[codeId, '',",
      },
    ],
    test: { file: sessions, title: 'is bound to its purpose' },
  },
  'code-for-these-figures': {
    protects: 'a code for signing opens exactly the figures and the account that it was asked for',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/check-code.ts',
        from: "if (row.about !== (about ?? null)) return { is: 'code_expired' };",
        to: 'void about;',
      },
    ],
    test: {
      file: `${server}/handlers/loan-signing.http.test.ts`,
      title: 'opens nothing but the figures and the account',
    },
  },
  'foreign-papers': {
    protects: 'a signed file is fetched by the borrower who signed and by nobody else',
    edits: [
      {
        file: 'packages/services/src/lending/contracts/read-contract.ts',
        from: 'order !== undefined && order.borrowerId === borrowerId',
        to: 'order !== undefined',
      },
    ],
    test: { file: `${server}/handlers/contract-calls.http.test.ts`, title: 'are nobody else’s' },
  },
  'code-at-rest': {
    protects: 'a code is stored as a hash that needs the key',
    edits: [
      {
        file: 'packages/services/src/kernel/person-seal.ts',
        from: "return createHmac('sha256', this.#codeKey).update(facts).digest();",
        to: "void facts; void this.#codeKey; return Buffer.from(code.padEnd(32, '.'));",
      },
    ],
    test: { file: sessions, title: 'is kept as a hash' },
  },
  'token-at-rest': {
    protects: "a session's token is stored as a hash",
    edits: [
      {
        file: 'packages/services/src/customers/sessions/session-token.ts',
        from: "return createHash('sha256').update(token).digest();",
        to: "void createHash; return Buffer.from(token, 'base64url');",
      },
    ],
    test: { file: sessions, title: 'are kept as hashes' },
  },
  'session-fixation': {
    protects: 'what a caller came with opens nothing after it logged in',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/log-in.ts',
        from: 'if (input.presentedHash) await endSessionByToken(tx, input.presentedHash, now);',
        to: 'void endSessionByToken;',
      },
    ],
    test: { file: sessions, title: 'are opened anew by every login' },
  },
  'session-market': {
    protects: 'a session of one market opens nothing in another',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/recognise-borrower.ts',
        from: 'session.market !== market || ',
        to: '',
      },
    ],
    test: { file: sessions, title: "of one market open nothing in the other's calls" },
  },
  'shell-code-once': {
    protects: "a native shell's way in is good once",
    edits: [{ file: `${store}/sessions/shell-codes.ts`, from: 'c.used_at is null and ', to: '' }],
    test: { file: sessions, title: 'keeps its token in a header' },
  },
  'shell-code-market': {
    protects: "a native shell's way in opens nothing in another market",
    edits: [
      {
        file: 'packages/services/src/customers/sessions/shell-codes.ts',
        from: 'owner?.market === market ? await',
        to: 'owner && market ? await',
      },
    ],
    test: { file: shells, title: 'of another market opens nothing' },
  },
  'shell-code-ends': {
    protects: "a page that a shell opened ends when the shell's session does",
    edits: [
      {
        file: 'packages/services/src/customers/sessions/shell-codes.ts',
        from: 'borrower.id, now, { expiresAt, proof })',
        to: 'borrower.id, now, { proof })',
      },
    ],
    test: { file: shells, title: 'for as long as the shell itself was let in' },
  },
  'log-out-everywhere': {
    protects: 'logging out everywhere ends every session',
    edits: [
      {
        file: `${store}/sessions/sessions.ts`,
        from: 'where borrower_id = $1 and ended_at is null',
        to: 'where id = (select id from session where borrower_id = $1 and ended_at is null limit 1)',
      },
    ],
    test: { file: sessions, title: 'ended one by one or everywhere' },
  },
  'upload-race': {
    protects: 'what comes at the moment of a withdrawal is not kept',
    edits: [
      {
        file: `${store}/borrowers/borrowers.ts`,
        from: 'where id = $1 and deleted_at is null for update',
        to: 'where id = $1 and deleted_at is null',
      },
    ],
    test: { file: leaving, title: 'of a withdrawal is not kept' },
  },
  'exports-deleted': {
    protects: 'leaving deletes the archives that were made',
    edits: [
      {
        file: 'packages/services/src/composition/privacy/delete-borrower.ts',
        from: 'await deleteExportsOf(tx, borrowerId);',
        to: 'void deleteExportsOf;',
      },
    ],
    test: { file: leaving, title: 'leaves no export behind' },
  },
  'export-markup': {
    protects: 'what somebody typed is text in an export, not markup',
    edits: [
      {
        file: 'packages/services/src/composition/privacy/export-page.ts',
        from: 'text.replace(/[&<>"\']/gu, (character) => `&#${character.codePointAt(0)};`)',
        to: 'text',
      },
    ],
    test: {
      file: 'packages/services/src/composition/privacy/export-page.test.ts',
      title: 'is text in the page of an export',
    },
  },
  'gateway-away': {
    protects: 'what the network did not take counts for nobody',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/send-code.ts',
        from: "    await giveBack(permits);\n    return { refused: 'message_not_sent' };",
        to: "    return { refused: 'message_not_sent' };",
      },
    ],
    test: { file: sessions, title: 'is told; nothing is counted' },
  },
  'marker-header': {
    protects: 'a form of another site changes nothing',
    edits: [
      {
        file: `${server}/http/route-plans.ts`,
        from: "const needsMarker = call.method === 'POST' && call.audience !== 'channel';",
        to: 'const needsMarker = false;',
      },
    ],
    test: { file: sweep, title: 'refuses a form of another site' },
  },
  'logged-in': {
    protects: 'a call for borrowers is made by borrowers',
    edits: [
      {
        file: `${server}/http/recognise-caller.ts`,
        from: "return session || call.audience !== 'borrower' ? null : { refused: 'not_logged_in' };",
        to: 'return null;',
      },
    ],
    test: { file: sweep, title: 'refuses whoever is not logged in' },
  },
  'owner-session': {
    protects: "another's session can't be ended",
    edits: [
      {
        file: `${store}/sessions/sessions.ts`,
        from: 'where id = $1 and borrower_id = $2 and ended_at is null',
        to: 'where id = $1 and $2::uuid is not null and ended_at is null',
      },
    ],
    test: { file: sweep, title: "finds nothing under another borrower's id" },
  },
  'owner-export': {
    protects: "another's export is not there",
    edits: [
      {
        file: `${store}/privacy/data-exports.ts`,
        from: 'where borrower_id = $1 and ($2::uuid is null or id = $2)',
        to: 'where $1::uuid is not null and ($2::uuid is null or id = $2)',
      },
    ],
    test: { file: sweep, title: "finds nothing under another borrower's id" },
  },
  'rate-limit': {
    protects: 'limits hold',
    edits: [
      {
        file: 'packages/store/src/rate-limits/rate-limits.ts',
        from: 'return rows[0]?.wait ?? 0;',
        to: 'return rows.length - 1;',
      },
    ],
    test: { file: limits, title: 'by phone: ten a day' },
  },
  'refused-asks': {
    protects: 'asking for codes in vain is not free',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/send-code.ts',
        from: 'await giveBack(ownRateLimitTokens(seal, asked, phoneIndex, request.caller.deviceId));',
        to: 'void ownRateLimitTokens; await giveBack(permits);',
      },
    ],
    test: { file: limits, title: 'asking in vain is not free' },
  },
  'forwarded-header': {
    protects: 'forwarding headers are believed from configured proxies alone',
    edits: [
      {
        file: `${server}/http/app.ts`,
        from: 'trustProxy: options.trustProxy ?? false',
        to: 'trustProxy: true',
      },
    ],
    test: { file: limits, title: 'are not dodged by forged forwarding headers' },
  },
  'spend-cap': {
    protects: 'strangers cause so many codes in a day, and no more',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/send-code.ts',
        from: 'isBusy: isOver || sentToday >= messagesADay',
        to: 'isBusy: isOver && sentToday >= messagesADay',
      },
    ],
    test: { file: limits, title: 'use up what there is for newcomers' },
  },
  'codes-of-customers': {
    protects: 'strangers use up no customer’s login codes',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/send-code.ts',
        from: 'if (isBusy && isNewcomer) {',
        to: 'if (isBusy) {',
      },
    ],
    test: { file: limits, title: 'a customer logs in and signs all the same' },
  },
  'shell-key': {
    protects: 'a link that somebody was sent logs nobody in',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/shell-codes.ts',
        from: 'tokenHash(`${shellCode}.${shellKey}`)',
        to: 'tokenHash(`${shellCode}.${shellKey.length}`)',
      },
    ],
    test: {
      file: 'apps/server/src/handlers/shell-codes.http.test.ts',
      title: 'in a link that somebody was sent logs nobody in',
    },
  },
  'open-payments': {
    protects: 'a borrower opens no payments without end',
    edits: [
      {
        file: 'packages/services/src/payments/payments/begin-payment.ts',
        from: 'if (waiting.all >= waitingAtMost.all || waiting.alike >= alikeAtMost)',
        to: 'if (waiting.all < 0)',
      },
    ],
    test: {
      file: 'apps/server/src/handlers/open-payments.http.test.ts',
      title: 'open three payments, the others are told why',
    },
  },
  'upload-consent': {
    protects: 'nothing is kept without its consent',
    edits: [
      {
        file: 'packages/services/src/customers/devices/keep-upload.ts',
        from: 'return latest.some((entry) => entry.purpose === purpose && entry.isGiven);',
        to: 'return latest.length >= 0 || purpose.length > 0;',
      },
    ],
    test: { file: privacy, title: 'is refused without its consent' },
  },
  'consent-withdrawn': {
    protects: 'withdrawing a consent deletes what was held for it',
    edits: [
      {
        file: 'packages/services/src/customers/consents/set-consent.ts',
        from: '!isGiven && isHoldingPurpose(purpose)',
        to: '!isGiven && purpose.length === 0 && isHoldingPurpose(purpose)',
      },
    ],
    test: { file: privacy, title: 'is refused without its consent' },
  },
  'phone-book': {
    protects: 'a phone book is refused',
    edits: [
      {
        file: 'packages/services/src/customers/devices/keep-upload.ts',
        from: 'const personsAtMost = 5;',
        to: 'const personsAtMost = 500;',
      },
    ],
    test: { file: privacy, title: 'are five at most' },
  },
  'open-loan': {
    protects: 'who has an open loan is told what to do first',
    edits: [
      {
        file: 'packages/services/src/composition/privacy/delete-borrower.ts',
        from: 'if (!view.mayDelete)',
        to: 'if (view.openLoans < 0)',
      },
    ],
    test: { file: privacy, title: 'waits for a loan that is open' },
  },
  'sealed-columns': {
    protects: 'what identifies a person is sealed',
    edits: [
      {
        file: 'packages/services/src/customers/devices/keep-upload.ts',
        from: 'seal.seal(JSON.stringify(person), `reference:${borrowerId}`)',
        to: 'JSON.stringify(person)',
      },
    ],
    test: { file: trace, title: 'in any column of any table' },
  },
  'log-lines': {
    protects: 'addresses as they came stay out of the log',
    edits: [
      {
        file: `${server}/http/request-log.ts`,
        from: "route: request.routeOptions.url ?? 'none'",
        to: 'route: request.url',
      },
    ],
    test: { file: trace, title: 'in the log' },
  },
  'personal-events': {
    protects: 'an event that holds a number is dropped',
    edits: [
      {
        file: 'packages/services/src/kernel/telemetry/telemetry-gate.ts',
        from: '.some(looksPersonal)',
        to: '.some((value) => value === looksPersonal)',
      },
    ],
    test: { file: trace, title: 'drops an event that holds a number' },
  },
  'recycled-number': {
    protects: 'a number that was silent for long shows nobody else’s account',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/log-in.ts',
        from: 'if (known.numberProvedAt > silentSince) return known;',
        to: 'if (silentSince) return known;',
      },
    ],
    test: { file: `${server}/handlers/same-person.http.test.ts`, title: 'may have a new owner' },
  },
  'recycled-sessions': {
    protects: 'who had a number before is not logged in any more once it is another’s',
    edits: [
      {
        file: 'packages/services/src/customers/sessions/log-in.ts',
        from: 'await endAllSessions(tx, known.id, now);',
        to: 'void endAllSessions;',
      },
    ],
    test: { file: `${server}/handlers/same-person.http.test.ts`, title: 'shows nobody else’s account' },
  },
  'document-once': {
    protects: 'one person, one account',
    edits: [
      {
        file: 'packages/services/src/customers/borrowers/note-document.ts',
        from: 'if (owner && owner.borrowerId !== borrowerId && !owner.isDeleted)',
        to: 'if (owner && owner.borrowerId === market)',
      },
    ],
    test: { file: `${server}/handlers/same-person.http.test.ts`, title: 'is noticed by the document' },
  },
  'apply-stranger': {
    protects: 'an application never takes up another borrower’s order',
    edits: [
      {
        file: 'packages/services/src/lending/applications/apply-for-loan.ts',
        from: "if (isAgain && (known?.borrowerId !== borrowerId || known.market !== market))\n      return { refused: 'order_is_of_another_borrower' };",
        to: 'void isAgain;',
      },
    ],
    test: { file: `${server}/handlers/apply-call.http.test.ts`, title: 'says what is not offered' },
  },
  'apply-once': {
    protects: 'a borrower has one open order',
    edits: [
      {
        file: `${server}/handlers/apply-call.ts`,
        from: 'orderId: orderId ?? applicationIdOfKey(session.borrowerId, idempotencyKey),',
        to: 'orderId: orderId ?? applicationIdOfKey(session.borrowerId, String(Math.random())),',
      },
    ],
    test: { file: `${server}/handlers/apply-call.http.test.ts`, title: 'is taken once' },
  },
  'bureau-consent': {
    protects: 'the credit bureau is asked only with consent',
    edits: [
      {
        file: `${store}/decisions/enquiries.ts`,
        from: 'return rows[0]?.isGiven ? rows[0].id : undefined;',
        to: 'return rows[0]?.id ?? 1n;',
      },
    ],
    test: { file: decisions, title: 'without consent goes to a person' },
  },
  'bureau-in-vain': {
    protects: 'nobody is asked about whom the lender refuses by what it knows itself',
    edits: [
      {
        file: 'packages/services/src/lending/decisions/decide-submitted.ts',
        from: "before.facts !== null && before.judged.outcome !== 'refuse'",
        to: 'before.facts !== null',
      },
    ],
    test: { file: decisions, title: 'nobody else is asked about them' },
  },
  'bureau-outage': {
    protects: 'an outage is asked again, and in the end a person decides',
    edits: [
      {
        file: 'packages/services/src/lending/decisions/ask-once.ts',
        from: '!(error instanceof EnquiryDown) || attempt < triesAtMost',
        to: 'attempt > triesAtMost',
      },
    ],
    test: { file: decisions, title: 'when the bureau stays away' },
  },
  'decision-facts': {
    protects: 'no decision table rests on what the law forbids',
    edits: [
      {
        file: 'packages/markets/src/decision/table-faults.ts',
        from: 'if (!isFactName(fact)) return [`${where}: a decision may not rest on ${fact}`];',
        to: 'if (!isFactName(fact)) return [];',
      },
    ],
    test: { file: decisions, title: 'that rests on what the law forbids' },
  },
  'decision-limit': {
    protects: 'an offer is for what the income carries',
    edits: [
      {
        file: 'packages/services/src/lending/decisions/decide-by-table.ts',
        from: 'const mostAmount = BigInt(facts.affordableAmount);',
        to: 'const mostAmount = order.amount;',
      },
    ],
    test: { file: decisions, title: 'is approved for less' },
  },
  'send-back-steps': {
    protects: 'an order that is sent back marks what to mend',
    edits: [
      {
        file: 'packages/services/src/lending/decisions/decide-manually.ts',
        from: 'of stepsToMend(reasons, order.market)',
        to: 'of stepsToMend(reasons.slice(1), order.market)',
      },
    ],
    test: { file: decisions, title: 'sends back what must be mended' },
  },
  'payout-believed-early': {
    protects: 'a payout is sent again only when the call that may have brought it is over',
    edits: [
      {
        file: 'packages/services/src/payments/disbursements/judge-answer.ts',
        from: 'const believedAfterMs = 3 * callEndsWithinMs;',
        to: 'const believedAfterMs = 0 * callEndsWithinMs;',
      },
    ],
    test: { file: `${server}/worker/disbursements.pg.test.ts`, title: 'that never reached the channel' },
  },
  'payout-call-noted': {
    protects: 'a payout whose call has begun is asked after, not sent again',
    edits: [
      {
        file: 'packages/store/src/disbursement-attempts/disbursement-intents.ts',
        from: "state = case before when 'intended' then 'calling' else before end,",
        to: 'state = state,',
      },
    ],
    test: {
      file: `${server}/worker/disbursements.pg.test.ts`,
      title: 'after the call and before its answer',
    },
  },
};
