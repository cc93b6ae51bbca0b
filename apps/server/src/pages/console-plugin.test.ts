import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PageBook } from './page-book.ts';
import { consolePlugin } from './console-plugin.ts';

const book = { config: () => ({ comName: 'Bay & Co' }) } as unknown as PageBook;
const page = '<html data-lender=""><title>Console</title><script src="/a.js"></script></html>';

async function open(path: string, remoteAddress: string) {
  const app = fastify();
  await app.register(
    consolePlugin({
      build: { page, files: new Map() },
      book,
      offered: ['ph'],
      isOpenTo: async (address) => address === '203.0.113.7',
    }),
  );
  return app.inject({ url: path, remoteAddress });
}

describe('the console’s page', () => {
  it.each(['/console', '/console/people', '/console/payouts/file-3'])('%s is there', async (path) => {
    const answer = await open(path, '203.0.113.7');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('data-lender="Bay &amp; Co"');
  });

  it.each(['/console', '/console/people', '/console/payouts/file-3'])(
    '%s from elsewhere is a plain page that says what to do, without any script',
    async (path) => {
      const answer = await open(path, '192.0.2.44');
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('The console is not open from here');
      expect(answer.body).toContain('192.0.2.44');
      expect(answer.body).toContain('Bay &amp; Co console');
      expect(answer.body).not.toContain('<script');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );
});
