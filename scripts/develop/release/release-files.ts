import { posix } from 'node:path';

/** What a package brings along and nobody runs: types, maps, tests, documents, sources of what is built. */
const idle = [
  /(?:^|\/)(?:tests?|__tests__|spec|examples?|benchmarks?|docs?|coverage|\.github|\.vscode)\//iu,
  /\.(?:test|spec|bench)\.[cm]?[jt]sx?$/iu,
  /\.(?:d\.[cm]?ts|[cm]?tsx?|map|markdown|flow|coffee|yml|yaml|png|jpe?g|gif|html)$/iu,
  /(?:^|\/)(?:\.[^/]+|Makefile|Gruntfile\.js|karma\.conf\.js|tsconfig[^/]*\.json|package-lock\.json)$/u,
];
const licence = /(?:^|\/)(?:licen[cs]e|notice|copying|third[-_ ]?party)[^/]*$/iu;
const readme =
  /(?:^|\/)(?:readme|changelog|history|security|contributing|code_of_conduct)(?:\.(?:md|txt|rst|markdown))?$/iu;

/** Whether a file of somebody's package is shipped. Licences always are. */
export function isShippedOfPackage(path: string): boolean {
  if (licence.test(path) && !/\.[cm]?[jt]s$/u.test(path)) return true;
  if (/\.md$/iu.test(path) || readme.test(path)) return false;
  return !idle.some((each) => each.test(path));
}

/** A weight of a font that the built files name nowhere: of a family of eighteen, two are written in. */
export function isUnusedFont(path: string, built: string): boolean {
  // Its scripts load all weights, and nothing runs them: a file is found by its path.
  if (/^node_modules\/@expo-google-fonts\/.*\.js$/u.test(path)) return true;
  const weight = /^node_modules\/@expo-google-fonts\/[\w-]+\/(\w+)\/\w+\.ttf$/u.exec(path)?.[1];
  return weight !== undefined && !new RegExp(`["'\`]${weight}["'\`]`, 'u').test(built);
}

/**
 * Files that a package's own files load by a relative path and that were left out: `all` is what the package
 * has, `shipped` what of it is there.
 */
export function brokenLoads(shipped: readonly ReleaseFile[], all: { has(path: string): boolean }): string[] {
  const there = new Set(shipped.map(({ path }) => path));
  return shipped
    .filter(({ path }) => /^node_modules\/.*\.[cm]?js$/u.test(path))
    .flatMap(({ path, text }) =>
      [...text().matchAll(/(?:\brequire\(|\bfrom\s*|\bimport\(?\s*)["'](\.{1,2}\/[^"']+)["']/gu)].flatMap(
        ([, specifier = '']) => {
          const base = posix.join(posix.dirname(path), specifier).replace(/\/$/u, '');
          const meant = ['', '.js', '.cjs', '.mjs', '.json', '.node', '/index.js']
            .map((end) => base + end)
            .filter((each) => all.has(each));
          return meant.length > 0 && !meant.some((each) => there.has(each))
            ? [`${path} loads ${meant[0]}, which is left out`]
            : [];
        },
      ),
    );
}

/** One file of a release: where it lies in it, how large it is, and what is in it where that is asked for. */
export type ReleaseFile = { readonly path: string; readonly bytes: number; readonly text: () => string };

export type ReleaseRules = {
  /** Folders of packages that may be there. */
  readonly packages: ReadonlySet<string>;
  /** Paths of the machine that it was made on. */
  readonly machinePaths: readonly string[];
  readonly mostBytes: number;
};

const required = [
  'bin/candor',
  'lib/candor.js',
  'release.json',
  'apps/web/dist/production/ssr/render.js',
  'apps/web/dist/production/client/.vite/wire-parts.json',
  'apps/console/dist/client/index.html',
  'config/page.json',
  'config/wire/current.json',
  'docs/operations.md',
  'LICENSE',
];

const isOwn = (path: string) => !path.startsWith('node_modules/');
const isText = (path: string) =>
  /\.(?:js|mjs|cjs|json|html|css|sql|md|txt|conf|service|yml|yaml|env)$|^bin\//u.test(path);

/** Everything about a release that must not be so, one sentence each. */
export function faultsOfRelease(files: readonly ReleaseFile[], rules: ReleaseRules): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    ...required.filter((path) => !paths.has(path)).map((path) => `${path} is missing`),
    ...(bytes > rules.mostBytes ? [`it takes ${megabytes(bytes)} unpacked`] : []),
    ...files.flatMap((file) => faultsOfFile(file, rules)),
  ];
}

export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function faultsOfFile({ path, text }: ReleaseFile, rules: ReleaseRules): string[] {
  const faults: string[] = [];
  if (path.endsWith('.map')) faults.push(`${path} is a source map`);
  if (/\.(?:test|spec)\.[cm]?[jt]sx?$|(?:^|\/)(?:testing|__tests__)\//u.test(path))
    faults.push(`${path} is a test`);
  if (isOwn(path) && /\.tsx?$/u.test(path)) faults.push(`${path} is source that would have to be built`);
  if (/(?:^|\/)\.env$/u.test(path)) faults.push(`${path} is somebody's settings`);
  const folder = packageFolder(path);
  if (folder !== undefined && !rules.packages.has(folder))
    faults.push(`${folder} is no production dependency`);
  if (!isText(path)) return faults;
  const content = text();
  for (const machine of rules.machinePaths)
    if (content.includes(machine)) faults.push(`${path} names ${machine}`);
  if (!isOwn(path)) return faults;
  if (/[#@] sourceMappingURL=/u.test(content)) faults.push(`${path} points to a source map`);
  if (
    path.startsWith('lib/') &&
    /\bnpm (?:run|start)\b/u.test(content.replaceAll(/^\s*(?:\/\/|\*).*$/gmu, ''))
  )
    faults.push(`${path} tells people to use npm`);
  return faults;
}

function packageFolder(path: string): string | undefined {
  const at = path.lastIndexOf('node_modules/');
  if (at < 0) return undefined;
  const name = path.slice(at + 'node_modules/'.length).split('/');
  return (
    path.slice(0, at + 'node_modules/'.length) + name.slice(0, name[0]?.startsWith('@') ? 2 : 1).join('/')
  );
}
