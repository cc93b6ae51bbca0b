import type { MutationCase } from './mutate-cases.ts';

const services = 'packages/services/src';
const server = 'apps/server/src';
const acts = `${server}/handlers/console/audit-acts.http.test.ts`;
const guard = 'scripts/rules/commands.test.ts';

/** What makes the audit log say what was done, by whom, and what it changed. */
export const auditCases: Readonly<Record<string, MutationCase>> = {
  'audit-own-name': {
    protects: 'an act of maker and checker is recorded under its own name',
    edits: [
      {
        file: 'packages/services/src/kernel/commands/run-command.ts',
        from: 'command: name,',
        to: 'command: command.name,',
      },
    ],
    test: { file: acts, title: 'a write-off, which is the cause of what it booked' },
  },
  'audit-cause': {
    protects: 'what is booked has the act itself as its cause',
    edits: [
      {
        file: 'packages/services/src/kernel/commands/run-command.ts',
        from: 'const id = approved ? besideId : auditId;',
        to: 'const id = approved ? auditId : auditId;',
      },
      {
        file: 'packages/services/src/kernel/commands/run-command.ts',
        from: 'id: auditId,\n',
        to: 'id: besideId,\n',
      },
    ],
    test: { file: acts, title: 'a write-off, which is the cause of what it booked' },
  },
  'audit-maker': {
    protects: 'an act is found by whoever asked for it',
    edits: [
      {
        file: 'packages/store/src/desk-lists/audit-question.ts',
        from: 'or a.maker_id = ${who}::text::uuid',
        to: '',
      },
    ],
    test: { file: acts, title: 'a write-off, which is the cause of what it booked' },
  },
  'audit-verdict': {
    protects: 'an approval is recorded as an approval, and not as a decision of some kind',
    edits: [
      {
        file: 'packages/services/src/lending/decisions/decide-manually.ts',
        from: "recorded: { as: 'order.approve' }",
        to: 'recorded: {}',
      },
    ],
    test: { file: acts, title: 'an application that was submitted' },
  },
  'audit-alone': {
    protects: 'what one person does within their authority is recorded as what it is',
    edits: [{ file: `${services}/approvals/act-or-ask.ts`, from: 'recorded: { as: asked.act },', to: '' }],
    test: { file: acts, title: 'a waiver within the authority' },
  },
  'audit-only-changed': {
    protects: 'what did not change is not listed as changed',
    edits: [
      {
        file: 'packages/services/src/kernel/commands/only-changed.ts',
        from: 'before !== after',
        to: 'before !== after || true',
      },
    ],
    test: { file: `${server}/handlers/console/page.http.test.ts`, title: 'is changed with a reason' },
  },
  'audit-caller': {
    protects: 'a line has where the call came from',
    edits: [
      {
        file: `${server}/http/mount-calls.ts`,
        from: 'await fromCaller(request, () => handlers[call.key]!(asked, context))',
        to: 'await handlers[call.key]!(asked, context)',
      },
    ],
    test: { file: acts, title: 'is the person also of a login' },
  },
  'audit-login-person': {
    protects: 'a login is an act of whoever logged in',
    edits: [
      {
        file: 'packages/services/src/backoffice/staff-login/finish-login.ts',
        from: "recorded: { subject, by: { kind: 'staff', id: staff.id } }",
        to: 'recorded: { subject }',
      },
    ],
    test: { file: acts, title: 'is the person also of a login' },
  },
  'audit-filter': {
    protects: 'the auditor is offered nothing that is never recorded',
    edits: [
      {
        file: 'packages/services/src/kernel/commands/command-names.ts',
        from: 'export const commandNames = [',
        to: "export const commandNames = [\n  'order.submit',",
      },
    ],
    test: { file: guard, title: 'has exactly what is recorded' },
  },
  'audit-idle': {
    protects: 'a command that nothing runs is found',
    edits: [
      {
        file: `${server}/handlers/console/holiday-calls.ts`,
        from: 'withReason(changeHoliday, seal)',
        to: 'withReason(null, seal)',
      },
    ],
    test: { file: guard, title: 'is run by the product, or it is none' },
  },
};
