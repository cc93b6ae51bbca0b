import { pathsOf, type CallTable } from '../call.ts';
import { innerSchemas, requestSchemaOf, responseSchemaOf, type JsonSchema } from '../json-schema.ts';
import { wireGroups, type WireGroup } from './dictionary.ts';

export interface DeclaredNames {
  readonly groups: Readonly<Record<WireGroup, readonly string[]>>;
  readonly paths: readonly string[];
}

/** Every field name in it, at any depth. */
export function addNames(schema: JsonSchema, names: Set<string>): void {
  for (const name of Object.keys(schema.properties ?? {})) names.add(name);
  for (const inner of innerSchemas(schema)) addNames(inner, names);
}

/** Every field name and path that has to be in a dictionary, read off the declarations themselves. */
export function declaredNames(calls: CallTable): DeclaredNames {
  const groups = Object.fromEntries(wireGroups.map((group) => [group, new Set<string>()]));
  const paths: string[] = [];
  for (const call of Object.values(calls)) {
    if (call.wireGroup === null) continue;
    const names = groups[call.wireGroup]!;
    addNames(requestSchemaOf(call), names);
    addNames(responseSchemaOf(call), names);
    paths.push(...pathsOf(call).map(({ path }) => path));
  }
  const sorted = Object.entries(groups).map(([group, names]) => [group, [...names].toSorted()]);
  return { groups: Object.fromEntries(sorted), paths: paths.toSorted() };
}
