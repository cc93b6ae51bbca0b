import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A class, or the part of one before its first hyphen, that more than one screen takes for its own. */
export type SharedClass = { readonly name: string; readonly screens: readonly string[] };

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

/**
 * A screen's styles stay in the page when its reader goes on to the next screen, so a class that two screens
 * use with two meanings looks different from visit to visit. Each screen therefore begins its classes with
 * letters of its own: `j-section` can't meet `g-section`. What begins like a class of the kit or of the shell
 * must be one of theirs, or be used by one screen only.
 *
 * `files` are those of one client and of the kit that it is made of. The public page is a page by itself and
 * counts as a screen.
 */
export function findSharedClasses(root: string, files: readonly string[]): SharedClass[] {
  const below = new Set<string>();
  const screensByClass = new Map<string, Set<string>>();
  for (const file of files) {
    const screen = screenOf(file);
    for (const name of classesOf(join(root, file))) {
      if (screen === undefined) below.add(name);
      else screensByClass.set(name, (screensByClass.get(name) ?? new Set()).add(screen));
    }
  }
  const lower = new Set([...below].map(prefixOf));
  const owners = new Map<string, Set<string>>();
  for (const [name, screens] of screensByClass) {
    if (below.has(name)) continue;
    const key = lower.has(prefixOf(name)) ? name : prefixOf(name);
    owners.set(key, new Set([...(owners.get(key) ?? []), ...screens]));
  }
  return [...owners]
    .filter(([, screens]) => screens.size > 1)
    .map(([name, screens]) => ({ name, screens: [...screens].toSorted() }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function screenOf(file: string): string | undefined {
  return /^apps\/[^/]+\/src\/(?:(?:screens|sections)\/([^/]+)|(public-page))\//.exec(file)?.slice(1).join('');
}

function prefixOf(name: string): string {
  return name.slice(0, name.indexOf('-') + 1);
}

function classesOf(path: string): Set<string> {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('.css')) return new Set(classTexts(parseSync(path, text).program).flatMap(namesIn));
  const rules = text.replaceAll(/\/\*[^]*?\*\//g, '');
  return new Set([...rules.matchAll(/\.([a-z][a-z0-9]*-[\w-]*)/g)].map(([, name = '']) => name));
}

/** Words with a hyphen: a state such as `wide` is no name that a screen could own. */
function namesIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => /^[a-z][a-z0-9]*-/.test(word));
}

/** Every text inside a `className`, also those that a condition chooses between. */
function classTexts(node: unknown, inside = false): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => classTexts(each, inside));
  if (!isNode(node)) return [];
  if (inside && node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (inside && node.type === 'TemplateElement') return [(node['value'] as { raw: string }).raw];
  const isClass = node.type === 'JSXAttribute' && (node['name'] as Node)['name'] === 'className';
  return Object.values(node).flatMap((child) => classTexts(child, inside || isClass));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
