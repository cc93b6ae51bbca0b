import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pdfRenderer } from '@candor/adapters';
import { calls, pathsOf, requestSchemaOf, type Call, type Json, type JsonSchema } from '@candor/contract';
import { escalateComplaints } from '@candor/services/servicing/complaints';
import { expectBooksTie } from '@candor/store/testing';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../http/testing/sample-of.ts';
import { complaining, pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { openLender, skipTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { unzip } from '../testing/unzip.ts';

/** Stands in internal notes and nowhere else. */
const mark = 'Zamboanga-Quetzal-4711';
/** Stands in an answer: where it is found, a note would be found too. */
const answered = 'Palawan-Ocelot-1138';

let app: IdentityApp;
let ana: RepayingBorrower;
let reportId: string;
let ids: Readonly<Record<string, string>>;
const printed: string[] = [];

beforeAll(async () => {
  app = await identityApp({
    borrowing: {
      press: (paper) => {
        printed.push(JSON.stringify(paper));
        return pdfRenderer(paper);
      },
    },
  });
  await openLender(app);
  ana = await repayingBorrower(app, 'ph');
  await story();
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

/**
 * A complaint through all its states, with a note at each, in the words and as its writer's own last change.
 */
async function story(): Promise<void> {
  const desk = complaining(app);
  const { who, loanId } = ana;
  const imageId = await desk.picture(who);
  const saved = await desk.save(who, { loanId, imageIds: [imageId] });
  reportId = saved.json().reportId;
  const note = (n: number) => desk.act(reportId, 'note', `${mark} ${n}: don't pay, see the file.`);
  await note(1);
  await skipTo(app, 'ph', '2026-11-24');
  await escalateComplaints(app.borrowing);
  await desk.act(reportId, 'answer', `${answered}: we found it.`);
  await note(2);
  await desk.reopen(who, reportId);
  await note(3);
  await desk.act(reportId, 'reject', `${answered}: and yet no.`);
  await desk.act(reportId, 'close');
  await note(4);
  await app.post('problem/score', { reportId, score: 2, words: 'Half.' }, who);
  await pay(app, ana, 100_000n);
  await app.work();
  const { exportId } = (await app.post('privacy/export', {}, who)).json();
  await app.work();
  const { messages } = (await app.get('message/list', who)).json();
  const { sessions } = (await app.get('session/list', who)).json();
  ids = {
    reportId,
    imageId,
    exportId,
    loanId,
    orderId: loanId,
    messageId: messages[0].messageId,
    sessionId: sessions[0].sessionId,
  };
}

/** A request as the contract describes it, with the borrower's own ids wherever one is asked for. */
function withOwnIds(schema: JsonSchema, name = ''): Json {
  if (schema.format === 'uuid') return ids[name.replace(/s$/u, '')] ?? ids[name] ?? randomUUID();
  if (schema.items) return [withOwnIds(schema.items, name)];
  if (schema.properties) {
    const needed = new Set(schema.required ?? []);
    const entries = Object.entries(schema.properties).filter(
      ([key, inner]) => needed.has(key) || inner.format === 'uuid',
    );
    return Object.fromEntries(entries.map(([key, inner]) => [key, withOwnIds(inner, key)]));
  }
  return sampleOf(schema);
}

async function send(call: Call): Promise<LightMyRequestResponse> {
  const name = pathsOf(call)[0]!.path.slice('/api/'.length);
  const body = withOwnIds(requestSchemaOf(call)) as { [key: string]: Json };
  const who = call.idempotent
    ? { ...ana.who, headers: { 'idempotency-key': `notes-${randomUUID()}` } }
    : ana.who;
  if (call.method === 'POST') return app.post(name, body, who);
  const text = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value));
  const query = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, text(value)]));
  return app.get(`${name}?${query.toString()}`, who);
}

/** What an answer holds, also packed: an archive travels as text inside its answer. */
function textOf({ rawPayload, headers }: LightMyRequestResponse): string {
  const [, packed = ''] = /"base64":"([^"]+)"/u.exec(rawPayload.toString('latin1')) ?? [];
  const file = Buffer.from(packed, 'base64');
  const files = file.subarray(0, 2).toString() === 'PK' ? Object.values(unzip(file)) : [file];
  return [JSON.stringify(headers), rawPayload, ...files].map(String).join('\n');
}

