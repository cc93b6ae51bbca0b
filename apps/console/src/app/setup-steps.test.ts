import { firstRoles, type Permission } from '@candor/contract';
import { expect, it } from 'vitest';
import { sections } from './section-table.ts';
import { mayDoStep, stepWords, type SetupStep } from '../sections/getting-started/setup-words.ts';

const keys = Object.keys(stepWords) as SetupStep['key'][];

/** What a role may do of the setup: it sees the sections that its permissions open. */
function stepsOf(role: keyof typeof firstRoles): readonly string[] {
  const has = new Set<string>(firstRoles[role].may);
  const may = (permission: Permission) => has.has(permission);
  const paths = sections.flatMap(({ path, permission }) =>
    permission === null || may(permission) ? [path] : [],
  );
  return keys.filter((key) => mayDoStep(key, { may, paths }));
}

it('A15.846 · setting up is offered to who may do it; whoever only reads reads how it stands', () => {
  expect(stepsOf('auditor')).toEqual([]);
  expect(stepsOf('compliance')).toEqual([]);
  expect(stepsOf('admin')).toEqual(expect.arrayContaining(['licence', 'brand', 'people', 'product']));
});
