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
        from: 'id: auditId, command',
        to: 'id: besideId, command',
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

const chain = 'packages/services/src/backoffice/chain';
const chainTest = `${chain}/chain.pg.test.ts`;
const migration = 'packages/store/src/migrations/0144-chain.sql';
const states = 'packages/store/src/database/state-machines.pg.test.ts';

/** What makes a row that was changed behind the product's back show. */
export const chainCases: Readonly<Record<string, MutationCase>> = {
  'chain-amounts': {
    protects: 'amounts are part of what is sealed',
    edits: [
      {
        file: `${chain}/verify-links.ts`,
        from: 'if (sha256(row.linesText) !== row.linesDigest)',
        to: 'if (sha256(row.linesText) === "")',
      },
    ],
    test: { file: chainTest, title: '1 of 5: an amount that was changed' },
  },
  'chain-gap': {
    protects: 'a link that is missing is noticed',
    edits: [
      {
        file: `${chain}/verify-links.ts`,
        from: 'if (no === before + 1n) return [];',
        to: 'if (no > 0n) return [];',
      },
    ],
    test: { file: chainTest, title: '2 of 5: an entry that was deleted' },
  },
  'chain-unnumbered': {
    protects: 'an entry beside the chain is noticed',
    edits: [
      {
        file: `${chain}/verify-chain.ts`,
        from: '...(checkpoint ? [] : await outsideTheChain(tx))',
        to: '...(checkpoint ? await outsideTheChain(tx) : [])',
      },
    ],
    test: { file: chainTest, title: '3 of 5: an entry that was put in between' },
  },
  'chain-author': {
    protects: 'who acted is part of what is sealed',
    edits: [
      {
        file: `${chain}/verify-links.ts`,
        from: 'if (sha256(row.whoText) !== row.whoDigest)',
        to: 'if (sha256(row.whoText) === "")',
      },
    ],
    test: { file: chainTest, title: '4 of 5: a line of the audit log' },
  },
  'chain-root': {
    protects: 'a chain that was made anew does not fit the root that was signed',
    edits: [{ file: `${chain}/verify-roots.ts`, from: 'if (now !== link.hash)', to: 'if (now === "none")' }],
    test: { file: chainTest, title: '5 of 5: a whole chain that was made anew' },
  },
  'chain-signature': {
    protects: 'a checkpoint without the key is not believed',
    edits: [
      {
        file: `${chain}/books-keys.ts`,
        from: "return isGenuine ? { is: signed as T } : { fault: 'its signature is not of what it says' };",
        to: 'return isGenuine || true ? { is: signed as T } : { fault: "" };',
      },
    ],
    test: { file: chainTest, title: 'is proved from the last signed checkpoint on' },
  },
  'chain-restore': {
    protects: 'a database that was put back has no day signed before a person says so',
    edits: [
      { file: `${chain}/sign-days.ts`, from: 'if (isBehind) return', to: 'if (isBehind && !due) return' },
    ],
    test: { file: chainTest, title: 'has no day signed until a person says so' },
  },
  'chain-acts-wait': {
    protects: 'every line of the audit log waits for its link',
    edits: [
      {
        file: migration,
        from: '  insert into public.audit_unsealed (audit_id) values (new.id);\n',
        to: '',
      },
    ],
    test: { file: chainTest, title: 'fits, has one signed line a day' },
  },
  'state-by-table': {
    protects: 'the database refuses a change of state that is in no table',
    edits: [
      {
        file: 'packages/store/src/migrations/0143-state-transitions.sql',
        from: 'if not exists (select from public.state_transition t',
        to: 'if false and not exists (select from public.state_transition t',
      },
    ],
    test: { file: states, title: 'every transition of the table passes, every other is refused' },
  },
  'state-in-migration': {
    protects: 'a transition that is new in the code is in a migration too',
    edits: [
      {
        file: 'packages/domain/src/states/loan-states.ts',
        from: "from: ['active'], to: 'written-off'",
        to: "from: ['active', 'settled'], to: 'written-off'",
      },
    ],
    test: { file: states, title: 'a transition that is new in the code' },
  },
};
