import { keyMay, type Permission } from '@candor/contract';
import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { fromCaller } from './from-caller.ts';
import type { Refusal, StaffContext } from './handler.ts';
import type { Recognition } from './recognise-caller.ts';

/**
 * What looks like a key of an integrator is taken for one: it is right or wrong, and no cookie beside it
 * counts.
 */
export function presentedKey({ authorization }: IncomingHttpHeaders): string | null {
  return /^Bearer (ck_[\w-]{1,100})$/u.exec(authorization ?? '')?.[1] ?? null;
}

/**
 * A program in a person's place: it may what its key was made for and nothing else, whatever its maker may.
 * Like staff it is told before the body is read that it is not known (401) or may not (403, which is written
 * down); beyond its pace it waits (429).
 */
export async function recogniseProgram(
  { recogniseKey, notPermitted }: Recognition,
  presented: string,
  request: FastifyRequest,
): Promise<Refusal | null> {
  const answer = recogniseKey ? await recogniseKey(presented, request.ip) : null;
  if (answer === null) return { refused: 'not_logged_in', detail: unknownKey };
  if ('wait' in answer) return { refused: 'too_many_requests', retryAfterSeconds: answer.wait };
  const { id, name, market, scopes } = answer.key;
  const { call } = request.routePlan!;
  const program: StaffContext = {
    staffId: `key:${id}`,
    sessionId: `key:${id}`,
    name,
    email: '',
    roles: [],
    may: new Set(scopes as readonly Permission[]),
    // A key is no login: its own rules hold it, wherever its program runs.
    isFresh: true,
    isFromHere: true,
    key: { id, market },
  };
  if (!keyMay(scopes, call.key)) {
    await fromCaller(request, () => notPermitted?.(program, call, request.id));
    return { refused: 'not_permitted', detail: notInScope };
  }
  request.staffContext = program;
  return null;
}

/** A key is of one market. Which one a request is about is known when it has been read. */
export async function refuseOtherMarket(
  { notPermitted }: Recognition,
  request: FastifyRequest,
  input: unknown,
): Promise<Refusal | null> {
  const { staffContext, routePlan } = request;
  const market = staffContext?.key?.market;
  if (!staffContext || market === undefined) return null;
  if ((input as { readonly market?: unknown }).market === market) return null;
  await fromCaller(request, () => notPermitted?.(staffContext, routePlan!.call, request.id));
  return { refused: 'not_permitted', detail: otherMarket };
}

const unknownKey =
  'This key is not known, has ended, or was not agreed to yet. Please ask the lender for another.';
const notInScope = 'This key was not made for this call. Please ask the lender for one that is.';
const otherMarket = 'This key is of another market.';
