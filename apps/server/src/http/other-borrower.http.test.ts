import { randomUUID } from 'node:crypto';
import { calls, pathsOf, requestSchemaOf, type Call, type Json, type JsonSchema } from '@candor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offeredBorrower, repayingBorrower } from '@candor/simulator/borrowers';
import { openShop, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { photo, wholePicture } from '../testing/sample-pictures.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { sampleOf } from './testing/sample-of.ts';

/**
 * Every call with every other borrower's ids, derived from the contract: a call that is declared tomorrow is
 * in here tomorrow. A field is an id when it is a UUID; wherever a borrower's call takes one, it gets one
 * that belongs to somebody else.
 */
const borrowerCalls = Object.values<Call>(calls).filter(({ audience }) => audience === 'borrower');

const isId = (schema: JsonSchema) => schema.format === 'uuid';

/**
 * Every document that a schema describes with one of its ids replaced by a stranger's; nothing where it has
 * none.
 */
function withForeignIds(schema: JsonSchema, foreign: string): Json[] {
  if (isId(schema)) return [foreign];
  if (schema.anyOf) return schema.anyOf.flatMap((each) => withForeignIds(each, foreign));
  if (schema.items) return withForeignIds(schema.items, foreign).map((item) => [item]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    withForeignIds(field, foreign).map((value) => {
      const body = sampleOf(schema) as { [name: string]: Json };
      body[name] = value;
      return body;
    }),
  );
}

let app: IdentityApp;
let mine: Who;
let foreignIds: string[];
let staffToken: string;

beforeAll(async () => {
  app = await identityApp();
  const theirs = await app.logIn('09170000001');
  mine = await app.logIn('09170000002');
  const staff = await staffSession(app, await staffMember(app, 'admin@lender.example', ['admin']));
  staffToken = staff.cookie!.slice('staff-session='.length);
  const { sessions } = (await app.get('session/list', theirs)).json();
  const { messages } = (await app.get('message/list', theirs)).json();
  const { exportId } = (await app.post('privacy/export', {}, theirs)).json();
  const { imageId } = (await app.post('image/upload', wholePicture(await photo()), theirs)).json();
  const words = { kind: 'other', words: 'Something is wrong.', answerWay: 'app' };
  const once = { ...theirs, headers: { 'idempotency-key': 'their-own-complaint' } };
  const { reportId } = (await app.post('problem/save', words, once)).json();
  await openShop(app);
  const { orderId, accountId } = await offeredBorrower(app, 'ph');
  const { loanId, who } = await repayingBorrower(app, 'ph');
  const wish = { loanId, choice: 'own', amount: 50_000, payTypeId: 'dragonpay:711' };
  const pay = { ...who, headers: { 'idempotency-key': 'their-own-payment' } };
  const { paymentId } = (await app.post('loan/generate-code', wish, pay)).json();
  const { rows } = await app.test.sql('select id from borrower');
  const ids = [sessions[0].sessionId, messages[0].messageId, exportId, imageId, reportId];
  ids.push(orderId, accountId, loanId, paymentId);
  expect(ids.map((id) => typeof id)).toEqual(ids.map(() => 'string'));
  foreignIds = [...ids, ...rows.map(({ id }) => String(id))];
});
afterAll(() => app.close());

const send = (call: Call, path: string, body: Json, who: Who) => {
  const name = path.slice('/api/'.length);
  const once = call.idempotent ? { 'idempotency-key': `sweep-${randomUUID()}` } : {};
  if (call.method === 'POST') return app.post(name, body, { ...who, headers: { ...who.headers, ...once } });
  const query = new URLSearchParams(
    Object.entries(body as { [key: string]: Json }).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  return app.get(`${name}?${query.toString()}`, who);
};

describe('every call for a borrower', () => {
  it('is swept: there are some that take ids, and this finds them', () => {
    const taking = borrowerCalls.filter((call) => withForeignIds(requestSchemaOf(call), 'x').length > 0);
    expect(taking.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        'session.end',
        'privacy.export-state',
        'privacy.export-archive',
        'message.read',
      ]),
    );
  });

  it.each(borrowerCalls)('$id $key refuses whoever is not logged in, at each address', async (call) => {
    for (const { path } of pathsOf(call)) {
      const body = sampleOf(requestSchemaOf(call));
      for (const who of [
        {},
        { cookie: `session=${'x'.repeat(43)}` },
        { headers: { authorization: 'Bearer x' } },
        { cookie: `staff-session=${staffToken}; session=${staffToken}` },
        { headers: { authorization: `Bearer ${staffToken}` } },
      ]) {
        const answer = await send(call, path, body, who);
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_logged_in']);
      }
    }
  });

  it.each(borrowerCalls)("$id $key finds nothing under another borrower's id", async (call) => {
    const { path } = pathsOf(call)[0]!;
    // So many tries are too many within an hour.
    app.pass(3_600);
    for (const foreign of foreignIds) {
      for (const body of withForeignIds(requestSchemaOf(call), foreign)) {
        const answer = await send(call, path, body, mine);
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
      }
    }
  });

  it.each(borrowerCalls.filter(({ method }) => method === 'POST'))(
    '$id $key refuses a form of another site, which can’t send the marker header',
    async (call) => {
      const { path } = pathsOf(call)[0]!;
      const answer = await app.app.inject({
        method: 'POST',
        url: path,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://evil.example',
          cookie: mine.cookie,
        },
        payload: '',
      });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'marker_header_missing']);
    },
  );
});
