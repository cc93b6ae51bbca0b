import {
  WireNameError,
  type Call,
  type CallTable,
  type FieldFault,
  type Json,
  type MarketId,
} from '@candor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { refuseMalware, type MalwareScanner } from '@candor/services/kernel/scanning';
import { FormBody, JsonCallback, type FlatFields } from './body-parsers.ts';
import { deviceFacts } from './device-facts.ts';
import { fromCaller } from './from-caller.ts';
import { filesOf } from './uploads/files-of.ts';
import { fieldFaults } from './field-faults.ts';
import type { CallContext, Handlers, Refusal } from './handler.ts';
import { readFields } from './read-fields.ts';
import {
  assertRecognisable,
  recogniseCaller,
  refuseStaleLogin,
  type Recognition,
} from './recognise-caller.ts';
import { presentedKey, refuseOtherMarket } from './recognise-program.ts';
import { refuseBefore, sendRefusal } from './refuse-before.ts';
import { refuseForeignOrigin, type OwnOrigins } from './refuse-foreign-origin.ts';
import { fileAddress, filePath, readFileAddress, type FilesPlace } from './files/file-links.ts';
import { sendEvents, type EventsAnswer } from './send-events.ts';
import { requestFacts } from './request-facts.ts';
import { faultOfFile, sendFile, type FileAnswer } from './send-file.ts';
import { planRoutes, type RoutePlan, type WireSettings } from './route-plans.ts';
import {
  dropSession,
  keepSession,
  presentedNumber,
  presentedShellKey,
  presentedToken,
  type CookieRules,
} from './session-cookie.ts';
import { settleReply } from './settle-reply.ts';
import { shrinkAnswer, type JsonAnswer } from './shrink-answer.ts';
import { withSmallIds } from './with-small-ids.ts';

export interface CallMounting<T extends CallTable> extends Recognition {
  readonly calls: T;
  readonly handlers: Handlers<T>;
  readonly wire: WireSettings;
  readonly offeredMarkets: readonly MarketId[];
  readonly cookie?: CookieRules;
  /** Where our own pages come from, besides the host that a request names. */
  readonly ownOrigins?: OwnOrigins;
  /** Looks into every file that a call hands in; without one no call that takes files can be mounted. */
  readonly scanner?: MalwareScanner;
  /** A host of their own for files; without one they are answered where they are asked for. */
  readonly files?: FilesPlace | undefined;
}

const plainCookie: CookieRules = { isSecure: false };

type AnyHandler = (input: unknown, context: CallContext) => Promise<object | Refusal>;

/**
 * Each declared call at each of its addresses. In order: version, market, marker and idempotency key before
 * the body is read; then names, then the schema, then the handler; then the schema of the answer, then names
 * again.
 */
export function mountCalls<T extends CallTable>(app: FastifyInstance, mounting: CallMounting<T>): void {
  const offered: ReadonlySet<MarketId> = new Set(mounting.offeredMarkets);
  const plans = planRoutes(mounting.calls, mounting.wire);
  for (const call of Object.values(mounting.calls)) assertMountable(call, mounting);
  const { cookie = plainCookie } = mounting;
  app.decorateRequest('routePlan', null);
  app.decorateRequest('borrowerSession', null);
  app.decorateRequest('staffContext', null);
  if (mounting.files) mountFiles(app, mounting, { files: mounting.files, cookie });
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
      onRequest: refuseBefore(
        guard(atAddress, offered),
        refuseForeignOrigin(mounting.ownOrigins, cookie),
        recogniseCaller(mounting, cookie),
      ),
      ...(atAddress.some(({ wireVersion }) => wireVersion !== null) && { onSend: nameWireVersion }),
      handler: answerCall(mounting, cookie),
    });
  }
}

/**
 * A file at its own host: who asked for it was recognised where they asked, and is in the address; its
 * handler judges them as always.
 */
