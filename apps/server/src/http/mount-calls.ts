import { WireNameError, type CallTable, type FieldFault, type Json, type MarketId } from '@candor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { answerProblem } from './answer-problem.ts';
import { FormBody, type FlatFields } from './body-parsers.ts';
import { deviceLabel } from './device-label.ts';
import { fieldFaults } from './field-faults.ts';
import type { CallContext, Handlers, Refusal } from './handler.ts';
import { readFields } from './read-fields.ts';
import { assertRecognisable, recogniseCaller, type Recognition } from './recognise-caller.ts';
import { presentedKey, refuseOtherMarket } from './recognise-program.ts';
import { sendEvents, type EventsAnswer } from './send-events.ts';
import { requestFacts } from './request-facts.ts';
import { faultOfFile, sendFile, type FileAnswer } from './send-file.ts';
import { planRoutes, type RoutePlan, type WireSettings } from './route-plans.ts';
import { dropSession, keepSession, presentedToken, type CookieRules } from './session-cookie.ts';
import { shrinkAnswer } from './shrink-answer.ts';
import { withSmallIds } from './with-small-ids.ts';

export interface CallMounting<T extends CallTable> extends Recognition {
  readonly calls: T;
  readonly handlers: Handlers<T>;
  readonly wire: WireSettings;
  readonly offeredMarkets: readonly MarketId[];
  readonly cookie?: CookieRules;
}

const plainCookie: CookieRules = { isSecure: false };

type AnyHandler = (input: unknown, context: CallContext) => Promise<object | Refusal>;

/**
 * Each declared call at each of its addresses. In order: version, market, marker and idempotency key before the
 * body is read; then names, then the schema, then the handler; then the schema of the answer, then names again.
 */
export function mountCalls<T extends CallTable>(app: FastifyInstance, mounting: CallMounting<T>): void {
  const offered: ReadonlySet<MarketId> = new Set(mounting.offeredMarkets);
  const plans = planRoutes(mounting.calls, mounting.wire);
  for (const call of Object.values(mounting.calls)) assertRecognisable(call, mounting);
  const { cookie = plainCookie } = mounting;
  app.decorateRequest('routePlan', null);
  app.decorateRequest('borrowerSession', null);
  app.decorateRequest('staffContext', null);
  // Two dictionaries may, by chance, give one address to two calls: the request's version then decides.
  for (const atAddress of Map.groupBy(plans, ({ call, url }) => `${call.method} ${url}`).values()) {
    const [{ call, url }] = atAddress as [RoutePlan];
    const maxBodyBytes = Math.max(...atAddress.map((plan) => plan.call.maxBodyBytes ?? 0));
    app.route({
      method: call.method,
      url,
      config: { callIds: [...new Set(atAddress.map((plan) => plan.call.id))] },
      ...(maxBodyBytes > 0 && { bodyLimit: maxBodyBytes }),
      // Of what never ends there is no length to ask for.
      ...(call.events && { exposeHeadRoute: false }),
      onRequest: [guard(atAddress, offered), recogniseCaller(mounting, cookie)],
      handler: answerCall(mounting, cookie),
    });
  }
}

const idempotencyKey = /^[\w.-]{16,128}$/u;

function guard(plans: readonly RoutePlan[], offered: ReadonlySet<MarketId>): onRequestHookHandler {
  return (request, reply, done) => {
    const { headers } = request;
    const version = headers['x-wire-version'];
    const plan = plans.find(({ wireVersion }) => wireVersion === version) ?? plans[0]!;
    request.routePlan = plan;
    if (plan.wireVersion !== null) {
      reply.header('x-wire-version', plan.wireVersion);
      if (version !== undefined && version !== plan.wireVersion) {
        return answerProblem(reply, 'wire_version_unknown');
      }
    }
    if (plan.market !== undefined && !offered.has(plan.market)) {
      return answerProblem(reply, 'market_not_offered');
    }
    // No form of another site can bring a key: what comes with one needs no marker.
    const bringsKey = plan.call.audience === 'staff' && presentedKey(headers) !== null;
    if (plan.needsMarker && !bringsKey && headers['x-requested-with'] !== 'XMLHttpRequest') {
      return answerProblem(reply, 'marker_header_missing');
    }
    if (plan.call.idempotent && !idempotencyKey.test(String(headers['idempotency-key'] ?? ''))) {
      return answerProblem(reply, 'idempotency_key_missing');
    }
    return done();
  };
}

