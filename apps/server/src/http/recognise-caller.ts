import { needsFreshLogin, type Call, type MarketId } from '@candor/contract';
import type { BorrowerSession } from '@candor/services/customers/sessions';
import type { KeyAnswer } from '@candor/services/backoffice/integrations';
import type { FastifyRequest } from 'fastify';
import { fromCaller } from './from-caller.ts';
import type { Refusal, StaffContext } from './handler.ts';
import { presentedKey, recogniseProgram } from './recognise-program.ts';
import type { Check } from './refuse-before.ts';
import { presentedToken, type CookieRules } from './session-cookie.ts';

/** How those who call are known. What is missing here can't be mounted: see assertRecognisable. */
export interface Recognition {
  /** Who a borrower's token belongs to, in a market. */
  readonly recognise?: (token: string, market: MarketId) => Promise<BorrowerSession | null>;
  /** Who of the lender's people a token belongs to. */
  readonly recogniseStaff?: (token: string, address: string) => Promise<StaffContext | null>;
  /** Whether the console may be used from an address, before anybody is known. */
  readonly isConsoleOpenTo?: (address: string) => Promise<boolean>;
  /** Which key of an integrator a program came with, from an address. */
  readonly recogniseKey?: (presented: string, address: string) => Promise<KeyAnswer>;
  /** Told when somebody asked for what their roles don't include; before the answer goes out. */
  readonly notPermitted?: (staff: StaffContext, call: Call, requestId: string) => Promise<void>;
  /** Told when a session was used from a network that is not allowed, or was too old for what it asked. */
  readonly turnedAway?: (
    staff: StaffContext,
    turned: { readonly call: Call; readonly why: 'network' | 'stale'; readonly requestId: string },
  ) => Promise<void>;
}

/** Fails closed: where a caller can't be recognised, a call that needs it must not be reachable at all. */
export function assertRecognisable(call: Call, { recognise, recogniseStaff }: Recognition): void {
  const { id, audience, variant } = call;
  const isForBorrowers = recognise !== undefined && variant !== 'none';
  if (call.knowsBorrower && !isForBorrowers) {
    throw new Error(`Call ${id} asks who is logged in, and this server can't tell.`);
  }
  if ((audience === 'borrower' && !isForBorrowers) || (audience === 'staff' && !recogniseStaff)) {
    throw new Error(`Call ${id} is for ${audience} only, and this server can't recognise one.`);
  }
  if ((audience === 'staff') !== (call.permission !== undefined)) {
    throw new Error(
      `Call ${id} is for ${audience} only, and a permission goes with staff and with nobody else.`,
    );
  }
}

/**
 * After the guard and before the body is read: who isn't logged in, or may not, learns nothing about what a
 * call takes.
 */
export function recogniseCaller(recognition: Recognition, cookie: CookieRules): Check {
  return (request) => {
    const { call } = request.routePlan!;
    if (call.audience === 'staff') return recogniseStaffMember(recognition, cookie, request);
    const isForAll = call.audience !== 'borrower' && !call.knowsBorrower;
    return isForAll && call.group !== 'console' ? null : recogniseOther(recognition, cookie, request);
  };
}

async function recogniseOther(
  recognition: Recognition,
  cookie: CookieRules,
  request: FastifyRequest,
): Promise<Refusal | null> {
  const { call, market } = request.routePlan!;
  // The login's calls: from elsewhere nobody even tries a password.
  if (call.group === 'console' && (await recognition.isConsoleOpenTo?.(request.ip)) === false)
    return { refused: 'network_not_allowed' };
  if (call.audience !== 'borrower' && !call.knowsBorrower) return null;
  const { recognise } = recognition;
  const token = presentedToken(request.headers, cookie);
  const session = token && market && recognise ? await recognise(token, market) : null;
  request.borrowerSession = session;
  return session || call.audience !== 'borrower' ? null : { refused: 'not_logged_in' };
}

async function recogniseStaffMember(
  recognition: Recognition,
  cookie: CookieRules,
  request: FastifyRequest,
): Promise<Refusal | null> {
  const presented = presentedKey(request.headers);
  if (presented !== null) return recogniseProgram(recognition, presented, request);
  const { recogniseStaff, notPermitted, turnedAway } = recognition;
  const { call } = request.routePlan!;
  const token = presentedToken(request.headers, cookie, 'staff');
  const staff = token && recogniseStaff ? await recogniseStaff(token, request.ip) : null;
  if (!staff) return { refused: 'not_logged_in' };
  if (!staff.isFromHere) {
    await fromCaller(request, () => turnedAway?.(staff, { call, why: 'network', requestId: request.id }));
    return { refused: 'network_not_allowed' };
  }
  const { permission } = call;
  if (permission !== 'any' && (permission === undefined || !staff.may.has(permission))) {
    await fromCaller(request, () => notPermitted?.(staff, call, request.id));
    return { refused: 'not_permitted' };
  }
  request.staffContext = staff;
  return null;
}

/**
 * Of an act that moves money, changes who may do what or takes personal data out: whether its person showed
 * not long ago that it is them. Asked when the request has been read, so that nobody confirms for a form that
 * is refused anyway, and before the handler: what is refused here has changed nothing and used no key up.
 */
export async function refuseStaleLogin(
  { turnedAway }: Recognition,
  request: FastifyRequest,
  input: unknown,
): Promise<Refusal | null> {
  const { staffContext: staff, routePlan } = request;
  if (!staff || staff.key || staff.isFresh) return null;
  const { call } = routePlan!;
  if (!needsFreshLogin(call.key, input)) return null;
  await fromCaller(request, () => turnedAway?.(staff, { call, why: 'stale', requestId: request.id }));
  return { refused: 'confirm_it_is_you' };
}
