import { calls, type Call } from '@candor/contract';

/** Where a page of a list goes on. */
const isPaged = ({ request }: Call) => 'cursor' in request.shape;

const isArray = (field: unknown): boolean => (field as { def: { type: string } }).def.type === 'array';

/** Of one thing that was opened, with whatever belongs to it: no list, though a list may stand in it. */
const ofOneThing = /Id$|^(?:loan|entry|version|text|language|act)$/u;

/**
 * Every call of the lender's people that gives a list: one that goes on by a cursor, or one that holds an
 * array and does not ask which thing. Derived from the contract: a list that is declared tomorrow is measured
 * tomorrow.
 */
export const listCalls: readonly Call[] = Object.values<Call>(calls).filter(
  (call) =>
    call.audience === 'staff' &&
    call.method === 'GET' &&
    !call.events &&
    (isPaged(call) ||
      (Object.values(call.response.shape).some(isArray) &&
        !neededBy(call).some((name) => ofOneThing.test(name)))),
);

/** What must be said besides the market. */
export function neededBy({ request }: Call): string[] {
  return Object.entries(request.shape).flatMap(([name, field]) =>
    name === 'market' ||
    (field as { safeParse: (value: unknown) => { success: boolean } }).safeParse(undefined).success
      ? []
      : [name],
  );
}
