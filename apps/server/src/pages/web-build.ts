import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { builtRoutes } from '@candor/contract/routes';
import type { Language, QuoteFigures } from '@candor/markets';
import type { Transport, WireDictionary } from '@candor/contract/client';
import { fillWire, type CutPart } from '../assets/fill-wire.ts';
import { loadAssets } from '../assets/load-assets.ts';
import type { Compressed } from '../assets/compressed.ts';
import type { PageConfig } from './page-config-of.ts';

/** Why a person sees the error page. */
export const errorKinds = ['not-found', 'broken', 'server', 'market'] as const;
export type ErrorKind = (typeof errorKinds)[number];
/** A route that the app itself draws; the official page and the error page are made in their own ways. */
export type AppScreen = Exclude<(typeof builtRoutes)[number], 'officialPage' | 'errorPage'>;
export type ErrorPageFacts = {
  readonly language: Language;
  readonly kind: ErrorKind;
  /** Whether a page was being opened, which charges nothing; else something may have been under way. */
  readonly opening: boolean;
  readonly requestId: string;
};
type Assets = unknown;
type PageInput = { config: PageConfig; themeCss: string; assets: Assets; apiOrigin?: string };
/** The least and the most that is lent, and one loan as an example; null while nothing is on sale. */
export type PublicFigures = { least: number; most: number; example: ExampleFigures } | null;
type ExampleFigures = Pick<
  QuoteFigures,
  'amount' | 'term' | 'netReceived' | 'totalToRepay' | 'allFees' | 'interest' | 'cost' | 'rate'
> & { payments: number[] };
type PublicPageInput = PageInput & {
  figures: PublicFigures;
  /** Where the page is, for whoever shows a link to it. */
  origin: string;
};
type ErrorPageInput = PageInput & ErrorPageFacts;
type AppPageInput = PageInput & {
  language: Language;
  screen: AppScreen;
  isSandbox: boolean;
  /** What the login asks for, in the words that its call will give. */
  consents?: readonly { readonly text: string; readonly isRequired: boolean }[];
  pushKey?: string;
};
/** Who asks for a page that is to hold the answer to what it asks first. */
export type Asker = { readonly search: string; readonly transport: Transport };

/** What `apps/web` builds for us: the pages' renderer, and the files that a browser fetches. */
export type WebBuild = {
  readonly files: ReadonlyMap<string, Compressed>;
  readonly renderPublicPage: (input: Omit<PublicPageInput, 'assets'>) => Promise<string>;
  readonly renderErrorPage: (input: Omit<ErrorPageInput, 'assets'>) => Promise<string>;
  readonly renderAppPage: (input: Omit<AppPageInput, 'assets'>) => Promise<string>;
  /** Null where that answer can't be had: then the page without it is sent. */
  readonly renderAnsweredPage: (input: Omit<AppPageInput, 'assets'>, asker: Asker) => Promise<string | null>;
};

type Renderer = {
  readAssets: (manifest: unknown) => Assets;
  renderPublicPage: (input: PublicPageInput) => Promise<string>;
  renderErrorPage: (input: ErrorPageInput) => Promise<string>;
  renderAppPage: (input: AppPageInput) => Promise<string>;
  renderAnsweredPage: (
    input: AppPageInput,
    asker: Asker & { readonly wire: WireDictionary },
  ) => Promise<string | null>;
};

/** With the words of the given dictionary in its scripts, whichever it was built with. */
export async function loadWebBuild(folder: string, dictionary: WireDictionary): Promise<WebBuild> {
  const entry = join(folder, 'ssr', 'render.js');
  if (!existsSync(entry)) throw new Error('The web is not built: run npm run build.');
  const renderer = (await import(pathToFileURL(entry).href)) as Renderer;
  const client = join(folder, 'client');
  const beside = (file: string) => readFileSync(join(client, '.vite', file), 'utf8');
  const { files, manifest } = await fillWire(
    { files: loadAssets(client), manifest: beside('manifest.json') },
    JSON.parse(beside('wire-parts.json')) as CutPart[],
    dictionary,
  );
  const assets = renderer.readAssets(JSON.parse(manifest));
  return {
    files,
    renderPublicPage: (input) => renderer.renderPublicPage({ ...input, assets }),
    renderErrorPage: (input) => renderer.renderErrorPage({ ...input, assets }),
    renderAppPage: (input) => renderer.renderAppPage({ ...input, assets }),
    renderAnsweredPage: (input, asker) =>
      renderer.renderAnsweredPage({ ...input, assets }, { ...asker, wire: dictionary }),
  };
}
