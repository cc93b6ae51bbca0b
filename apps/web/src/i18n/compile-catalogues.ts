import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessage } from './compile-message.ts';

/**
 * Turns the catalogues' ICU text into what a `Speaker` says, while the app is built: the parser stays out of the
 * browser, and a message with a syntax error stops the build instead of reaching a reader.
 * Tests run on the plain text, which is compiled when it is loaded (see create-translation.ts).
 */
export function compileCatalogues(): Plugin {
  return {
    name: 'candor:compile-catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/(?:errors\/)?texts\/\w+\.ts$/ },
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
  const compiled = Object.entries(catalogue).map(([id, text]) => [id, compileMessage(text)]);
  return `export const ${language} = ${JSON.stringify(Object.fromEntries(compiled))};`;
}
