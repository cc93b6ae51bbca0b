import type { MarketId } from '@candor/markets';
import type { FastifyPluginCallback } from 'fastify';
import { answerComplaint } from '../http/answer-problem.ts';
import type { PageBook } from './page-book.ts';

type SecurityText = {
  readonly book: PageBook;
  readonly offered: readonly [MarketId, ...MarketId[]];
  /** From the settings; empty where it is the company page's. */
  readonly contact: string;
  readonly origin: string;
};

/** A reader must not trust the text beyond this: whoever left may have had the mailbox. */
const goodForDays = 90;

/** RFC 9116: where somebody who found a weakness writes to. */
export function securityTextPlugin({ book, offered, contact, origin }: SecurityText): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get('/.well-known/security.txt', (_request, reply) => {
      const email = book.config(offered[0])?.email;
      const address = contact || (email && `mailto:${email}`);
      if (!address) return answerComplaint(reply, 'not_found');
      const tomorrow = Math.ceil(Date.now() / 86_400_000);
      const expires = new Date((tomorrow + goodForDays) * 86_400_000).toISOString();
      const lines = [
        `Contact: ${address}`,
        `Expires: ${expires}`,
        'Preferred-Languages: en',
        `Canonical: ${origin}/.well-known/security.txt`,
      ];
      reply
        .header('content-type', 'text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(`${lines.join('\n')}\n`);
    });
    done();
  };
}
