import { routePath } from '@candor/contract/routes';
import { localeOf, type Language } from '@candor/i18n';
import { renderToString } from 'react-dom/server';
import { StillRouter } from '../shell/router/still-router.tsx';
import { BorrowerApp } from '../app/borrower-app.tsx';
import type { AppPageData } from '../shell/page-data.ts';
import { Translation } from '../i18n/translation.ts';
import type { PageConfig } from '../public-page/page-config.ts';
import { type NoticeKind, outcomeOf } from '../shell/notice.ts';
import { noticeWords } from '../screens/error-page/notice-words.ts';
import css from '../styles/app.css?inline';
import noScriptCss from '../styles/app-no-script.css?inline';
import type { Assets } from './assets.ts';
import { marketFacts } from './market-facts.ts';
import { pageDocument } from './page-document.tsx';

export type ErrorPageInput = {
  readonly config: PageConfig;
  readonly themeCss: string;
  readonly assets: Assets;
  readonly language: Language;
  readonly kind: NoticeKind;
  /**
   * The page could not be shown as it was being opened: that charges nothing. Else we only know what its kind
   * tells.
   */
  readonly opening: boolean;
  readonly requestId: string;
  readonly apiOrigin?: string;
};

/**
 * The error page for an address that could not be shown. Nothing in it depends on the address: it can be
 * kept.
 */
export async function renderErrorPage(input: ErrorPageInput): Promise<string> {
  const { config, themeCss, assets, language, kind, opening, requestId, apiOrigin } = input;
  const translation = new Translation();
  await translation.activate(language);
  const page: AppPageData = {
    config,
    language,
    ...marketFacts(config.market, language),
    notice: { kind, requestId, outcome: opening ? 'nothing-done' : outcomeOf(kind) },
    ...(apiOrigin !== undefined && { apiOrigin }),
  };
  const body = renderToString(
    <BorrowerApp
      page={page}
      translation={translation}
      onError={rethrow}
      router={(app) => <StillRouter path={routePath('errorPage')}>{app}</StillRouter>}
    />,
  );
  return pageDocument({
    config,
    lang: localeOf(language),
    title: `${translation.t(noticeWords[kind].title)} · ${config.comName}`,
    description: translation.t(noticeWords[kind].body),
    topEdge: 'paper',
    bodyClass: 'n-body',
    css: themeCss + css,
    noScriptCss,
    part: 'app',
    isWhole: true,
    chunks: [...assets.chunks.app, assets.catalogues[language]],
    data: page,
    script: assets.script,
    body,
    indexed: false,
  });
}

function rethrow(error: unknown): never {
  throw error;
}
