import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall, pathsOf } from './call.ts';
import { calls, tableOf } from './calls.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description: string }>;
}

const pathsIn = (table: Parameters<typeof openApiDocument>[0]) =>
  openApiDocument(table).paths as Record<string, Record<string, Operation>>;

describe('the OpenAPI document', () => {
  it('A0 · describes every call in each of its variants', () => {
    const everyPath = Object.values(calls).flatMap((call) => pathsOf(call).map(({ path }) => path));
    expect(Object.keys(pathsIn(calls))).toEqual(everyPath);
    expect(everyPath).toContain('/api/event/save-yd');
  });

  it('gives each operation a name of its own', () => {
    const names = Object.values(pathsIn(calls)).flatMap((item) =>
      Object.values(item).map((one) => one.operationId),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('tells that a state change needs the marker header, and takes JSON and forms', () => {
    const operation = pathsIn(calls)['/api/event/save']!['post']!;
    expect(operation.parameters).toContainEqual(
      expect.objectContaining({ name: 'X-Requested-With', required: true }),
    );
    expect(Object.keys(operation.requestBody!.content)).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
    ]);
  });

  it('tells the query of a call that only reads', () => {
    const operation = pathsIn(calls)['/api/page/config']!['get']!;
    expect(operation.parameters).toEqual([
      expect.objectContaining({ name: 'market', in: 'query', required: false }),
    ]);
    expect(operation.requestBody).toBeUndefined();
  });

  it('tells every error that a call may answer with, by its status', () => {
    const { responses } = pathsIn(calls)['/api/event/save']!['post']!;
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '403',
      '404',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    expect(responses['400']!.description).toContain('wire_name_unknown');
  });

  it('tells that a call which moves money needs a key', () => {
    const repay = defineCall({
      id: 'A7.99',
      group: 'loan',
      name: 'repay',
      method: 'POST',
      audience: 'borrower',
      variant: 'none',
      idempotent: true,
      wireGroup: null,
      summary: 'Repay.',
      request: z.strictObject({}),
      response: z.strictObject({}),
      errors: [],
    });
    const { parameters } = pathsIn(tableOf([repay]))['/api/loan/repay']!['post']!;
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', required: true }));
  });
});