function mountFiles<T extends CallTable>(
  app: FastifyInstance,
  mounting: CallMounting<T>,
  { files, cookie }: { readonly files: FilesPlace; readonly cookie: CookieRules },
): void {
  const handlers = mounting.handlers as Readonly<Record<string, AnyHandler>>;
  const nobody = { call: { group: 'files', audience: 'anyone', idempotent: false } } as unknown as RoutePlan;
  const answer = async (request: FastifyRequest, context: CallContext): Promise<Answered> => {
    const asked = readFileAddress(files, (request.query as { readonly file?: unknown }).file);
    const call: Call | undefined = asked ? mounting.calls[asked.call] : undefined;
    if (!asked || !call?.file) return refusal({ refused: 'not_found' });
    const { market, session, staff } = asked;
    const by = { ...context, market, session, staff } as unknown as CallContext;
    // Recorded as the call that it is.
    request.routePlan = { ...nobody, call };
    const file = await fromCaller(request, () => handlers[call.key]!(asked.input, by));
    if ('refused' in file) return refusal(file);
    const fault = faultOfFile(file, call.file);
    return fault ? undeclared(request, [fault]) : { is: 'file', file: file as FileAnswer, isApart: true };
  };
  app.get(filePath, (request, reply) => {
    const context = contextOf(nobody, request, reply, cookie);
    settleReply(reply, answer(request, context), (answered) => send(reply, answered));
  });
}

function assertMountable(call: Call, mounting: CallMounting<CallTable>): void {
  assertRecognisable(call, mounting);
  if (call.uploads && !mounting.scanner) throw new Error(`${call.key} takes files, and nothing scans them`);
}

const idempotencyKey = /^[\w.-]{16,128}$/u;

/** What can be said before anybody is recognised. The plan that it finds is the request's from here on. */
function guard(plans: readonly RoutePlan[], offered: ReadonlySet<MarketId>) {
  return (request: FastifyRequest): Refusal | null => {
    const { headers } = request;
    const version = headers['x-wire-version'];
    const plan = plans.find(({ wireVersion }) => wireVersion === version) ?? plans[0]!;
    request.routePlan = plan;
    if (plan.wireVersion !== null && version !== undefined && version !== plan.wireVersion)
      return { refused: 'wire_version_unknown' };
    if (plan.market !== undefined && !offered.has(plan.market)) return { refused: 'market_not_offered' };
    // No form of another site can bring a key: what comes with one needs no marker.
    const bringsKey = plan.call.audience === 'staff' && presentedKey(headers) !== null;
    if (plan.needsMarker && !bringsKey && headers['x-requested-with'] !== 'XMLHttpRequest')
      return { refused: 'marker_header_missing' };
    if (plan.call.idempotent && !idempotencyKey.test(String(headers['idempotency-key'] ?? '')))
      return { refused: 'idempotency_key_missing' };
    return null;
  };
}

/** Says which dictionary the answer speaks, whatever the answer is. */
const nameWireVersion: onSendHookHandler = (request, reply, _payload, done) => {
  const version = request.routePlan?.wireVersion ?? null;
  if (version !== null) reply.header('x-wire-version', version);
  done();
};

/**
 * What a call is answered with. Work that is awaited ends in one of these; a reply is touched when it is
 * there, by `send`.
 */
type Answered =
  | { readonly is: 'refusal'; readonly refusal: Refusal }
  | { readonly is: 'file'; readonly file: FileAnswer; readonly isApart: boolean }
  | { readonly is: 'elsewhere'; readonly address: string }
  | { readonly is: 'events'; readonly events: EventsAnswer }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'json'; readonly json: JsonAnswer };

const refusal = (no: Refusal): Answered => ({ is: 'refusal', refusal: no });

function answerCall<T extends CallTable>(mounting: CallMounting<T>, cookie: CookieRules) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const context = contextOf(request.routePlan!, request, reply, cookie);
    settleReply(reply, answerOf(mounting, request, context), (answered) => send(reply, answered));
  };
}

function send(reply: FastifyReply, answered: Answered): void {
  switch (answered.is) {
    case 'refusal':
      return sendRefusal(reply, answered.refusal);
    case 'file':
      return sendFile(reply, answered.file, answered.isApart);
    case 'elsewhere':
      return void reply.header('cache-control', 'no-store').redirect(answered.address, 303);
    case 'events':
      return sendEvents(reply, answered.events);
    case 'text':
      return void reply.header('content-type', 'text/plain; charset=utf-8').send(answered.text);
    case 'json':
      return void reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .headers(answered.json.headers)
        .send(answered.json.body);
  }
}

