import { renderToString } from 'react-dom/server';
import noScriptCss from '../public-page/no-script.css?inline';
import type { PageConfig, PublicPageData } from '../public-page/page-config.ts';
import { PublicPage } from '../public-page/public-page.tsx';
import css from '../styles/public.css?inline';
import type { Assets } from './assets.ts';
import { pageDocument } from './page-document.tsx';

export type PublicPageInput = {
  readonly config: PageConfig;
  readonly themeCss: string;
  readonly assets: Assets;
  /** Only where the calls live at another origin than the pages. */
  readonly apiOrigin?: string;
};

/** The official page, complete: the same for every reader until the configuration changes. */
export async function renderPublicPage(input: PublicPageInput): Promise<string> {
  const { config, themeCss, assets, apiOrigin } = input;
  const data: PublicPageData = { config, ...(apiOrigin !== undefined && { apiOrigin }) };
  return pageDocument({
    config,
    lang: 'en',
    title: config.comName,
    description: `${config.comName}: small loans with the whole price before you sign. What you receive, what you repay, on which days.`,
    topEdge: 'surface',
    bodyClass: 'p-body',
    css: themeCss + css,
    noScriptCss,
    part: 'public',
    chunks: assets.chunks.public,
    data,
    script: assets.script,
    body: renderToString(<PublicPage config={config} />),
    indexed: true,
  });
}
