/**
 * Which layer may use which. What is not listed is refused: nothing points up, and screens never import
 * screens. `docs/adr/0001-layers.md` tells why.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/i18n': [],
  'packages/markets': ['packages/domain', 'packages/i18n'],
  'packages/theme': [],
  'packages/contract': ['packages/i18n'],
  'packages/client': ['packages/contract'],
  'packages/store': ['packages/domain', 'packages/markets'],
  'packages/services': [
    'packages/domain',
    'packages/i18n',
    'packages/markets',
    'packages/theme',
    'packages/store',
  ],
  'packages/adapters': [
    'packages/domain',
    'packages/i18n',
    'packages/markets',
    'packages/store',
    'packages/services',
  ],
  'packages/ui': ['packages/theme'],
  'apps/server': [
    'packages/domain',
    'packages/i18n',
    'packages/markets',
    'packages/theme',
    'packages/contract',
    'packages/store',
    'packages/services',
    'packages/adapters',
  ],
  // Above the server: tests of the server use it and nothing that a lender runs does, which
  // `find-wrong-directions.ts` sees to.
  'packages/simulator': [
    'packages/domain',
    'packages/markets',
    'packages/contract',
    'packages/store',
    'packages/services',
    'packages/adapters',
    'apps/server',
  ],
  'apps/web': [
    'packages/domain',
    'packages/i18n',
    'packages/markets',
    'packages/theme',
    'packages/contract',
    'packages/client',
    'packages/ui',
  ],
  'apps/devtools': [
    'packages/domain',
    'packages/i18n',
    'packages/theme',
    'packages/contract',
    'packages/client',
    'packages/ui',
    'apps/web',
  ],
  'apps/console': [
    'packages/domain',
    'packages/i18n',
    'packages/markets',
    'packages/theme',
    'packages/contract',
    'packages/client',
    'packages/ui',
  ],
  'apps/calc': ['packages/domain', 'packages/markets'],
  e2e: [
    'packages/contract',
    'packages/i18n',
    'packages/markets',
    'packages/simulator',
    'packages/store',
    'packages/theme',
    'packages/ui',
    'apps/server',
    'apps/console',
    'scripts',
  ],
  bench: [
    'packages/domain',
    'packages/contract',
    'packages/markets',
    'packages/store',
    'packages/services',
    'packages/simulator',
    'apps/server',
    'apps/web',
    'scripts',
    'e2e',
  ],
  scripts: [
    'packages/domain',
    'packages/i18n',
    'packages/markets',
    'packages/theme',
    'packages/contract',
    'packages/store',
    'packages/services',
    'packages/simulator',
    'apps/calc',
    'apps/server',
    'e2e',
  ],
};

/** The layer that a file of the repository stands on, or nothing for a file outside all of them. */
export function layerOf(file: string): string | undefined {
  return Object.keys(layers).find((layer) => file.startsWith(`${layer}/`));
}

/**
 * The inside of services, in its order: a folder may use its own sublayer and those before it. `approvals` is
 * the registry of acts that take an approver, with what decides on them: it knows every act below, and reads
 * know it.
 */
export const sublayersOfServices = [
  'kernel',
  'customers',
  'lending',
  'payments',
  'servicing',
  'backoffice',
  'approvals',
  'reads',
  'composition',
] as const;

/**
 * The place of a file of services among its sublayers; nothing for a file that is not of services, or stands
 * in none of them.
 */
export function sublayerOf(file: string): number | undefined {
  const name = /^packages\/services\/src\/([^/]+)\//.exec(file)?.[1];
  const at = sublayersOfServices.findIndex((sublayer) => sublayer === name);
  return at < 0 ? undefined : at;
}
