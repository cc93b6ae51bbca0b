import { describe, expect, it } from 'vitest';
import { renderPublicPage } from './render-public-page.tsx';
import { eightThousand } from './testing/eight-thousand.ts';
import { sampleAssets, sampleConfig } from './testing/sample-page.ts';

const render = (
  changes: Partial<typeof sampleConfig> = {},
  more: Partial<Parameters<typeof renderPublicPage>[0]> = {},
) =>
  renderPublicPage({
    config: { ...sampleConfig, ...changes },
    themeCss: ':root{--ink:#000}',
    figures: null,
    origin: 'https://mabuhay.example',
    assets: sampleAssets,
    ...more,
  });

/** What a reader sees: the body without its tags and attributes. */
const textOf = (html: string) => html.slice(html.indexOf('<body')).replace(/<[^>]*>/g, '');

const figures = { least: 100_000, most: 2_000_000, example: eightThousand };

describe('the public page as the server sends it', () => {
  it('says for whom, how much, how fast, and one whole price, before any script runs', async () => {
    const html = await render({}, { figures });
    const words = textOf(html);
    expect(words).toContain('₱1,000 to ₱20,000 if you have an income. Usually decided in minutes.');
    expect(words).toContain('₱8,000 over 3 months');
    expect(words).toContain('You receive ₱7,760.00');
    expect(words).toContain('You repay ₱8,730.56');
    expect(words).toContain('Fee 240.00');
    expect(words).toContain('Interest 730.56');
    expect(words).toContain('₱2,910.19 per month, the last ₱2,910.18');
    expect(words).toContain('All costs ₱970.56, EIR 6.13\u00a0% per month');
    expect(html).toContain('all costs ₱970.56, EIR 6.13\u00a0% per month.');
  });

  it('shows no example while nothing is on sale', async () => {
    expect(textOf(await render())).not.toContain('Example');
  });

  it('tells whoever links to it its address, a picture and who the lender is', async () => {
    const html = await render({ comName: 'A </script> Lender' }, { figures });
    expect(html).toContain('<link rel="canonical" href="https://mabuhay.example/"/>');
    expect(html).toContain('<meta property="og:image" content="https://mabuhay.example/share.png"/>');
    const [, told] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(told ?? '')).toMatchObject({
      '@type': 'FinancialService',
      name: 'A </script> Lender',
      url: 'https://mabuhay.example/',
    });
  });

  it('P7 · is titled with the company name', async () => {
    expect(await render()).toContain('<title>Mabuhay Credit</title>');
  });

  it.each(['comName', 'email', 'address', 'copyright'] as const)(
    'P8 · shows the configured %s',
    async (field) => {
      expect(textOf(await render({ [field]: 'Changed at run time' }))).toContain('Changed at run time');
    },
  );

  it('P13 · says in About Us who provides the loans, for each market offered and for no other', async () => {
    const both = textOf(await render());
    for (const { providedBy } of sampleConfig.licences) expect(both).toContain(providedBy);
    const one = textOf(await render({ licences: sampleConfig.licences.slice(0, 1) }));
    expect(one).not.toMatch(/India|RBI|central bank/);
  });

  it('ends with the licence of the reader’s own market, and no other', async () => {
    const footerIn = async (market: 'ph' | 'in') => {
      const html = await render({ market });
      return html.slice(html.indexOf('<footer'));
    };
    const [ph, india] = [await footerIn('ph'), await footerIn('in')];
    expect(ph).toContain('SEC Registration');
    expect(ph).not.toContain('RBI Certificate');
    expect(india).toContain('RBI Certificate');
    expect(india).toContain('Grievance Redressal Officer');
    expect(india).not.toContain('SEC Registration');
  });

  it('P2 · holds all three sections and shows Home', async () => {
    const html = await render();
    const sections = [...html.matchAll(/<section id="(\w+)"[^>]*?( hidden="")?>/g)].map(([, id, hidden]) => [
      id,
      !hidden,
    ]);
    expect(sections).toEqual([
      ['home', true],
      ['about', false],
      ['contact', false],
    ]);
    expect(html).toMatch(/<a href="#home" aria-current="page">Home<\/a>/);
  });

  it('runs nothing inline, has no style attribute, and loads its one script last', async () => {
    const html = await render();
    // What search engines read is data: no browser runs it.
    expect(html.match(/<script\b[^>]*>/g)).toEqual([
      '<script type="application/ld+json">',
      '<script type="module" src="/assets/start-1.js" fetchPriority="low">',
    ]);
    expect(html.indexOf('<script type="module"')).toBeGreaterThan(html.indexOf('<footer'));
    expect(html).not.toMatch(/<[^>]*\s(?:style|on\w+)=/);
    expect(html).not.toMatch(/<link[^>]*(?:stylesheet|preload)/);
  });

  it('shows a hostile configuration as text', async () => {
    const hostile = `</title></style><script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
    const html = await render({
      comName: hostile,
      address: hostile,
      copyright: hostile,
      servicePhone: hostile,
    });
    expect(html.match(/<script\b/g)).toHaveLength(2);
    expect(html).not.toContain('<img');
    expect(textOf(html)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('P12 · gives the form no address to send to and its fields no names', async () => {
    const form = /<form\b.*?<\/form>/s.exec(await render())?.[0] ?? '';
    expect(form).toMatch(/^<form[^>]* method="dialog"/);
    expect(form).not.toMatch(/\s(?:action|name)=/);
  });

  it.each([
    ['Full Name', 'Please fill in your name.'],
    ['Phone number', 'Please fill in your mobile number.'],
    ['Message', 'Hello there, I would like to talk about how to...'],
  ])('P9 · asks for %s with its words', async (label, placeholder) => {
    const html = await render();
    const id = new RegExp(`<label[^>]* for="([\\w-]+)">${label}</label>`).exec(html)?.[1];
    expect(html).toMatch(
      new RegExp(`<(?:input|textarea)[^>]*placeholder="${placeholder.replaceAll('.', '\\.')}"[^>]*>`),
    );
    expect(html).toMatch(new RegExp(`<(?:input|textarea)[^>]*id="${id}"`));
  });
});
