import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` in a loader that first fetches the chunk's style sheets. Our styles travel
 * inside the pages, so there are none to fetch, and the loader would be most of an entry that runs before the
 * first paint. Every importer gets a copy of what is left of it: one shared by two chunks would be a file,
 * and a request, of its own.
 */
export function plainDynamicImports(): Plugin {
  const prefix = '\0candor:plain-import:';
  return {
    name: 'candor:plain-dynamic-imports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: (_source, importer) => prefix + importer,
    },
    load: {
      // oxlint-disable-next-line no-control-regex -- names of virtual modules begin with it
      filter: { id: /^\0candor:plain-import:/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    // Most can do without what is left of it as well.
    renderChunk: (code) => ({ code: code.replaceAll(plainLoad, '$1'), map: null }),
  };
}

const plainLoad =
  /__vitePreload(?:\$\d+)?\(\(\) => (import\([^()]+\)(?:\.then\(\(\w+\) => \w+\.\w+\))?),\s*__VITE_PRELOAD__\)/gu;
