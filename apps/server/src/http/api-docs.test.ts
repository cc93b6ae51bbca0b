import { calls, openApiDocument } from '@candor/contract';
import { describe, expect, it } from 'vitest';
import { testApp } from './testing/test-app.ts';

describe('the description of the calls', () => {
  it('is at /openapi.json for programs', async () => {
    const { app } = await testApp();
    const response = await app.inject('/openapi.json');
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(calls))));
    expect(response.headers['content-type']).toContain('json');
  });

  it('is at /api-docs for people: every call, its fields, who may make it and every error', async () => {
    const { app } = await testApp();
    const { body, headers } = await app.inject('/api-docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { id, path } of Object.values(calls)) {
      expect(body).toContain(`<span class="id">${id}</span>`);
      expect(body).toContain(`<code>${path}</code>`);
    }
    expect(body).toContain('<code>/api/event/save-yd</code>');
    expect(body).toContain('<code>events[].name</code>');
    expect(body).toContain('Anyone, without a login');
    expect(body).toContain('id="wire_version_unknown"');
  });

  it('needs nothing from elsewhere and runs no script: its one style is allowed by its hash', async () => {
    const { app } = await testApp();
    const { body, headers } = await app.inject('/api-docs');
    const [, css] = /<style>([^<]*)<\/style>/u.exec(body)!;
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(css!))).toString('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(body).not.toMatch(/<script|\sstyle=|\ssrc=|<link/u);
  });
});
