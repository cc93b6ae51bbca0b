import { expect, it } from 'vitest';
import type { Fault } from '../../shell/runtime/fault.ts';
import { loginWords } from './login-words.ts';

const fault = (code: Fault['code'], retryAfterSeconds: number | null = null): Fault => ({
  code,
  words: 'As the server says.',
  fields: [],
  requestId: null,
  retryAfterSeconds,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [fault('staff_is_locked', 60), 'Try again in 1 min,'],
  [fault('staff_is_locked', 61), 'Try again in 2 min,'],
  [fault('staff_is_locked', 3600), 'Try again in 1 h,'],
  [fault('staff_is_locked'), 'Try again in a while,'],
  [fault('too_many_requests', 5), 'try again in 1 min.'],
  [fault('staff_login_failed'), 'Wrong e-mail or password.'],
  [fault('password_is_weak'), 'As the server says.'],
])('A15.1 · a refused login says what to do and when', (refusal, words) => {
  expect(plain(loginWords(refusal))).toContain(words);
});
