import { deviceWords } from '@candor/services/customers/messages';
import { withCaller } from '@candor/services/kernel/commands';
import type { FastifyRequest } from 'fastify';
import { deviceFacts } from './device-facts.ts';

/**
 * Whatever a call from the console does is recorded with where it came from. A borrower's address is not: it
 * is theirs, it must be forgotten when they ask for it, and the audit log forgets nothing. Their sessions
 * have it.
 */
export function fromCaller<Answer>(request: FastifyRequest, work: () => Answer): Answer {
  if (request.routePlan?.call.group !== 'console') return work();
  // The console is in English, and so is what its audit log says of a device.
  const device = deviceWords(deviceFacts(request.headers['user-agent'])).en;
  return withCaller({ address: request.ip, device }, work);
}
