import { refuse } from '../problem.ts';

/**
 * The fields of one object of a request. Names are listed: a misspelt option must not be ignored silently.
 */
export type Fields = { readonly path: string; readonly values: Readonly<Record<string, unknown>> };

export function readObject(value: unknown, path: string, known: readonly string[], example: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse(path || 'request', 'this is an object', example);
  }
  const stranger = Object.keys(value).find((name) => !known.includes(name));
  if (stranger !== undefined) {
    refuse(join(path, stranger), `there is no such field; known are ${known.join(', ')}`, example);
  }
  return { path, values: value as Record<string, unknown> };
}

export function readList(value: unknown, path: string, example: string): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(path, 'this is a list', example);
}

export function has({ values }: Fields, name: string): boolean {
  return Object.hasOwn(values, name) && values[name] !== undefined;
}

export function fieldOf({ values }: Fields, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

export function pathOf({ path }: Fields, name: string): string {
  return join(path, name);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
