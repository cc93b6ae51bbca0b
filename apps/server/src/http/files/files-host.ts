import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerComplaint } from '../answer-problem.ts';
import { filePath, type FilesPlace } from './file-links.ts';

/**
 * Keeps the two hosts apart: what is uploaded is shown by one that has no cookie, no page and no call, and
 * nowhere else. Whatever a file might do there, there is nothing for it to reach.
 */
export function keepFilesApart(app: FastifyInstance, { origin }: FilesPlace): void {
  const { host } = new URL(origin);
  app.addHook('onRequest', (request, reply, done) => {
    if ((request.host === host) === isFile(request)) return done();
    return answerComplaint(reply, 'not_found');
  });
}

const isFile = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && url.split('?', 1)[0] === filePath;
