import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@candor/markets';
import { loadAssets } from '../assets/load-assets.ts';
import type { Compressed } from '../assets/compressed.ts';
import type { PageConfig } from './page-config-of.ts';

/** Why a person sees the error page. */
export const errorKinds = ['not-found', 'broken', 'server', 'market'] as const;
export type ErrorKind = (typeof errorKinds)[number];
export type ErrorPageFacts = {
  readonly language: Language;
  readonly kind: ErrorKind;
  /** Whether a page was being opened, which charges nothing; else something may have been under way. */
  readonly opening: boolean;
  readonly requestId: string;
};
type Assets = unknown;
type PageInput = { config: PageConfig; themeCss: string; assets: Assets; apiOrigin?: string };

/** What `apps/web` builds for us: the pages' renderer, and the files that a browser fetches. */
export type WebBuild = {
  readonly files: ReadonlyMap<string, Compressed>;
  readonly renderPublicPage: (input: Omit<PageInput, 'assets'>) => Promise<string>;
  readonly renderErrorPage: (input: Omit<PageInput, 'assets'> & ErrorPageFacts) => Promise<string>;
};

type Renderer = {
  readAssets: (manifest: unknown) => Assets;
  renderPublicPage: (input: PageInput) => Promise<string>;
  renderErrorPage: (input: PageInput & ErrorPageFacts) => Promise<string>;
};

export async function loadWebBuild(folder: string): Promise<WebBuild> {
  const entry = join(folder, 'ssr', 'render.js');
  if (!existsSync(entry)) throw new Error('The web is not built: run npm run build.');
  const renderer = (await import(pathToFileURL(entry).href)) as Renderer;
  const manifest: unknown = JSON.parse(
    readFileSync(join(folder, 'client', '.vite', 'manifest.json'), 'utf8'),
  );
  const assets = renderer.readAssets(manifest);
  return {
    files: loadAssets(join(folder, 'client')),
    renderPublicPage: (input) => renderer.renderPublicPage({ ...input, assets }),
    renderErrorPage: (input) => renderer.renderErrorPage({ ...input, assets }),
  };
}