function answerCall<T extends CallTable>(mounting: CallMounting<T>, cookie: CookieRules) {
  const handlers = mounting.handlers as Readonly<Record<string, AnyHandler>>;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const plan = request.routePlan!;
    const { call, codec } = plan;
    let raw: RawInput;
    try {
      raw = readInput(plan, request);
    } catch (error) {
      if (error instanceof WireNameError) return answerProblem(reply, 'wire_name_unknown');
      throw error;
    }
    const input = call.request.safeParse(raw.value);
    if (!input.success || raw.faults.length > 0) {
      const broken = input.success ? [] : fieldFaults(input.error.issues, raw.value, plan.requestSchema);
      return answerProblem(reply, 'invalid_request', { fields: [...raw.faults, ...broken] });
    }

    const asked = withSmallIds(input.data as Json, plan.requestSchema);
    const isElsewhere = await refuseOtherMarket(mounting, request, reply, asked);
    if (isElsewhere) return isElsewhere;
    const answer = await handlers[call.key]!(asked, contextOf(plan, request, reply, cookie));
    if ('refused' in answer) return answerProblem(reply, answer.refused, answer);

    if (call.file) {
      const fault = faultOfFile(answer, call.file);
      return fault ? refuseToSend(request, reply, [fault]) : sendFile(reply, answer as FileAnswer);
    }
    if (call.events) return sendEvents(reply, answer as EventsAnswer);
    const output = call.response.safeParse(answer);
    if (!output.success) {
      const broken = output.error.issues.map(({ code, path }) => `${path.join('.')}: ${code}`);
      return refuseToSend(request, reply, broken);
    }
    if (call.plainAnswer) {
      const lines = Object.entries(output.data).map(([name, value]) => `${name}=${String(value)}`);
      return reply.header('content-type', 'text/plain; charset=utf-8').send(lines.join('&'));
    }
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
    const text = JSON.stringify(codec ? codec.encode(output.data as Json) : output.data);
    return shrinkAnswer(request, reply, text);
  };
}

function refuseToSend(request: FastifyRequest, reply: FastifyReply, broken: readonly string[]): FastifyReply {
  const call = request.routePlan!.call.id;
  request.log.error({ call, broken }, 'a handler answered what its call does not declare');
  return answerProblem(reply, 'internal_error');
}

interface RawInput {
  readonly value: unknown;
  readonly faults: readonly FieldFault[];
}

function readInput({ call, codec, fieldKinds }: RoutePlan, request: FastifyRequest): RawInput {
  if (call.method === 'GET') return readFields(request.query as FlatFields, fieldKinds, codec);
  const { body } = request;
  // A channel's fields are its own affair: those we don't know stay, and its signature says whether it is to be believed.
  if (call.audience === 'channel' && body instanceof FormBody)
    return { value: { ...body.fields }, faults: [] };
  if (body instanceof FormBody) return readFields(body.fields, fieldKinds, codec);
  const value = body === undefined ? {} : (body as Json);
  return { value: codec ? codec.decode(value) : value, faults: [] };
}

function contextOf(
  { call, market }: RoutePlan,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: CookieRules,
): CallContext {
  const { headers } = request;
  const kind = call.group === 'console' ? 'staff' : 'borrower';
  return {
    // The type of a context follows from its call's declaration, which is not known statically here.
    market: market as never,
    requestId: request.id,
    facts: requestFacts(request.headers),
    log: request.log,
    session: request.borrowerSession as never,
    staff: request.staffContext as never,
    caller: {
      address: request.ip,
      device: deviceLabel(headers['user-agent']),
      token: presentedToken(headers, cookie, kind),
      deviceToken: kind === 'staff' ? presentedToken(headers, cookie, 'staffDevice') : null,
    },
    cookie: {
      keep: (session) => keepSession(reply, cookie, session, kind),
      drop: () => dropSession(reply, cookie, kind),
      keepDevice: (device) => keepSession(reply, cookie, device, 'staffDevice'),
    },
    rawBody: (call.audience === 'channel' && request.body instanceof FormBody
      ? request.body.text
      : undefined) as never,
    idempotencyKey: (call.idempotent ? request.headers['idempotency-key'] : undefined) as never,
  };
}