async function answerOf<T extends CallTable>(
  mounting: CallMounting<T>,
  request: FastifyRequest,
  context: CallContext,
): Promise<Answered> {
  const handlers = mounting.handlers as Readonly<Record<string, AnyHandler>>;
  const plan = request.routePlan!;
  const { call, codec } = plan;
  let raw: RawInput;
  try {
    raw = readInput(plan, request);
  } catch (error) {
    if (error instanceof WireNameError) return refusal({ refused: 'wire_name_unknown' });
    throw error;
  }
  const input = call.request.safeParse(raw.value);
  if (!input.success || raw.faults.length > 0) {
    const broken = input.success ? [] : fieldFaults(input.error.issues, raw.value, plan.requestSchema);
    return refusal({ refused: 'invalid_request', fields: [...raw.faults, ...broken] });
  }

  const asked = plan.hasIds ? withSmallIds(input.data as Json, plan.requestSchema) : (input.data as Json);
  if (request.staffContext) {
    const elsewhere = await refuseOtherMarket(mounting, request, asked);
    if (elsewhere) return refusal(elsewhere);
    const stale = await refuseStaleLogin(mounting, request, asked);
    if (stale) return refusal(stale);
  }
  if (call.uploads) {
    const unsafe = mounting.scanner && (await refuseMalware(mounting.scanner, filesOf(call, asked)));
    if (unsafe) return refusal(unsafe);
  }
  if (call.file && mounting.files)
    return {
      is: 'elsewhere',
      address: fileAddress(mounting.files, { call: call.key, input: asked, context }),
    };
  const answer = await fromCaller(request, () => handlers[call.key]!(asked, context));
  if ('refused' in answer) return refusal(answer);

  if (call.file) {
    const fault = faultOfFile(answer, call.file);
    return fault ? undeclared(request, [fault]) : { is: 'file', file: answer as FileAnswer, isApart: false };
  }
  if (call.events) return { is: 'events', events: answer as EventsAnswer };
  const output = call.response.safeParse(answer);
  if (!output.success) {
    const broken = output.error.issues.map(({ code, path }) => `${path.join('.')}: ${code}`);
    return undeclared(request, broken);
  }
  if (call.plainAnswer) {
    const lines = Object.entries(output.data).map(([name, value]) => `${name}=${String(value)}`);
    return { is: 'text', text: lines.join('&') };
  }
  const text = JSON.stringify(codec ? codec.encode(output.data as Json) : output.data);
  const json = shrinkAnswer(request, text);
  return { is: 'json', json: json instanceof Promise ? await json : json };
}

/** An answer that says more, or other things, than its call declares is not sent. */
function undeclared(request: FastifyRequest, broken: readonly string[]): Answered {
  const call = request.routePlan?.call.id;
  request.log.error({ call, broken }, 'a handler answered what its call does not declare');
  return refusal({ refused: 'internal_error' });
}

interface RawInput {
  readonly value: unknown;
  readonly faults: readonly FieldFault[];
}

function readInput({ call, codec, fieldKinds }: RoutePlan, request: FastifyRequest): RawInput {
  if (call.method === 'GET') return readFields(request.query as FlatFields, fieldKinds, codec);
  const { body } = request;
  // A channel's fields are its own affair: those we don't know stay, and its signature says whether it is to
  // be believed.
  if (call.audience === 'channel' && body instanceof FormBody)
    return { value: { ...body.fields }, faults: [] };
  // A form's fields are signed, of JSON the text is: nobody shall take one for the other.
  if (body instanceof JsonCallback) return { value: withoutFields(body.value), faults: [] };
  if (body instanceof FormBody) return readFields(body.fields, fieldKinds, codec);
  const value = body === undefined ? {} : (body as Json);
  return { value: codec ? codec.decode(value) : value, faults: [] };
}

function withoutFields(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? {} : value;
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
      // Looked up when it is asked for: few calls ask.
      get device() {
        return deviceFacts(headers['user-agent']);
      },
      get token() {
        return presentedToken(headers, cookie, kind);
      },
      get shellKey() {
        return presentedShellKey(headers);
      },
      get number() {
        return kind === 'borrower' ? presentedNumber(headers, cookie) : null;
      },
      get deviceToken() {
        return kind === 'staff' ? presentedToken(headers, cookie, 'staffDevice') : null;
      },
    },
    cookie: {
      keep: (session) => keepSession(reply, cookie, session, kind),
      drop: () => dropSession(reply, cookie, kind),
      keepDevice: (device) => keepSession(reply, cookie, device, 'staffDevice'),
      keepNumber: (number) => keepSession(reply, cookie, number, 'knownNumber'),
      dropNumber: () => dropSession(reply, cookie, 'knownNumber'),
    },
    callback: (call.audience === 'channel' &&
    (request.body instanceof FormBody || request.body instanceof JsonCallback)
      ? { text: request.body.text, headers, url: request.url }
      : undefined) as never,
    idempotencyKey: (call.idempotent ? request.headers['idempotency-key'] : undefined) as never,
  };
}
