import { pathsOf, type Call, type CallPath, type CallTable } from './call.ts';
import { everyErrorOf } from './errors/edge-errors.ts';
import { errorFacts, type ErrorCode } from './errors.ts';
import { jsonSchemaOf, requestSchemaOf, responseSchemaOf, type JsonSchema } from './json-schema.ts';
import { problemSchema } from './problem.ts';

const audiences = {
  anyone: 'Anyone, without a login.',
  borrower: 'A borrower who is logged in.',
  staff: 'Staff with the right to it.',
  channel: 'A payment channel; the call is recognised by its signature.',
} as const;

/** Of the contract, not of the program: it moves when a caller has to change something. */
const apiVersion = '1.0.0';

/** The OpenAPI 3.1 description of the calls, under their plain names. */
export function openApiDocument(calls: CallTable) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of Object.values(calls)) {
    for (const at of pathsOf(call)) {
      paths[at.path] = { ...paths[at.path], [call.method.toLowerCase()]: operationOf(call, at) };
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Candor',
      version: apiVersion,
      description:
        'The calls of a consumer lender. Paths and names are the plain ones; the borrower app speaks scrambled ones. ' +
        'Unknown fields are refused. Every problem is explained at /api-docs.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: { Problem: jsonSchemaOf(problemSchema, 'output') } },
  };
}

function operationOf(call: Call, { market, path }: CallPath) {
  const audience = audiences[call.audience];
  return {
    operationId: path.startsWith('/api/') ? path.slice('/api/'.length).replace('/', '.') : call.key,
    tags: [call.group],
    summary: market === undefined ? call.summary : `${call.summary} (Market ${market}.)`,
    description: call.idempotent ? `${audience} The same key and body get the same answer.` : audience,
    'x-call-id': call.id,
    'x-audience': call.audience,
    ...(call.permission && { 'x-permission': call.permission }),
    ...(call.sandboxOnly && { 'x-sandbox-only': true }),
    parameters: parametersOf(call),
    ...(call.method === 'POST' && { requestBody: requestBodyOf(call) }),
    responses: responsesOf(call),
  };
}

function parametersOf(call: Call): unknown[] {
  const parameters: unknown[] = [];
  if (call.method === 'GET') {
    const { properties = {}, required = [] } = requestSchemaOf(call);
    for (const [name, schema] of Object.entries(properties)) {
      parameters.push({ name, in: 'query', required: required.includes(name), schema });
    }
  }
  if (call.method === 'POST' && call.audience !== 'channel') {
    const schema = { type: 'string', const: 'XMLHttpRequest' };
    const description = 'Marks a request of the app; a form on another site cannot send it.';
    parameters.push({ name: 'X-Requested-With', in: 'header', required: true, description, schema });
  }
  if (call.idempotent) {
    const schema = { type: 'string', minLength: 16, maxLength: 128 };
    parameters.push({ name: 'Idempotency-Key', in: 'header', required: true, schema });
  }
  return parameters;
}

function requestBodyOf(call: Call) {
  const schema: JsonSchema = requestSchemaOf(call);
  return {
    required: true,
    content: {
      // A channel signs the values of a form, and sends nothing else.
      ...(call.audience !== 'channel' && { 'application/json': { schema } }),
      'application/x-www-form-urlencoded': { schema },
    },
  };
}

function responsesOf(call: Call): Record<string, unknown> {
  const responses: Record<string, unknown> = {
    200: {
      description: 'Done.',
      headers: { 'X-Request-Id': { schema: { type: 'string' } } },
      content: contentOf(call),
    },
  };
  const byStatus = Map.groupBy(everyErrorOf(call), (code) => errorFacts[code].status);
  for (const [status, codes] of byStatus) responses[status] = problemResponse(codes);
  return responses;
}

function contentOf(call: Call): Record<string, unknown> {
  if (call.plainAnswer) return { 'text/plain': { schema: { type: 'string', examples: ['result=OK'] } } };
  if (call.events) return { 'text/event-stream': { schema: responseSchemaOf(call) } };
  if (!call.file) return { 'application/json': { schema: responseSchemaOf(call) } };
  // A file has no schema: its kind says what it is.
  return Object.fromEntries(call.file.map((mediaType) => [mediaType, {}]));
}

function problemResponse(codes: readonly ErrorCode[]) {
  return {
    description: codes.map((code) => `${code}: ${errorFacts[code].title}.`).join(' '),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: [...codes] } } }],
        },
      },
    },
  };
}
