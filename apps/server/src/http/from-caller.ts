import { deviceWords } from '@candor/services/customers/messages';
import { withCaller } from '@candor/services/kernel/commands';
import type { FastifyRequest } from 'fastify';
import { raiseAlarm } from '../alarms/alarms.ts';
import { deviceFacts } from './device-facts.ts';

/**
 * Whatever a call from the console does is recorded with where it came from. A borrower's address is not: it
 * is theirs, it must be forgotten when they ask for it, and the audit log forgets nothing. Their sessions
 * have it.
 *
 * What is done for a request after it was refused raises an alarm: the caller has a no in their hands, so
 * nothing else would ever show it.
 */
export function fromCaller<Answer>(request: FastifyRequest, work: () => Answer): Answer {
  const onDone = (command: string) => {
    if (request.refusedAs !== null) alarmOnChange(request, command);
    request.didCommand = command;
  };
  if (request.routePlan?.call.group !== 'console')
    return withCaller({ address: null, device: null, onDone }, work);
  // The console is in English, and so is what its audit log says of a device.
  const device = deviceWords(deviceFacts(request.headers['user-agent'])).en;
  return withCaller({ address: request.ip, device, onDone }, work);
}

/** Notes that the request is refused; whoever may not do a thing must not have done it. */
export function noteRefusal(request: FastifyRequest, code: string): void {
  request.refusedAs = code;
  if (code === 'not_permitted' && request.didCommand !== null) alarmOnChange(request, request.didCommand);
}

function alarmOnChange(request: FastifyRequest, command: string): void {
  const about = request.routePlan?.call.key ?? 'no call';
  raiseAlarm(request.log, 'refused-but-changed', {
    about,
    detail: `${command} was done, and ${request.refusedAs} was answered (request ${request.id})`,
  });
}
