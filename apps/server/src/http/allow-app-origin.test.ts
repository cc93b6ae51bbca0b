import { describe, expect, it } from 'vitest';
import { event, post, testApp } from './testing/test-app.ts';

const appOrigin = 'https://loans.example.ph';

const preflight = (origin: string) => ({
  method: 'OPTIONS' as const,
  url: '/api/event/save',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'x-requested-with',
  },
});

describe('where the app and its calls live on two hosts', () => {
  it('the app may call, with its headers and its cookies', async () => {
    const { app } = await testApp({ appOrigin });
    const asked = await app.inject(preflight(appOrigin));
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': appOrigin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': expect.stringContaining('x-requested-with'),
    });
    const called = await app.inject(post('/api/event/save', event, { origin: appOrigin }));
    expect(called.json()).toEqual({ accepted: 1, dropped: 0 });
    expect(called.headers['access-control-allow-origin']).toBe(appOrigin);
    expect(called.headers['access-control-expose-headers']).toContain('x-request-id');
  });

  it('the app may not call what is staff’s', async () => {
    const { app } = await testApp({ appOrigin });
    for (const url of ['/api/console/approval-decide', '/api/%63onsole/approval-decide'])
      for (const asked of [preflight(appOrigin), post(url, {}, { origin: appOrigin })])
        expect((await app.inject({ ...asked, url })).headers).not.toHaveProperty(
          'access-control-allow-origin',
        );
  });

  it.each(['https://evil.example', 'null', `${appOrigin}.evil.example`])(
    'another site may not: %s',
    async (origin) => {
      const { app } = await testApp({ appOrigin });
      for (const response of [await app.inject(preflight(origin)), await app.inject('/healthz')]) {
        expect(response.headers).not.toHaveProperty('access-control-allow-origin');
      }
    },
  );

  it('nobody may, where they live on one', async () => {
    const { app } = await testApp();
    const response = await app.inject(preflight(appOrigin));
    expect(response.statusCode).toBe(405);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
