import { type Language, languages } from '@candor/markets';
import type { PagePart } from './start.ts';

/** Addresses of what the pages load, as the build named them. */
export type Assets = {
  readonly script: string;
  /** What each part of the web needs beside itself, so that it can all be asked for at once. */
  readonly chunks: Readonly<Record<PagePart, readonly string[]>>;
  readonly catalogues: Readonly<Record<Language, string>>;
};

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** From the client build's manifest (`dist/client/.vite/manifest.json`, parsed). */
export function readAssets(manifest: Manifest): Assets {
  const chunkOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The client build has no ${source}: build the web app again.`);
    return chunk;
  };
  const addressOf = (source: string) => `/${chunkOf(source).file}`;
  const withImports = (source: string, found = new Set<string>()): Set<string> => {
    if (found.has(source)) return found;
    found.add(source);
    for (const imported of chunkOf(source).imports ?? []) withImports(imported, found);
    return found;
  };
  const chunksOf = (source: string) => {
    const all = withImports(source);
    all.delete(start);
    return [...all].map(addressOf);
  };
  const catalogues = languages.map(
    (language) => [language, addressOf(`src/i18n/catalogues/${language}.ts`)] as const,
  );
  return {
    script: addressOf(start),
    chunks: {
      public: chunksOf('src/public-page/hydrate-public-page.tsx'),
      app: chunksOf('src/app/hydrate-app.tsx'),
    },
    catalogues: Object.fromEntries(catalogues) as Record<Language, string>,
  };
}

const start = 'src/entries/start.ts';
