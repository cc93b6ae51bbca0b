import type { Calls } from '@candor/contract';
import { expectTypeOf, it } from 'vitest';
import type { Handler, Handlers } from './handler.ts';
import { recordingHandlers } from './testing/test-app.ts';

// @ts-expect-error: event.save declares no refusal of its own
const refusing: Handler<Calls['event.save']> = () => Promise.resolve({ refused: 'not_found' });
// @ts-expect-error: the answer lacks what was declared
const short: Handler<Calls['event.save']> = () => Promise.resolve({ accepted: 1 });

it('a declared call without a handler does not compile, nor an answer that its call does not declare', () => {
  const { 'event.save': save, ...others } = recordingHandlers([]);
  // @ts-expect-error: event.save is declared and has no handler
  const incomplete: Handlers<Calls> = others;
  expectTypeOf({ ...others, 'event.save': save }).toExtend<Handlers<Calls>>();
  expectTypeOf([incomplete, refusing, short]).toBeArray();
});

it('a handler is told its market where its call has one', () => {
  expectTypeOf<Parameters<Handler<Calls['event.save']>>[1]['market']>().toEqualTypeOf<'ph' | 'in'>();
  expectTypeOf<Parameters<Handler<Calls['page.config']>>[1]['market']>().toEqualTypeOf<undefined>();
});
