import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/**
 * Turns the catalogues' ICU text into what lingui runs on, while the app is built: the parser stays out of the
 * browser, and a message with a syntax error stops the build instead of reaching a reader.
 * Tests run on the plain text, which lingui compiles by itself outside production.
 */
export function compileCatalogues(): Plugin {
  return {
    name: 'candor:compile-catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/(?:error-)?catalogues\/\w+\.ts$/ },
      async handler(_code, id) {
        const language = basename(id, '.ts');
        // The time makes the address new, or an edited catalogue would come from Node's module cache.
        const address = `${pathToFileURL(id).href}?${Date.now()}`;
        const module = (await import(address)) as Record<string, Record<string, string>>;
        return { code: compiledModule(language, module[language] ?? {}), map: null };
      },
    },
  };
}

export function compiledModule(language: string, catalogue: Record<string, string>): string {
  const compiled = Object.entries(catalogue).map(([id, text]) => [id, compileMessageOrThrow(text)]);
  return `export const ${language} = ${JSON.stringify(Object.fromEntries(compiled))};`;
}
