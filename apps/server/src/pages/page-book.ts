import { languages, type Language, type MarketId } from '@candor/markets';
import { loginConsents } from '@candor/services/customers/consents';
import { readMarketPrice } from '@candor/services/lending/products';
import { listPageConfigurations } from '@candor/store/pages';
import type { Database } from '@candor/store/database';
import { deriveTheme, themeCss } from '@candor/theme';
import { compressed, compressedOnce, type Compressed } from '../assets/compressed.ts';
import { quoteFigures } from '../handlers/quote-figures.ts';
import { officersOf, pageConfigOf, type PageConfig } from './page-config-of.ts';
import { contentPolicyOf } from './page-security.ts';
import type { AppScreen, Asker, ErrorPageFacts, PublicFigures, WebBuild } from './web-build.ts';

type ReadyPage = { readonly body: Compressed; readonly contentPolicy: string };
type ErrorPage = { readonly html: string; readonly contentPolicy: string };

export type PageBookOptions = {
  readonly database: Database;
  readonly web: WebBuild;
  readonly offered: readonly [MarketId, ...MarketId[]];
  /** Where the pages are. */
  readonly origin: string;
  /** Only where the calls live at another origin than the pages. */
  readonly apiOrigin: string | undefined;
  /** Only where files have an origin of their own. */
  readonly filesOrigin?: string | undefined;
  /** Some banks' pages are reached by posting a form to them. */
  readonly postsElsewhere?: boolean;
  /** The company's name in Chinese, for pages in that language. */
  readonly chineseName: string;
  /** What the lender is called in what borrowers agree to. */
  readonly lenderIn: (market: MarketId) => string;
  readonly isSandbox: boolean;
  /** What browsers make their addresses for notices with, where they are offered. */
  readonly pushKey?: string | undefined;
};

/** Stands in a rendered error page where each request's own number goes. */
const numberToCome = 'R-0000-0000';

/**
 * The pages as they are sent, rendered from the configuration in the database. `refresh` makes them anew
 * after a change; until it is through, the earlier ones are sent, never half of each.
 */
export class PageBook {
  readonly #options: PageBookOptions;
  #madeFrom = '';
  #configs: ReadonlyMap<MarketId, PageConfig> = new Map();
  /** The same with the licence's sentences in another language, under market and language. */
  #spoken: ReadonlyMap<string, PageConfig> = new Map();
  #publicPages: ReadonlyMap<MarketId, ReadyPage> = new Map();
  #errorPages = new Map<string, Promise<ErrorPage>>();
  #appPages = new Map<string, Promise<ReadyPage>>();

  static async open(options: PageBookOptions): Promise<PageBook> {
    const book = new PageBook(options);
    await book.refresh();
    return book;
  }

  private constructor(options: PageBookOptions) {
    this.#options = options;
  }

