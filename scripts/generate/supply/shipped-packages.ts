import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Wanted = Readonly<Record<string, string>>;

type Locked = {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly deprecated?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Wanted;
  readonly optionalDependencies?: Wanted;
  readonly peerDependencies?: Wanted;
};

export type Lockfile = { readonly version: string; readonly packages: Readonly<Record<string, Locked>> };

/** A package of somebody else's that a lender's machine installs to run Candor. */
export type ShippedPackage = {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly integrity: string;
  /** As an SPDX expression. */
  readonly licence: string;
  readonly isOptional: boolean;
  readonly hasInstallScript: boolean;
  readonly isDeprecated: boolean;
  /** Where it lies, from the root of the repository. */
  readonly path: string;
  /** What it needs, by purl. */
  readonly needs: readonly string[];
};

/** Packages whose manifest names no licence that the lockfile could repeat: what their own file says. */
const licenceByFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

export const readLockfile = (root: string): Lockfile =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;

const folder = 'node_modules/';

const nameAt = (path: string) => path.slice(path.lastIndexOf(folder) + folder.length);

/** The same at every place: `pkg:npm/%40scope/name@1.2.3`. */
const purlOf = (path: string, version: string) =>
  `pkg:npm/${nameAt(path).replace('@', '%40')}@${version.replaceAll('+', '%2B')}`;

/** Workspaces that only measure: no lender runs them. */
const isMeasuring = (path: string) => path.startsWith('bench');

/** What Candor's own packages ask for themselves. */
export function directNeeds({ packages }: Lockfile): string[] {
  const own = Object.keys(packages).filter((path) => !path.includes(folder) && !isMeasuring(path));
  return [...new Set(own.flatMap((path) => neededBy(packages, path)))].toSorted();
}

/** Everything that runs with Candor, without the tools of development, each version once, by name. */
export function shippedPackages(lockfile: Lockfile): ShippedPackage[] {
  const all = packagesByPurl(lockfile);
  const reached = new Set<string>();
  const reach = (purl: string): void => {
    if (reached.has(purl)) return;
    reached.add(purl);
    all.get(purl)?.needs.forEach(reach);
  };
  directNeeds(lockfile).forEach(reach);
  return [...reached].toSorted().map((purl) => all.get(purl)!);
}

function packagesByPurl({ packages }: Lockfile): Map<string, ShippedPackage> {
  const found = new Map<string, ShippedPackage>();
  for (const [path, locked] of Object.entries(packages)) {
    const { version, integrity, license, link } = locked;
    if (!path.includes(folder) || link || version === undefined) continue;
    const purl = purlOf(path, version);
    found.set(purl, {
      name: nameAt(path),
      version,
      purl,
      integrity: integrity ?? '',
      licence: license ?? licenceByFile[nameAt(path)] ?? '',
      isOptional: locked.optional ?? false,
      hasInstallScript: locked.hasInstallScript ?? false,
      isDeprecated: locked.deprecated !== undefined,
      path,
      needs: neededBy(packages, path),
    });
  }
  return found;
}

/** As Node finds it: beside the package first, then further and further up. */
function neededBy(packages: Lockfile['packages'], path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const purls = names.flatMap((name) => {
    for (let from = path; ; from = from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : '') {
      const at = `${from === '' ? '' : `${from}/`}${folder}${name}`;
      const { version, link, dev } = packages[at] ?? {};
      if (version !== undefined && !link) return dev ? [] : [purlOf(at, version)];
      if (link || from === '') return [];
    }
  });
  return [...new Set(purls)].toSorted();
}