type Flags = { readonly sandboxOnly?: boolean; readonly events?: boolean };
/**
 * A stream never ends, so that it is not read here; all it can say is in its contract: what changed, by its
 * id.
 */
const isRead = ({ sandboxOnly, events }: Flags) => !sandboxOnly && !events;
const outward = Object.values<Call>(calls).filter((call) => isRead(call) && call.path !== '/metrics');
/** What ends the session comes last. */
const inOrder = outward.toSorted(
  (a, b) =>
    Number(a.group === 'session' && a.method === 'POST') -
    Number(b.group === 'session' && b.method === 'POST'),
);

describe('an internal note', () => {
  it('A18.15 · is read by staff, beside what was said', async () => {
    const { problems } = (await app.get('sandbox/problems')).json();
    const { messages } = problems.find((each: { reportId: string }) => each.reportId === reportId);
    const notes = messages.filter(({ from }: { from: string }) => from === 'note');
    expect(notes.map(({ words }: { words: string }) => words.slice(0, mark.length + 2))).toEqual(
      [1, 2, 3, 4].map((n) => `${mark} ${n}`),
    );
  });

  it('A9.6 · is in no answer of any call that a borrower can make, whatever it is', async () => {
    const good: string[] = [];
    const answers: string[] = [];
    for (const call of inOrder) {
      const answer = await send(call);
      const text = textOf(answer);
      if (answer.statusCode === 200) good.push(call.key);
      if (text.includes(answered)) answers.push(call.key);
      expect(text, call.key).not.toContain(mark);
    }
    // The sweep reaches what it must: these were answered, and an answer of staff's is where it belongs.
    expect(good).toEqual(
      expect.arrayContaining([
        'problem.init',
        'problem.list',
        'problem.detail',
        'message.list',
        'home.page',
        'order.list',
        'order.user-menu',
        'loan.repay-plan',
        'privacy.export-archive',
        'image.link',
      ]),
    );
    expect(answers.toSorted()).toEqual(['privacy.export-archive', 'problem.detail']);
  });

  it('is in no message, no document and no line of the log', async () => {
    await app.work();
    const { rows } = await app.test.sql('select title || body as text from sandbox_message');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(mark);
    expect(app.logged().length).toBeGreaterThan(1_000);
    expect(app.logged()).not.toContain(mark);
    expect(printed.length).toBeGreaterThan(0);
    expect(printed.join('\n')).not.toContain(mark);
  });

  it('stands nowhere in the database in the clear, nor does what was said', async () => {
    const { rows: tables } = await app.test.sql(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    expect(tables.length).toBeGreaterThan(40);
    for (const { table_name: table } of tables) {
      const { rows } = await app.test.sql(`select t::text as line from "${String(table)}" t`);
      const text = rows.map(({ line }) => String(line)).join('\n');
      for (const secret of [mark, answered, '2,910.19 yesterday'])
        expect(text.includes(secret), `${String(table)} ${secret}`).toBe(false);
    }
  });

  it('changes nothing that the borrower sees: no last change, no news, no message', async () => {
    const desk = complaining(app);
    const who = await desk.newcomer();
    const { reportId: other } = (await desk.save(who)).json();
    const before = [await desk.detail(who, other), await desk.list(who), await desk.told(who)];
    app.pass(60);
    await desk.act(other, 'note', mark);
    expect([await desk.detail(who, other), await desk.list(who), await desk.told(who)]).toEqual(before);
  });

  it('is read in one file of the store, by one file that serves staff', () => {
    const root = join(import.meta.dirname, '..', '..', '..', '..');
    const files = ['packages/store/src', 'packages/services/src', 'apps/server/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
        .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') })),
    );
    const naming = (word: RegExp) =>
      files.flatMap(({ file, text }) => (word.test(text) ? [file] : [])).toSorted();
    expect(naming(/from complaint_note|join complaint_note/u)).toEqual([
      'packages/store/src/complaints/complaint-notes.ts',
    ]);
    expect(naming(/\blistComplaintNotes\b/u)).toEqual([
      'packages/services/src/servicing/complaints/staff-complaints.ts',
      'packages/store/src/complaints/complaint-notes.ts',
      'packages/store/src/complaints/index.ts',
    ]);
    expect(naming(/\bstaffComplaints\b/u)).toEqual([
      'apps/server/src/handlers/sandbox-problem-calls.ts',
      'packages/services/src/servicing/complaints/index.ts',
      'packages/services/src/servicing/complaints/staff-complaints.ts',
    ]);
  });
});
