import { markets } from '@candor/markets';
import { renderToString } from 'react-dom/server';
import noScriptCss from '../public-page/no-script.css?inline';
import type { PageConfig, PublicPageData, PublicPrice } from '../public-page/page-config.ts';
import { PublicPage } from '../public-page/public-page.tsx';
import css from '../styles/public.css?inline';
import type { Assets } from './assets.ts';
import { pageDocument } from './page-document.tsx';
import { type MarketFigures, publicPrice } from './public-price.ts';

export type PublicPageInput = {
  readonly config: PageConfig;
  readonly themeCss: string;
  /** Null while nothing is on sale. */
  readonly figures: MarketFigures | null;
  /** Where the page is. */
  readonly origin: string;
  readonly assets: Assets;
  /** Only where the calls live at another origin than the pages. */
  readonly apiOrigin?: string;
};

/** The official page, complete: the same for every reader until the configuration changes. */
export async function renderPublicPage(input: PublicPageInput): Promise<string> {
  const { config, themeCss, figures, origin, assets, apiOrigin } = input;
  const price = figures && publicPrice(config.market, figures);
  const { repayBanner } = markets[config.market];
  const data: PublicPageData = { config, price, repayBanner, ...(apiOrigin !== undefined && { apiOrigin }) };
  return pageDocument({
    config,
    lang: 'en',
    title: config.comName,
    description: descriptionOf(config, price),
    topEdge: 'surface',
    bodyClass: 'p-body',
    css: themeCss + css,
    noScriptCss,
    part: 'public',
    isWhole: true,
    chunks: assets.chunks.public,
    data,
    script: assets.script,
    body: renderToString(<PublicPage {...data} />),
    indexed: true,
    head: <SharedAs config={config} price={price} origin={origin} />,
  });
}

/** What a search result says: for whom, and one price. */
function descriptionOf({ comName }: PageConfig, price: PublicPrice | null): string {
  if (!price) return `${comName}: small loans with the whole price before you sign.`;
  return `${comName}: ${price.range}, with the whole price before you sign. ${price.loan}: all costs ${price.costs}, ${price.rate}.`;
}

type SharedProps = {
  readonly config: PageConfig;
  readonly price: PublicPrice | null;
  readonly origin: string;
};

/** For whoever shows a link to the page, and for search engines. */
function SharedAs({ config, price, origin }: SharedProps) {
  const address = `${origin}/`;
  const picture = `${origin}/share.png`;
  const lender = {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: config.comName,
    description: descriptionOf(config, price),
    url: address,
    logo: `${origin}/icon-512.png`,
    image: picture,
    email: config.email,
    telephone: config.servicePhone,
    address: config.address,
    areaServed: config.market.toUpperCase(),
  };
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // No text of a lender's can end the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(lender).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
