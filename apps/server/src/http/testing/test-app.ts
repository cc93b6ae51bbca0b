import { randomUUID } from 'node:crypto';
import {
  calls,
  declaredNames,
  permissionKeys,
  responseSchemaOf,
  rotateDictionary,
  type Call,
  type Calls,
  type CallTable,
  type WireShelf,
} from '@candor/contract';
import { scannerSimulator } from '@candor/adapters';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp, type AppOptions } from '../app.ts';
import type { CallContext, Handlers } from '../handler.ts';
import type { EventLine } from '../send-events.ts';
import { sampleOf } from './sample-of.ts';

/** Two dictionaries, as after a deployment changed its seed: an open page may still speak the first. */
export const shelf: WireShelf = rotateDictionary(
  rotateDictionary({}, 'the seed before', declaredNames(calls)),
  'the seed in use',
  declaredNames(calls),
);

export const event = {
  name: 'carousel.paused',
  category: 'public',
  at: '2026-11-15T09:30:00+08:00',
} as const;
export const clientError = { message: 'x is not a function', screen: '/noticed', at: '2026-11-15T01:30:00Z' };
export const marker = { 'x-requested-with': 'XMLHttpRequest' };

const pageConfiguration = {
  market: 'ph',
  markets: ['ph', 'in'],
  comName: 'Candor Lending',
  email: 'hello@candor.example',
  address: '1 Ayala Avenue, Makati',
  copyright: '© 2026 Candor Lending',
  servicePhone: '+63 2 8888 0100',
  licences: [
    {
      market: 'ph',
      lines: ['Registered with the SEC.'],
      officer: null,
      providedBy: 'Loans are provided by Candor.',
    },
  ],
  theme: { background: '#11473C', bgFontColor: '#FFFFFF', fontColor: '#14211F' },
} as const;

export interface Handled {
  readonly key: string;
  readonly input: unknown;
  readonly context: CallContext;
}

/** Handlers that answer as they should and write down what reached them. */
export function recordingHandlers(handled: Handled[]): Handlers<Calls> {
  const others = Object.fromEntries(
    Object.values<Call>(calls).map((call) => [
      call.key,
      (input: unknown, context: unknown) => {
        handled.push({ key: call.key, input, context: context as CallContext });
        if (!call.events) return Promise.resolve(sampleOf(responseSchemaOf(call)));
        const begin = (line: EventLine) => {
          line.tell(sampleOf(responseSchemaOf(call)));
          line.end();
        };
        return Promise.resolve({ begin, leave: () => {} });
      },
    ]),
  ) as unknown as Handlers<Calls>;
  const taken = (key: string, input: unknown, context: unknown, accepted: number) => {
    handled.push({ key, input, context: context as CallContext });
    return Promise.resolve({ accepted, dropped: 0 });
  };
  return {
    ...others,
    'event.save': (input, context) => taken('event.save', input, context, 1),
    'event.buried-points': (input, context) =>
      taken('event.buried-points', input, context, input.events.length),
    'report.union-error': (input, context) =>
      taken('report.union-error', input, context, input.errors.length),
    'page.config': (input, context) => {
      handled.push({ key: 'page.config', input, context: context as CallContext });
      return Promise.resolve({ ...pageConfiguration, markets: [...pageConfiguration.markets], licences: [] });
    },
    'operations.healthz': () => Promise.resolve({ status: 'ok' as const }),
    'operations.readyz': () =>
      Promise.resolve({ refused: 'service_unavailable' as const, retryAfterSeconds: 7 }),
  };
}

type Settings = Partial<Omit<AppOptions<Calls>, 'calls' | 'handlers'>>;

/** The token of somebody who is logged in, in either market. */
export const loggedIn = { authorization: `Bearer ${'T'.repeat(43)}` };

const recognise: AppOptions<Calls>['recognise'] = async (token, market) =>
  token === 'T'.repeat(43) ? { sessionId: randomUUID(), borrowerId: randomUUID(), market } : null;

/** Somebody at the lender who may do everything. */
const recogniseStaff: AppOptions<Calls>['recogniseStaff'] = async (token) =>
  token === 'S'.repeat(43)
    ? {
        staffId: randomUUID(),
        sessionId: randomUUID(),
        name: 'Rina Santos',
        email: 'rina@lender.example',
        roles: [],
        may: new Set(permissionKeys),
        isFresh: true,
        isFromHere: true,
      }
    : null;

const ordinary = {
  recognise,
  recogniseStaff,
  offeredMarkets: ['ph', 'in'],
  production: false,
  wire: { ...shelf, plain: true },
  scanner: scannerSimulator,
} as const;

export interface TestApp {
  readonly app: FastifyInstance;
  readonly handled: Handled[];
}

/** The real app over the real contract, with handlers in memory. */
export async function testApp(settings: Settings = {}): Promise<TestApp> {
  const handled: Handled[] = [];
  return {
    app: await buildApp({ ...ordinary, calls, handlers: recordingHandlers(handled), ...settings }),
    handled,
  };
}

/** The real app over a contract made for one test. */
export function appOf<const T extends CallTable>(table: T, handlers: Handlers<T>, settings: Settings = {}) {
  return buildApp({ ...ordinary, ...settings, calls: table, handlers });
}

/** A state change as the app sends it. */
export function post(url: string, payload: unknown, headers: Record<string, string> = {}): InjectOptions {
  return {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...marker, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  };
}
