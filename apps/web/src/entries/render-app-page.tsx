import { pagePath } from '@candor/contract/routes';
import { localeOf, type Language } from '@candor/i18n';
import { renderToString } from 'react-dom/server';
import { StillRouter } from '../shell/router/still-router.tsx';
import { BorrowerApp } from '../app/borrower-app.tsx';
import type { AppPageData, AskedConsent, ScreenKey } from '../shell/page-data.ts';
import { loadScreen } from '../app/screens.ts';
import { Translation } from '../i18n/translation.ts';
import type { PageConfig } from '../public-page/page-config.ts';
import appCss from '../styles/app.css?inline';
import noScriptCss from '../styles/app-no-script.css?inline';
import type { Assets } from './assets.ts';
import { marketFacts } from './market-facts.ts';
import { pageDocument } from './page-document.tsx';

export type AppPageInput = {
  readonly config: PageConfig;
  readonly themeCss: string;
  readonly assets: Assets;
  readonly language: Language;
  readonly screen: ScreenKey;
  readonly isSandbox: boolean;
  readonly consents?: readonly AskedConsent[];
  readonly pushKey?: string;
  readonly apiOrigin?: string;
};

/**
 * A screen of the app without anybody's data: its skeleton, drawn by the very component that the scripts take
 * over with. The same for every reader, so it can be kept.
 */
export async function renderAppPage(input: AppPageInput): Promise<string> {
  const { config, themeCss, assets, language, screen, isSandbox, consents, pushKey, apiOrigin } = input;
  const translation = new Translation();
  const [{ css, title }] = await Promise.all([loadScreen(screen, language), translation.activate(language)]);
  const page: AppPageData = {
    config,
    language,
    ...marketFacts(config.market, language),
    screen,
    ...(consents && { consents }),
    ...(isSandbox && { isSandbox }),
    ...(pushKey !== undefined && { pushKey }),
    ...(apiOrigin !== undefined && { apiOrigin }),
  };
  const body = renderToString(
    <BorrowerApp
      page={page}
      translation={translation}
      onError={rethrow}
      router={(app) => <StillRouter path={pagePath(screen)}>{app}</StillRouter>}
    />,
  );
  const heading = title(translation.t);
  return pageDocument({
    config,
    lang: localeOf(language),
    title: `${heading} · ${config.comName}`,
    description: heading,
    topEdge: 'paper',
    bodyClass: 'n-body',
    css: themeCss + appCss + css,
    noScriptCss,
    part: 'app',
    chunks: [...assets.chunks.app, ...assets.screen(screen, language), assets.catalogues[language]],
    data: page,
    script: assets.script,
    body,
    indexed: false,
  });
}

function rethrow(error: unknown): never {
  throw error;
}
