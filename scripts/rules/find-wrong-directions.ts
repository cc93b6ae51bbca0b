import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { layerOf, layers, sublayerOf, sublayersOfServices } from './layers.ts';

export type WrongDirection = { file: string; specifier: string; reason: string };

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
  conditionNames: ['node', 'import', 'types', 'default'],
  symlinks: true,
});

/**
 * Follows every import of the given files to the file it really means (through package exports and workspace
 * links, not by how it is spelled) and returns those that point up or sideways.
 */
export function findWrongDirections(root: string, files: readonly string[]): WrongDirection[] {
  return files.flatMap((file) =>
    [...specifiersOf(join(root, file))].flatMap((specifier) => {
      const reason = judge(root, file, specifier);
      return reason ? [{ file, specifier, reason }] : [];
    }),
  );
}

function judge(root: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('node:')) {
    return isPure(file) ? `${layerOf(file)} must run in a browser` : undefined;
  }
  const bare = specifier.replace(/\?.*$/, '');
  const { path, error } = resolver.sync(dirname(join(root, file)), bare);
  if (!path) return error?.includes('Builtin') ? undefined : `it can't be found: ${error}`;
  const target = relative(root, path);
  if (target.startsWith('node_modules/')) return undefined;
  const from = layerOf(file);
  const to = layerOf(target);
  if (!from || !to) return undefined;
  const unfit = judgeProduct(file, target);
  if (unfit) return unfit;
  if (from === to)
    return judgeScreens(file, target) ?? judgeTiers(root, file, target) ?? judgeSublayers(file, target);
  if (isHandler(file) && to === 'packages/store')
    return 'a handler maps what a service reads: it must not use packages/store';
  const isServerTest = from === 'apps/server' && to === simulator && isTest(file);
  if (!isServerTest && !layers[from]?.includes(to)) return `${from} must not use ${to}`;
  return specifier.startsWith('.') && to.startsWith('packages/')
    ? `another package is used through its exports: it must not reach into ${to}`
    : undefined;
}

const simulator = 'packages/simulator';

/** A test, and what only tests use. */
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/**
 * What a lender runs stands on nothing that only tests use, and simulates nobody. The simulator does not
 * stand on tests either, so the one command that fills a sandbox with a made-up year may use it.
 */
function judgeProduct(file: string, target: string): string | undefined {
  if (isTest(file) || !/^(?:packages|apps)\/[^/]+\/src\/|^scripts\/operate\//.test(file)) return undefined;
  if (isTest(target)) return 'what is no test must not use what only tests use';
  const maySimulate = layerOf(file) === simulator || file === 'scripts/operate/demo-year.ts';
  return layerOf(target) === simulator && !maySimulate
    ? 'what a lender runs must not use the simulator'
    : undefined;
}

/** Delete a screen's folder and the screen is gone: no other screen may lean on it. */
function judgeScreens(file: string, target: string): string | undefined {
  const screen = (path: string) => /^apps\/[^/]+\/src\/(?:screens|sections)\/([^/]+)\//.exec(path)?.[1];
  const from = screen(file);
  const to = screen(target);
  return from && to && from !== to ? `the screen ${from} must not use the screen ${to}` : undefined;
}

/** A test may look at all of services from wherever it stands. */
function judgeSublayers(file: string, target: string): string | undefined {
  if (isTest(file)) return undefined;
  const from = sublayerOf(file);
  const to = sublayerOf(target);
  if (from === undefined || to === undefined || to <= from) return undefined;
  return `services' ${sublayersOfServices[from]} must not use its ${sublayersOfServices[to]}`;
}

/**
 * A client has three tiers: `app/` knows every screen and opens them, screens draw themselves in the
 * `shell/`, and the shell knows none of them. So only `app/` and the entries use `app/`, and the shell uses
 * no screen. A client without a `shell/` has no tiers yet.
 */
function judgeTiers(root: string, file: string, target: string): string | undefined {
  const [, client, from] = /^(apps\/[^/]+\/src)\/([^/]+)\//.exec(file) ?? [];
  const [, , to] = /^(apps\/[^/]+\/src)\/([^/]+)\//.exec(target) ?? [];
  if (!client || !from || !to || from === to || !existsSync(join(root, client, 'shell'))) return undefined;
  if (to === 'app' && from !== 'entries') return `${from}/ must not use app/, which stands above it`;
  const isScreen = to === 'screens' || to === 'sections';
  return from === 'shell' && isScreen ? `shell/ must not use ${to}/, which stand above it` : undefined;
}

/**
 * A handler that reads rows by itself computes a figure a second time, sooner or later. Its tests look into
 * the database.
 */
function isHandler(file: string): boolean {
  return file.startsWith('apps/server/src/handlers/') && !file.endsWith('.test.ts');
}

/** These layers are also sent to browsers; their tests are not. */
function isPure(file: string): boolean {
  return /^packages\/(domain|markets|theme|ui)\//.test(file) && !/\.test\.tsx?$/.test(file);
}

function specifiersOf(path: string): Set<string> {
  const { module } = parseSync(path, readFileSync(path, 'utf8'));
  return new Set([
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) =>
      literal(path, moduleRequest.start, moduleRequest.end),
    ),
  ]);
}

/** A dynamic import of a computed name can't be followed; one of a plain string can. */
function literal(path: string, start: number, end: number): string[] {
  const text = readFileSync(path, 'utf8').slice(start, end);
  const quoted = /^(['"])(.*)\1$/.exec(text);
  return quoted?.[2] ? [quoted[2]] : [];
}
