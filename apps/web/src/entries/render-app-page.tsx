import {
  type Calls,
  createClient,
  type Json,
  type RequestOf,
  type Transport,
  type WireDictionary,
} from '@candor/contract/client';
import { pagePath } from '@candor/contract/routes';
import { localeOf, type Language } from '@candor/i18n';
import { setImmediate as settled } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StillRouter } from '../shell/router/still-router.tsx';
import { BorrowerApp } from '../app/borrower-app.tsx';
import type { AppPageData, AskedConsent, FirstAnswers, FirstKey, ScreenKey } from '../shell/page-data.ts';
import { ServicesContext, still } from '../session/services.ts';
import { questionName } from '../session/use-kept-call.ts';
import { loadScreen } from '../app/screens.ts';
import { Translation } from '../i18n/translation.ts';
import type { PageConfig } from '../public-page/page-config.ts';
import { type PageHeaders, takePageHeaders } from '../http/take-page-headers.ts';
import appCss from '../styles/app.css?inline';
import noScriptCss from '../styles/app-no-script.css?inline';
import type { Assets } from './assets.ts';
import { firstCalls } from './first-calls.ts';
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

/** Who asks for a page that is to hold their own answer. */
export type Asker = {
  /** The address's query. */
  readonly search: string;
  readonly wire: WireDictionary;
  /** Makes calls as they would. */
  readonly transport: Transport;
};

type Answered = {
  readonly first: NonNullable<AppPageData['first']>;
  readonly answers: FirstAnswers;
  readonly given: Map<string, unknown>;
};

/**
 * A screen of the app without anybody's data: its skeleton, drawn by the very component that the scripts take
 * over with. The same for every reader, so it can be kept.
 */
export async function renderAppPage(input: AppPageInput): Promise<string> {
  return draw(input, { search: '' });
}

/** The same for one reader, drawn with the answers to what it asks first; null where there are none. */
export async function renderAnsweredPage(input: AppPageInput, asker: Asker): Promise<string | null> {
  // As the page's scripts will find it, without what a native shell tells them.
  let { search } = asker;
  const replaceState = (_state: unknown, _title: string, address?: string | URL | null) =>
    void ({ search } = new URL(address ?? '', 'http://here'));
  const location = { pathname: pagePath(input.screen), search, hash: '' };
  const told = takePageHeaders({ location, history: { state: null, replaceState } });
  // A session that is yet to begin is not the one that the browser has.
  if (told['x-shell-code'] !== undefined) return null;
  const headers = { ...told, 'x-language': input.language };
  const answered = await answerFirst(input, { ...asker, search }, headers);
  return answered ? draw(input, { search, answered }) : null;
}

type Drawing = { readonly search: string; readonly answered?: Answered };

async function draw(input: AppPageInput, { search, answered }: Drawing): Promise<string> {
  const { config, themeCss, assets, language, screen, isSandbox, consents, pushKey, apiOrigin } = input;
  const translation = new Translation();
  const [{ css, title, loadParts }] = await Promise.all([
    loadScreen(screen, language),
    translation.activate(language),
  ]);
  const asking = answered && firstCalls[screen];
  if (answered) await loadParts?.(answered.answers);
  const page: AppPageData = {
    config,
    language,
    ...marketFacts(config.market, language),
    screen,
    ...(consents && { consents }),
    ...(isSandbox && { isSandbox }),
    ...(pushKey !== undefined && { pushKey }),
    ...(apiOrigin !== undefined && { apiOrigin }),
    ...(answered && { first: answered.first }),
  };
  const services = { ...still, given: answered?.given ?? still.given };
  const place = { path: pagePath(screen), search };
  const body = await drawn(
    <ServicesContext value={services}>
      <BorrowerApp
        page={page}
        translation={translation}
        onError={rethrow}
        router={(app) => <StillRouter {...place}>{app}</StillRouter>}
      />
    </ServicesContext>,
  );
  const heading = title(translation.t);
  return pageDocument({
    config,
    lang: localeOf(language),
    title: `${heading} · ${config.comName}`,
    description: heading,
    topEdge: 'paper',
    bodyClass: 'n-body',
    css: themeCss + appCss + css + (asking?.css ?? ''),
    noScriptCss,
    part: 'app',
    // The login is there as soon as it is drawn: nothing of it is asked for.
    isWhole: screen === 'login' || answered !== undefined,
    chunks: [
      ...assets.chunks.app,
      ...assets.screen(screen, language, answered && (asking?.parts?.(answered.answers) ?? [])),
      assets.catalogues[language],
    ],
    data: page,
    script: assets.script,
    body,
    indexed: false,
  });
}

async function answerFirst(
  { config: { market }, screen }: AppPageInput,
  { search, wire, transport }: Asker,
  headers: PageHeaders,
): Promise<Answered | undefined> {
  const first: NonNullable<AppPageData['first']>[number][] = [];
  const answers: FirstAnswers = {};
  const given = new Map<string, unknown>();
  async function ask<K extends FirstKey>(key: K, request: RequestOf<Calls[K]>) {
    let body: Json = null;
    const client = createClient({
      market,
      wire,
      async transport(made) {
        const response = await transport({ ...made, headers: { ...made.headers, ...headers } });
        body = response.body;
        return response;
      },
    });
    const told = await client.call(key, request);
    first.push({ key, request, body } as (typeof first)[number]);
    Object.assign(answers, { [key]: told });
    given.set(questionName(key, request), { data: told, at: Date.now() });
    return told;
  }
  const asked = firstCalls[screen]?.ask(new URLSearchParams(search), ask);
  try {
    await asked;
  } catch {
    // The page asks itself, and says what is wrong or leads to the login.
    return undefined;
  }
  return asked && { first, answers, given };
}

/** A part that is a chunk of its own is here one moment later: then it is drawn, as a browser will. */
async function drawn(app: ReactNode): Promise<string> {
  for (let turn = 1; ; turn += 1) {
    const html = renderToString(app);
    if (turn === mostTurns || !html.includes(unfinished)) return html;
    await settled();
  }
}

/** What React writes where a part was not there yet. */
const unfinished = '<!--$!-->';
const mostTurns = 4;

function rethrow(error: unknown): never {
  throw error;
}
