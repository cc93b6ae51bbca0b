import { isSandboxOnly } from '@candor/contract/routes';
import { type Language, languages } from '@candor/i18n';
import type { ScreenKey } from '../shell/page-data.ts';
import type { PagePart } from './start.ts';

/** Addresses of what the pages load, as the build named them. */
export type Assets = {
  readonly script: string;
  /** What each part of the web needs beside itself, so that it can all be asked for at once. */
  readonly chunks: Readonly<Record<PagePart, readonly string[]>>;
  readonly catalogues: Readonly<Record<Language, string>>;
  /**
   * What each screen needs beyond the app itself, its words in one language among it; and, where the page
   * holds its answer, what reads that and the parts that it is drawn with.
   */
  readonly screen: (key: ScreenKey, language: Language, answered?: readonly string[]) => readonly string[];
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
  /** What it stands on comes before it: each can be run when its turn comes. */
  const withImports = (source: string, found = new Set<string>(), seen = new Set<string>()): Set<string> => {
    if (seen.has(source)) return found;
    seen.add(source);
    for (const imported of chunkOf(source).imports ?? []) withImports(imported, found, seen);
    return found.add(source);
  };
  const chunksOf = (source: string) => {
    const all = withImports(source);
    all.delete(start);
    return [...all].map(addressOf);
  };
  const textsIn = (folder: string, language: Language) => {
    const translated = `${folder}/texts/${language}.json`;
    return manifest[translated] ? translated : `${folder}/texts/en.ts`;
  };
  const catalogues = languages.map(
    (language) => [language, addressOf(textsIn('src/i18n', language))] as const,
  );
  const app = chunksOf('src/app/hydrate-app.tsx');
  const beyondApp = (source: string) => chunksOf(source).filter((address) => !app.includes(address));
  return {
    script: addressOf(start),
    chunks: { public: chunksOf('src/public-page/hydrate-public-page.tsx'), app },
    catalogues: Object.fromEntries(catalogues) as Record<Language, string>,
    screen(key, language, answered) {
      const folder = `${isSandboxOnly(key) ? '../devtools/src' : 'src'}/screens/${folderOf(key)}`;
      const texts = [folder, ...(lendingScreens.has(key) ? ['src/lending'] : [])];
      const found = texts.flatMap((each) => manifest[textsIn(each, language)]?.file ?? []);
      const answer = answered ? ['src/app/take-answer.ts', ...answered] : [];
      const parts = [...(shownFirst[key] ?? []), ...answer].filter((part) => manifest[part]);
      const scripts = [`${folder}/screen.ts`, ...parts].flatMap(beyondApp);
      return [...new Set([...scripts, ...found.map((file) => `/${file}`)])];
    },
  };
}

/** Screens that say what all of them say of orders and loans, beside their own words. */
const lendingScreens: ReadonlySet<ScreenKey> = new Set(['home', 'orders', 'loanDetail', 'product']);

/**
 * What a screen fetches by itself and yet shows before anybody has done anything: asked for with the screen,
 * or it would be asked for only when the screen or its answer is there.
 */
export const shownFirst: Partial<Record<ScreenKey, readonly string[]>> = {
  login: ['src/screens/login/consent-boxes.tsx'],
  product: [
    'src/screens/product/price-part.tsx',
    'src/lending/quote/quote-engine.ts',
    'src/screens/product/amount-box.tsx',
  ],
  loanDetail: ['src/screens/loan-detail/loan-view.tsx'],
  repay: ['src/screens/repay/divided-view.tsx'],
};

/**
 * A screen's folder is called as its route is; where one screen serves several routes, it is called as this
 * says.
 */
const sharedFolders: Partial<Record<ScreenKey, string>> = {
  repaymentChoice: 'repay',
  certificationBase: 'certification-step',
  certificationPersonal: 'certification-step',
  certificationJob: 'certification-step',
  certificationExt: 'certification-step',
};

function folderOf(key: ScreenKey): string {
  return sharedFolders[key] ?? key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const start = 'src/entries/start.ts';
