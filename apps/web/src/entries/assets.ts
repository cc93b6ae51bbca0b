import { type Language, languages } from '@candor/markets';
import type { ScreenKey } from '../app/screens.ts';
import type { PagePart } from './start.ts';

/** Addresses of what the pages load, as the build named them. */
export type Assets = {
  readonly script: string;
  /** What each part of the web needs beside itself, so that it can all be asked for at once. */
  readonly chunks: Readonly<Record<PagePart, readonly string[]>>;
  readonly catalogues: Readonly<Record<Language, string>>;
  /** What each screen needs beyond the app itself, its words in one language among it. */
  readonly screen: (key: ScreenKey, language: Language) => readonly string[];
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
  const app = chunksOf('src/app/hydrate-app.tsx');
  const beyondApp = (source: string) => chunksOf(source).filter((address) => !app.includes(address));
  return {
    script: addressOf(start),
    chunks: { public: chunksOf('src/public-page/hydrate-public-page.tsx'), app },
    catalogues: Object.fromEntries(catalogues) as Record<Language, string>,
    screen(key, language) {
      const folder = `src/screens/${screenFolders[key]}`;
      const words = manifest[`${folder}/words/${language}.ts`];
      return [...beyondApp(`${folder}/screen.ts`), ...(words ? [`/${words.file}`] : [])];
    },
  };
}

const screenFolders: Readonly<Record<ScreenKey, string>> = {
  login: 'login',
  me: 'me',
  inbox: 'inbox',
  privacyChoices: 'privacy-choices',
  privacyPolicy: 'wishing',
  aboutUs: 'disclosed',
  sandbox: 'sandbox',
  gallery: 'gallery',
};

const start = 'src/entries/start.ts';
