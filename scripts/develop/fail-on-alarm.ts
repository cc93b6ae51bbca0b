import { afterAll, afterEach, expect } from 'vitest';
import { takeAlarms } from '../../apps/server/src/testing/alarms-heard.ts';

/**
 * A request that is answered twice fails the test in which it happens, or the file where it comes to light
 * later.
 */
const expectNone = () => expect(takeAlarms()).toEqual([]);
afterEach(expectNone);
afterAll(expectNone);
