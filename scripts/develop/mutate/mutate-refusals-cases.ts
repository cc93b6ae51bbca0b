import type { MutationCase } from './mutate-cases.ts';

const server = 'apps/server/src';
const refusals = `${server}/http/refusals.http.test.ts`;
const byHandler = `${server}/http/refused-by-handler.http.test.ts`;
const story = `${server}/handlers/console/other-market-key.http.test.ts`;
const origins = `${server}/http/foreign-origin.test.ts`;
const settings = `${server}/settings/trusted-proxies.test.ts`;
const metrics = `${server}/metrics/metrics-plugin.test.ts`;

/** The guard as it must not be: it answers, and lets the request through. */
const answersAndGoesOn = [
  {
    file: `${server}/http/mount-calls.ts`,
    from: 'const context = contextOf(request.routePlan!, request, reply, cookie);',
    to: 'const context = { ...contextOf(request.routePlan!, request, reply, cookie), reply };',
  },
  {
    file: `${server}/http/mount-calls.ts`,
    from: 'if (elsewhere) return refusal(elsewhere);',
    to: 'if (elsewhere) sendRefusal((context as never as { reply: FastifyReply }).reply, elsewhere);',
  },
] as const;

/** What makes sure that a no is a no: to whoever asks, and in the database. */
export const refusalCases: Readonly<Record<string, MutationCase>> = {
  'refused-and-done': {
    protects: 'a request that was answered with 403 is not carried out',
    edits: answersAndGoesOn,
    test: { file: refusals, title: 'with a key of another market' },
  },
  'key-of-another-market': {
    protects: 'a key of one market credits no loan of another',
    edits: answersAndGoesOn,
    test: { file: story, title: 'and no Indian loan is credited' },
  },
  'refusal-takes-back': {
    protects: 'what a command wrote before it refused is taken back',
    edits: [
      {
        file: 'packages/services/src/kernel/commands/run-command.ts',
        from: "if (answer.kind === 'refused') await tx.query({ text: 'rollback to savepoint decision' });",
        to: '',
      },
    ],
    test: { file: byHandler, title: 'changes nothing when what it names is not there' },
  },
  'key-first-answer': {
    protects: 'a request that is repeated under its key has its first answer, however things stand now',
    edits: [
      {
        file: `${server}/handlers/console/payment-acts.ts`,
        from: 'if (kept) return refundAnswer(kept);',
        to: '',
      },
    ],
    test: {
      file: `${server}/handlers/console/paid-after-all.http.test.ts`,
      title: 'repeated under its key when the credit is gone',
    },
  },
  'async-reply': {
    protects: 'no async function of the server holds a reply, which await turns into undefined',
    edits: [
      {
        file: `${server}/http/refuse-before.ts`,
        from: 'export function sendRefusal(',
        to: 'export async function sendLate(reply: FastifyReply) {\n  return reply;\n}\n\nexport function sendRefusal(',
      },
    ],
    test: {
      file: 'scripts/rules/async-replies.test.ts',
      title: 'is held by no async function of the server',
    },
  },
  'reply-twice-alarm': {
    protects: 'a request that is answered twice raises an alarm',
    edits: [{ file: `${server}/http/app.ts`, from: '    childLoggerFactory: watchReplies,\n', to: '' }],
    test: { file: `${server}/http/watch-replies.test.ts`, title: 'raises an alarm' },
  },
  'foreign-origin': {
    protects: 'a page of another site changes nothing, whatever headers it may send',
    edits: [
      {
        file: `${server}/http/refuse-foreign-origin.ts`,
        from: "ours.has(origin) || hosts.includes(origin) ? null : { refused: 'origin_is_foreign' }",
        to: 'null',
      },
    ],
    test: { file: origins, title: 'is refused from ' },
  },
  'two-hosts': {
    protects: 'a request names one host',
    edits: [{ file: `${server}/http/app.ts`, from: '  refuseTwoHosts(app);\n', to: '' }],
    test: { file: origins, title: 'a request that names two hosts is refused' },
  },
  'trusted-everybody': {
    protects: 'nobody can trust the whole internet to say where it comes from',
    edits: [{ file: `${server}/settings/trusted-proxies.ts`, from: '> most)', to: '> most * 1_000_000n)' }],
    test: { file: settings, title: 'strangers would be believed' },
  },
  'metrics-token': {
    protects: 'metrics are for whoever shows the token',
    edits: [
      {
        file: `${server}/metrics/metrics-plugin.ts`,
        from: "return isSame(headers.authorization ?? '', `Bearer ${token}`);",
        to: 'return true;',
      },
    ],
    test: { file: metrics, title: 'is not there for whoever does not' },
  },
  'business-days': {
    protects: 'a day that a calendar does not know is refused, and breaks nothing',
    edits: [
      {
        file: 'packages/contract/src/fields.ts',
        from: 'day >= firstDay && day <= lastDay',
        to: 'day !== ""',
      },
    ],
    test: { file: `${server}/http/edge-days.http.test.ts`, title: 'answers days at the edge of a calendar' },
  },
  'clock-quarter': {
    protects: 'nobody has the sandbox end days without end',
    edits: [
      {
        file: `${server}/handlers/clock-days.ts`,
        from: 'dayNumber(to) - dayNumber(from) > daysAtMost',
        to: 'false',
      },
    ],
    test: { file: `${server}/handlers/sandbox-calls.http.test.ts`, title: 'a quarter of a year at most' },
  },
};
