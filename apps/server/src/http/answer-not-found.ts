import type { FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage, type PageAnswer } from './answer-error.ts';
import { answerComplaint } from './answer-problem.ts';
import type { RouteRecord } from './route-census.ts';

export interface NotFoundAnswering {
  readonly routes: readonly RouteRecord[];
  readonly wireVersions: readonly string[];
  readonly notFoundPage?: PageAnswer | undefined;
}

/**
 * Nothing at this address. Two callers deserve better than "not found": one who used the wrong method, and a
 * page so old that its dictionary is gone, whose paths no longer mean anything here.
 */
export function answerNotFound({ routes, wireVersions, notFoundPage }: NotFoundAnswering) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const version = request.headers['x-wire-version'];
    if (version !== undefined && !wireVersions.includes(String(version))) {
      return answerComplaint(reply, 'wire_version_unknown');
    }
    const path = request.url.split('?', 1)[0];
    const methods = routes.filter(({ url }) => url === path).map(({ method }) => method);
    if (methods.length > 0) {
      reply.header('allow', [...new Set(methods)].join(', '));
      return answerComplaint(reply, 'method_not_allowed');
    }
    if (notFoundPage && wantsPage(request)) return notFoundPage(request, reply, 404);
    return answerComplaint(reply, 'not_found');
  };
}
