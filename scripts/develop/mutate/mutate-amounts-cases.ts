import type { MutationCase } from './mutate-cases.ts';

const guard = { file: 'scripts/rules/amounts.test.ts', title: 'in every screen, handler, message and paper' };

/** What keeps a figure the same wherever it is shown: it is computed once. */
export const amountsCases: Readonly<Record<string, MutationCase>> = {
  'amount-on-a-screen': {
    protects: 'a screen shows what the answer says and adds nothing to it',
    edits: [
      {
        file: 'apps/web/src/repaying/pay-slip.tsx',
        from: 'amountText(toPay)',
        to: 'amountText(amount + fee)',
      },
    ],
    test: guard,
  },
  'amount-in-a-handler': {
    protects: 'a handler passes a figure on and computes none',
    edits: [
      {
        file: 'apps/server/src/handlers/console/invoice-calls.ts',
        from: 'total: minor(withTax(item)),',
        to: 'total: minor(taxable + central + state + integrated),',
      },
    ],
    test: guard,
  },
  'amount-named-by-contract': {
    protects: 'what the contract declares as an amount is guarded under its name',
    edits: [
      {
        file: 'scripts/rules/find-amounts.ts',
        from: 'if (isLeaf(value, text) || schemas.has(rootOf(value))) names.add(name);',
        to: 'if (isLeaf(value, text)) names.add(name);',
      },
    ],
    test: {
      file: 'scripts/rules/amounts.test.ts',
      title: 'the contract says which names are amounts, and which say nothing by themselves',
    },
  },
};
