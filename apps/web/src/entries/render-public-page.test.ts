import { describe, expect, it } from 'vitest';
import { renderPublicPage } from './render-public-page.tsx';
import { sampleAssets, sampleConfig } from './testing/sample-page.ts';

const render = (changes: Partial<typeof sampleConfig> = {}) =>
  renderPublicPage({
    config: { ...sampleConfig, ...changes },
    themeCss: ':root{--ink:#000}',
    assets: sampleAssets,
  });

/** What a reader sees: the body without its tags and attributes. */
const textOf = (html: string) => html.slice(html.indexOf('<body')).replace(/<[^>]*>/g, '');

describe('the public page as the server sends it', () => {
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
    for (const { providedBy, lines } of sampleConfig.licences) {
      expect(both).toContain(providedBy);
      expect(both).toContain(lines[0]);
    }
    const one = textOf(await render({ licences: sampleConfig.licences.slice(0, 1) }));
    expect(one).not.toMatch(/India|RBI|central bank/);
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
    expect(html.match(/<script\b[^>]*>/g)).toEqual([
      '<script type="module" src="/assets/start-1.js" fetchPriority="low">',
    ]);
    expect(html.indexOf('<script')).toBeGreaterThan(html.indexOf('<footer'));
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
    expect(html.match(/<script\b/g)).toHaveLength(1);
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
