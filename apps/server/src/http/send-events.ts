import { PassThrough } from 'node:stream';
import type { Json } from '@candor/contract';
import type { FastifyReply } from 'fastify';

/**
 * What the handler of a call that answers with events gives: a place that is held until the other end is
 * gone.
 */
export interface EventsAnswer<Event = unknown> {
  begin(line: EventLine<Event>): void;
  leave(): void;
}

/** The way to one listener. */
export interface EventLine<Event = unknown> {
  tell(event: Event): void;
  /** Nothing happened, and the line is open. */
  beat(): void;
  end(): void;
}

/** Whoever takes nothing for so long that this much waits is not there any more. */
const mostWaitingBytes = 16_384;

/**
 * Server-sent events under the names that the request spoke. Never compressed and never held back on the way:
 * `no-transform` and `x-accel-buffering` say so to proxies, and the first beat opens the line at once.
 */
export function sendEvents(reply: FastifyReply, { begin, leave }: EventsAnswer): void {
  const { call, codec } = reply.request.routePlan!;
  const body = new PassThrough();
  const write = (text: string): void => {
    if (body.writableEnded || body.destroyed) return;
    if (body.readableLength + body.writableLength > mostWaitingBytes) return void body.destroy();
    body.write(text);
  };
  // However it ends: by us, by them, or by a network that is gone.
  reply.raw.once('close', leave);
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(body);
  const beat = () => write('event: beat\ndata: {}\n\n');
  beat();
  begin({
    tell(event) {
      const told = call.response.parse(event) as Json;
      write(`data: ${JSON.stringify(codec ? codec.encode(told) : told)}\n\n`);
    },
    beat,
    end: () => body.end(),
  });
}
