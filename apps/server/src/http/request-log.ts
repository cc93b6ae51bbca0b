import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * One line for each answer: which route, how it ended, how long it took. Addresses as they came, queries,
 * bodies and people's addresses stay out of the log.
 */
export class RequestLog extends Fastify.LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      call: request.routePlan?.call.id,
      market: request.routePlan?.market,
      status: reply.statusCode,
      problem: reply.problemCode ?? undefined,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    // The server's own log, told which request: a log for each request costs more than all else here.
    const { log } = request.server;
    if (error) log.error({ ...line, err: error }, 'the answer could not be sent');
    else log.info(line, 'answered');
  }
}
