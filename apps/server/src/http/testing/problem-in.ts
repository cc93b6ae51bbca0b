import { problemSchema, type Problem } from '@candor/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** The answer as a problem; that it is one, with its headers, is checked on the way. */
export function problemIn(response: LightMyRequestResponse): Problem {
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const problem = problemSchema.parse(response.json());
  expect(problem.status).toBe(response.statusCode);
  expect(problem.requestId).toBe(response.headers['x-request-id']);
  expect(problem.requestId).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/u);
  return problem;
}
