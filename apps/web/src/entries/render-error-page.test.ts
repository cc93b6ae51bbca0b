import { routePath } from '@candor/contract/routes';
import { localeOf, languages } from '@candor/i18n';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../i18n/translation.ts';
import { noticeKinds } from '../shell/notice.ts';
import { noticeWords } from '../screens/error-page/notice-words.ts';
import { type ErrorPageInput, renderErrorPage } from './render-error-page.tsx';
import { sampleAssets, sampleConfig } from './testing/sample-page.ts';

const render = (changes: Partial<ErrorPageInput> = {}) =>
  renderErrorPage({
    config: sampleConfig,
    themeCss: '',
    assets: sampleAssets,
    language: 'en',
    kind: 'broken',
    opening: true,
    requestId: 'R-7F3K-92QD',
    ...changes,
  });

describe('R2 · the error page as the server sends it', () => {
  const all = languages.flatMap((language) => noticeKinds.map((kind) => [language, kind] as const));
  it.each(all)('speaks %s and says what is wrong when it is %s', async (language, kind) => {
    const say = await loadCatalogue(language);
    const html = await render({ language, kind });
    expect(html).toContain(`<html lang="${localeOf(language)}">`);
    expect(html).toContain(`<h1>${say(noticeWords[kind].title)}</h1>`);
    expect(html).toContain(say('notice.home'));
    expect(html).toContain(say('notice.talk'));
    expect(html).toContain(say('kit.retry'));
    expect(html).toContain(sampleAssets.catalogues[language]);
  });

  it('shows the number of the request wherever it is needed', async () => {
    const html = await render();
    expect(html).toContain('<strong>R-7F3K-92QD</strong>');
    expect(html).toContain(`href="${routePath('customerService')}"`);
  });

  it('tries the same address again, and goes home, by links that need no script', async () => {
    const html = await render();
    expect(html).toMatch(/<a href=""[^>]*>(?:<svg.*?<\/svg>)?Try again<\/a>/s);
    expect(html).toMatch(/<a href="\/home"[^>]*>(?:<svg.*?<\/svg>)?<span[^>]*>Go to home<\/span>/s);
  });

  it('makes going home the main way out where trying again can not help', async () => {
    expect(await render({ kind: 'not-found' })).toMatch(/<a href="\/home" class="c-button c-button-filled">/);
    expect(await render({ kind: 'server' })).toMatch(/<a href="" class="c-button c-button-filled">/);
  });

  it("ends with the licence of the reader's market", async () => {
    const html =
      (await render()).split('<body')[1]?.split('data-page')[1]?.split('>').slice(1).join('>') ?? '';
    expect(html).toContain('SEC Registration No. CS201900001.');
    expect(html).not.toContain('RBI Certificate');
  });

  it('is not for search engines, runs nothing inline and has no style attribute', async () => {
    const html = await render();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<script\b[^>]*>/g)).toEqual([
      '<script type="module" src="/assets/start-1.js" fetchPriority="low">',
    ]);
    expect(html).not.toMatch(/<[^>]*\s(?:style|on\w+)=/);
  });
});
