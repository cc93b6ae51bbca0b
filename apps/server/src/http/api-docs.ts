import { createHash } from 'node:crypto';
import { openApiDocument, type CallTable } from '@candor/contract';
import type { FastifyInstance } from 'fastify';
import { apiDocsCss } from './api-docs-css.ts';
import { renderApiDocs } from './render-api-docs.ts';

/**
 * `/openapi.json` for programs and `/api-docs` for people, each made when it is first asked for: most servers
 * never are.
 */
export function addApiDocs(app: FastifyInstance, calls: CallTable): void {
  let document: string | undefined;
  let page: string | undefined;
  const styleHash = createHash('sha256').update(apiDocsCss).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

  app.get('/openapi.json', (_request, reply) =>
    reply
      .header('content-type', 'application/vnd.oai.openapi+json;version=3.1; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send((document ??= JSON.stringify(openApiDocument(calls)))),
  );
  app.get('/api-docs', (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'public, max-age=300')
      .send((page ??= renderApiDocs(calls))),
  );
}
