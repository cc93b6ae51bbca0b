import type { MutationCase } from './mutate-cases.ts';

const chain = 'packages/services/src/backoffice/chain';
const test = `${chain}/chain.pg.test.ts`;
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
    test: { file: test, title: '1 of 5: an amount that was changed' },
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
    test: { file: test, title: '2 of 5: an entry that was deleted' },
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
    test: { file: test, title: '3 of 5: an entry that was put in between' },
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
    test: { file: test, title: '4 of 5: a line of the audit log' },
  },
  'chain-root': {
    protects: 'a chain that was made anew does not fit the root that was signed',
    edits: [{ file: `${chain}/verify-roots.ts`, from: 'if (now !== link.hash)', to: 'if (now === "none")' }],
    test: { file: test, title: '5 of 5: a whole chain that was made anew' },
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
    test: { file: test, title: 'is proved from the last signed checkpoint on' },
  },
  'chain-restore': {
    protects: 'a database that was put back has no day signed before a person says so',
    edits: [
      { file: `${chain}/sign-days.ts`, from: 'if (isBehind) return', to: 'if (isBehind && !due) return' },
    ],
    test: { file: test, title: 'has no day signed until a person says so' },
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
    test: { file: test, title: 'fits, has one signed line a day' },
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
    test: { file: states, title: 'loan: every transition of the table passes' },
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
