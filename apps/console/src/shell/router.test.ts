import { expect, it } from 'vitest';
import { createRouter, queryValue } from './router.ts';

/** A window that only has an address and a history. */
function windowAt(address: string) {
  const steps: string[] = [address];
  const location = { pathname: '', search: '' };
  const go = (to: string) => {
    const { pathname, search } = new URL(to, 'http://x');
    Object.assign(location, { pathname, search });
  };
  go(address);
  const history = {
    state: null,
    pushState: (_state: unknown, _title: string, to: string) => {
      steps.push(to);
      go(to);
    },
    replaceState: (_state: unknown, _title: string, to: string) => {
      steps.splice(-1, 1, to);
      go(to);
    },
  };
  const page = { location, history, addEventListener: () => undefined } as unknown as Window;
  return { page, steps };
}

const list = { section: 'second-person', id: null, query: {} } as const;

it('who asks for the list that they look at has it read anew, and Back does not stay where it is', () => {
  const { page, steps } = windowAt('/console/second-person');
  const router = createRouter(page);
  router.go(list);
  expect(router.again()).toBe(1);
  expect(steps).toEqual(['/console/second-person']);
});

it('a filter is a step away from the plain list: that is read anew too', () => {
  const { page, steps } = windowAt('/console/second-person?row=7');
  const router = createRouter(page);
  router.go(list);
  expect(router.again()).toBe(1);
  expect(steps).toEqual(['/console/second-person?row=7', '/console/second-person']);
});

it('another section, a thing of this one, and back to its list are steps and nothing else', () => {
  const { page, steps } = windowAt('/console/loans');
  const router = createRouter(page);
  router.go(list);
  router.go({ ...list, id: '7' });
  router.go(list);
  router.go({ ...list, query: { show: 'ended' } }, 'same step');
  expect(router.again()).toBe(0);
  expect(steps).toEqual([
    '/console/loans',
    '/console/second-person',
    '/console/second-person/7',
    '/console/second-person?show=ended',
  ]);
});

it('a value of the address that there is not is read as the usual one', () => {
  const shows = ['waiting', 'ended'] as const;
  expect(queryValue<'waiting' | 'ended'>('ended', 'waiting', shows)).toBe('ended');
  expect(queryValue<'waiting' | 'ended'>('decided', 'waiting', shows)).toBe('waiting');
  expect(queryValue<'waiting' | 'ended'>('toString', 'waiting', shows)).toBe('waiting');
  expect(queryValue<'waiting' | 'ended'>(undefined, 'waiting', shows)).toBe('waiting');
  expect(queryValue<string>('row-7', '', undefined)).toBe('row-7');
});
