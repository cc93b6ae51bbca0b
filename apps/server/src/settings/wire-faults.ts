import { calls, declaredNames, fingerprintOf, sandboxSeed, type WireShelf } from '@candor/contract';

/**
 * Names of this version that the lender's own dictionary lacks, as a sentence. Asked before the database is
 * touched: a version that migrates and then can't serve would leave nothing to go back to. The sandbox's own
 * dictionary comes with the version, and a test holds it complete.
 */
export function wireFaults({ current }: Pick<WireShelf, 'current'>): string[] {
  if (current.seedFingerprint === fingerprintOf(sandboxSeed)) return [];
  const { paths, groups } = declaredNames(calls);
  const missing = [
    ...paths.filter((path) => !Object.hasOwn(current.paths, path)),
    ...Object.entries(groups).flatMap(([group, names]) =>
      names.filter((name) => !Object.hasOwn(current.groups[group as keyof typeof groups], name)),
    ),
  ];
  if (missing.length === 0) return [];
  const some = missing.slice(0, 3).join(', ');
  const named = missing.length > 3 ? `${some} and ${missing.length - 3} more` : some;
  return [
    `WIRE_DIR has no words for names of this version: ${named}. Add them with npm run wire:generate, which changes no word that is there, on every machine before the migration. Nothing was changed in the database.`,
  ];
}