  async refresh(): Promise<void> {
    const { database, offered } = this.#options;
    const { rows, officers } = await database.read(async (tx) => ({
      rows: await listPageConfigurations(tx),
      officers: await officersOf(tx, offered),
    }));
    const figures = new Map<MarketId, PublicFigures>();
    for (const market of offered) figures.set(market, await figuresOf(database, market));
    // Each day that begins asks for new pages, and few days change what is on them.
    const madeFrom = JSON.stringify([rows, [...officers], [...figures]]);
    if (madeFrom === this.#madeFrom) return;
    const configs = new Map(offered.map((market) => [market, pageConfigOf(rows, officers, offered, market)]));
    const spoken = offered.flatMap((market) =>
      languages.map((language) => {
        const config = pageConfigOf(rows, officers, offered, market, language);
        return [`${market} ${language}`, config] as const;
      }),
    );
    const pages = await Promise.all(
      [...configs].map(async ([market, config]) => {
        const page = await this.#publicPage(config, figures.get(market) ?? null);
        return [market, page] as const;
      }),
    );
    this.#madeFrom = madeFrom;
    this.#configs = configs;
    this.#spoken = new Map(spoken);
    this.#publicPages = new Map(pages);
    this.#errorPages = new Map();
    this.#appPages = new Map();
  }

  config(market: MarketId): PageConfig | undefined {
    return this.#configs.get(market);
  }

  publicPage(market: MarketId): ReadyPage {
    return known(this.#publicPages.get(market), market);
  }

  /** Rendered when first asked for and kept; only the request's number differs from one to the next. */
  async errorPage(market: MarketId, facts: ErrorPageFacts): Promise<ErrorPage> {
    const key = `${market} ${facts.language} ${facts.kind} ${facts.opening}`;
    const page = this.#errorPages.get(key) ?? this.#errorPage(market, facts);
    this.#errorPages.set(key, page);
    page.catch(() => this.#errorPages.delete(key));
    const { html, contentPolicy } = await page;
    return { html: html.replaceAll(numberToCome, facts.requestId), contentPolicy };
  }

  /** The shell of a screen, rendered when first asked for and kept. */
  appPage(market: MarketId, language: Language, screen: AppScreen): Promise<ReadyPage> {
    const key = `${market} ${language} ${screen}`;
    const page = this.#appPages.get(key) ?? this.#appPage(market, language, screen);
    this.#appPages.set(key, page);
    page.catch(() => this.#appPages.delete(key));
    return page;
  }

  /**
   * A screen with the answer to what it asks first, for one asker; null where it has none. Drawn for this one
   * request and kept nowhere.
   */
  async answeredPage(
    market: MarketId,
    language: Language,
    screen: AppScreen,
    asker: Asker,
  ): Promise<ReadyPage | null> {
    const { web, apiOrigin } = this.#options;
    // Where the calls are elsewhere, so is the session.
    if (apiOrigin) return null;
    const html = await web.renderAnsweredPage(this.#appInput(market, language, screen), asker);
    if (html === null) return null;
    const body = await compressedOnce('text/html; charset=utf-8', html);
    return { body, contentPolicy: contentPolicyOf(html, this.#options) };
  }

  async #publicPage(config: PageConfig, figures: PublicFigures): Promise<ReadyPage> {
    const { web, origin, apiOrigin } = this.#options;
    const html = await web.renderPublicPage({
      config,
      figures,
      origin,
      themeCss: cssOf(config),
      ...(apiOrigin && { apiOrigin }),
    });
    return ready(html, { ...this.#options, postsElsewhere: false });
  }

  async #appPage(market: MarketId, language: Language, screen: AppScreen): Promise<ReadyPage> {
    const html = await this.#options.web.renderAppPage(this.#appInput(market, language, screen));
    return ready(html, this.#options);
  }

  #appInput(market: MarketId, language: Language, screen: AppScreen) {
    const { apiOrigin, isSandbox, pushKey, lenderIn } = this.#options;
    const config = this.#configIn(market, language);
    const consents = loginConsents(market, { language, lender: lenderIn(market) });
    return {
      config,
      themeCss: cssOf(config),
      language,
      screen,
      isSandbox,
      ...(screen === 'login' && {
        consents: consents.map(({ text, isRequired }) => ({ text, isRequired })),
      }),
      ...(pushKey !== undefined && { pushKey }),
      ...(apiOrigin && { apiOrigin }),
    };
  }

  async #errorPage(market: MarketId, facts: ErrorPageFacts): Promise<ErrorPage> {
    const { web, apiOrigin } = this.#options;
    const config = this.#configIn(market, facts.language);
    const html = await web.renderErrorPage({
      ...facts,
      requestId: numberToCome,
      config,
      themeCss: cssOf(config),
      ...(apiOrigin && { apiOrigin }),
    });
    return { html, contentPolicy: contentPolicyOf(html, this.#options) };
  }

  #configIn(market: MarketId, language: Language): PageConfig {
    const own = known(this.#spoken.get(`${market} ${language}`), market);
    return language === 'zh' ? { ...own, comName: this.#options.chineseName } : own;
  }
}

/** The price that the official page shows today. */
async function figuresOf(database: Database, market: MarketId): Promise<PublicFigures> {
  const price = await readMarketPrice(database, market);
  if (!price) return null;
  const figures = quoteFigures(market, price.example);
  const { amount, term, netReceived, totalToRepay, allFees, interest, cost, rate } = figures;
  const payments = figures.rows.map(({ total }) => total);
  // Days are not shown: the same price on another day is the same page.
  const example = { amount, term, netReceived, totalToRepay, allFees, interest, cost, rate, payments };
  return { least: Number(price.least), most: Number(price.most), example };
}

async function ready(
  html: string,
  origins: Pick<PageBookOptions, 'apiOrigin' | 'filesOrigin' | 'postsElsewhere'>,
): Promise<ReadyPage> {
  return {
    body: await compressed('text/html; charset=utf-8', html),
    contentPolicy: contentPolicyOf(html, origins),
  };
}

function cssOf({ theme }: PageConfig): string {
  return themeCss(deriveTheme(theme));
}

function known<T>(value: T | undefined, market: MarketId): T {
  if (value === undefined) throw new Error(`the market ${market} is not offered here`);
  return value;
}
