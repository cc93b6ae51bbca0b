import { deriveTheme } from '@candor/theme';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageConfig } from '../public-page/page-config.ts';
import { markIcon } from './mark-icon.ts';
import type { PagePart } from './start.ts';

export type PageParts = {
  readonly config: PageConfig;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** The colour a phone paints its own bars in: that of the page's top edge. */
  readonly topEdge: 'surface' | 'paper';
  readonly bodyClass: string;
  readonly css: string;
  readonly noScriptCss: string;
  readonly part: PagePart;
  /** All that it will show first is in it: its scripts can wait until that is seen. */
  readonly isWhole: boolean;
  /** What the part needs beside itself. */
  readonly chunks: readonly string[];
  readonly data: object;
  readonly script: string;
  readonly body: string;
  readonly indexed: boolean;
  /** What only this page says of itself. */
  readonly head?: ReactNode;
};

/**
 * A whole document. Its styles are inline, so the first paint waits for nothing; its one script comes last.
 * The further scripts of a page that is whole are asked for after its first paint, which they would keep a
 * slow phone from; those of a skeleton while it is read, since nothing is there to be seen before they are.
 */
export function pageDocument(parts: PageParts): string {
  const {
    config,
    lang,
    title,
    description,
    topEdge,
    bodyClass,
    css,
    noScriptCss,
    part,
    isWhole,
    chunks,
    data,
    script,
    body,
  } = parts;
  const { light, dark } = deriveTheme(config.theme);
  const markup = renderToStaticMarkup(
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {!parts.indexed && <meta name="robots" content="noindex" />}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light[topEdge]} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark[topEdge]} />
        <meta name="format-detection" content="telephone=no" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={config.comName} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {parts.head}
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="icon" type="image/svg+xml" href={markIcon(light)} />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {!isWhole &&
          chunks.map((href) => <link key={href} rel="modulepreload" href={href} fetchPriority="low" />)}
        <noscript>
          <style dangerouslySetInnerHTML={{ __html: noScriptCss }} />
        </noscript>
      </head>
      <body className={bodyClass}>
        <div
          data-part={part}
          data-chunks={isWhole ? chunks.join(' ') : undefined}
          data-page={JSON.stringify(data)}
          dangerouslySetInnerHTML={{ __html: body }}
        />
        <script type="module" src={script} fetchPriority="low" />
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
