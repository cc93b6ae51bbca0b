import {
  decideApproval,
  endKey,
  makeKey,
  newKey,
  newWebhookSecret,
  readApproval,
  runCommand,
  saveEndpoint,
  preview,
} from '@candor/services';
import { findStaffByEmail, type Tx } from '@candor/store';
import { writable } from '@candor/store/tools';
import type { MorningDesk, Time } from './morning-desk.ts';

/** Programs beside ours: who asks with a key, who is told, and one that has not answered for a week. */
export async function leaveIntegrations(desk: MorningDesk): Promise<void> {
  const books = await giveKey(desk, 'Accounting', ['books.read'], 212);
  await giveKey(desk, 'Board dashboard', ['portfolio.read', 'product.read'], 96);
  await giveKey(desk, 'Bank statements', ['money.match'], 0);
  const lost = await giveKey(desk, 'Old website', ['product.read', 'page.read'], 180);
  if (lost !== undefined) await desk.run(endKey, { keyId: lost }, 'admin', 61, '10:12');
  const { database } = desk.wish.parts;
  const used = desk.at(0, '08:40');
  if (books !== undefined)
    await writable(database).withTransaction((tx) =>
      tx.query({ text: 'update api_key set last_used_at = $2 where id = $1', values: [books, used] }),
    );
  const told = await addEndpoint(desk, 'Accounting', 'https://hooks.ledgerworks.example/candor', [
    'payout.left',
    'payment.received',
    'payment.reversed',
    'loan.closed',
    'loan.written-off',
  ]);
  const silent = await addEndpoint(desk, 'Call centre', 'https://desk.tawag.example/in', [
    'complaint.received',
    'complaint.overdue',
  ]);
  if (told !== undefined) await tellAll(desk, told);
  if (silent !== undefined) await goSilent(desk, silent);
}

async function giveKey(
  desk: MorningDesk,
  name: string,
  scopes: readonly string[],
  daysAgo: number,
): Promise<string | undefined> {
  const { parts, market, dice } = desk.wish;
  const { id, secretHash } = newKey();
  const acting = scopes.filter((scope) => scope === 'money.match');
  const reason = `${name}: asked for by finance.`;
  const requestId = dice.id();
  const made = await desk.run(
    makeKey(parts),
    { id, secretHash, market, name, scopes, days: 365, reason, requestId, acting, may: scopes },
    'admin',
    daysAgo,
    '09:05',
  );
  // What was asked for this morning waits for whoever looks.
  if (made && daysAgo > 0) await approve(desk, requestId, daysAgo);
  return made?.keyId;
}

async function addEndpoint(
  desk: MorningDesk,
  name: string,
  url: string,
  events: readonly string[],
): Promise<string | undefined> {
  const { parts, market, dice } = desk.wish;
  const requestId = dice.id();
  const secret = newWebhookSecret();
  const reason = `${name}: asked for by the people who run it.`;
  const input = { endpointId: dice.id(), isNew: true, market, name, url, events, secret, requestId, reason };
  const saved = await desk.run(saveEndpoint(parts), input, 'admin', 88, '11:20');
  if (saved) await approve(desk, requestId, 88);
  return saved?.endpointId;
}

/** Compliance looks at what was asked for the same morning, and agrees. */
async function approve(desk: MorningDesk, requestId: string, daysAgo: number): Promise<void> {
  const { parts, spans } = desk.wish;
  const now = desk.at(daysAgo, '11:45');
  const { staff, view } = await preview(parts.database, async (tx) => {
    const found = await findStaffByEmail(tx, 'meera@lender.example');
    const reader = { staffId: found?.id ?? '', may: new Set<string>(['people.approve']), parts, now };
    return { staff: found, view: found && (await readApproval(tx, requestId, reader)) };
  });
  if (!staff || !view?.preview) return console.error(`left out: the approval of ${requestId}`);
  const may = new Set(['approval.decide', 'people.approve']);
  const input = { requestId, verdict: 'agree', word: '', seen: view.preview.seen } as const;
  const actor = { kind: 'staff', id: staff.id } as const;
  const answer = await runCommand(parts.database, decideApproval(parts, may), { input, actor, now });
  await spans.note(now);
  if (answer.kind !== 'done') console.error(`left out: approval ${JSON.stringify(answer)}`);
}

const yesterday: readonly [event: string, time: Time, tookMs: number][] = [
  ['payout.left', '09:14', 182],
  ['payment.received', '10:02', 141],
  ['payment.received', '11:37', 155],
  ['loan.closed', '11:37', 139],
  ['payment.received', '14:20', 1_212],
  ['payout.left', '15:48', 164],
  ['payment.received', '17:05', 148],
];

async function tellAll(desk: MorningDesk, endpointId: string): Promise<void> {
  const { parts, dice, market } = desk.wish;
  await writable(parts.database).withTransaction(async (tx) => {
    for (const [event, time, tookMs] of yesterday) {
      const at = desk.at(1, time);
      const id = await putDelivery(tx, { id: dice.id(), endpointId, event, market, at, isTaken: true });
      await putTry(tx, { id, number: 1, at, tookMs, status: 200, answer: '{"ok":true}', trouble: null });
    }
  });
}

/** Given up after three days; after five the address was switched off by itself. */
async function goSilent(desk: MorningDesk, endpointId: string): Promise<void> {
  const { parts, dice, market } = desk.wish;
  const trouble = 'No whole answer within 10 seconds.';
  await writable(parts.database).withTransaction(async (tx) => {
    const at = desk.at(7, '16:31');
    const event = 'complaint.received';
    const id = await putDelivery(tx, { id: dice.id(), endpointId, event, market, at, isTaken: false });
    for (let number = 1; number <= 10; number += 1) {
      const tried = new Date(at.getTime() + number * 7 * 3_600_000);
      await putTry(tx, { id, number, at: tried, tookMs: 10_001, status: null, answer: null, trouble });
    }
    await tx.query({
      text: `update webhook_endpoint set state = 'off', failing_since = $2, off_at = $3 where id = $1`,
      values: [endpointId, at, desk.at(2, '16:40')],
    });
  });
}

type Put = {
  readonly id: string;
  readonly endpointId: string;
  readonly event: string;
  readonly market: string;
  readonly at: Date;
  readonly isTaken: boolean;
};

async function putDelivery(tx: Tx, { id, endpointId, event, market, at, isTaken }: Put): Promise<string> {
  const body = JSON.stringify({
    type: event,
    timestamp: at.toISOString(),
    data: { market, [noun(event)]: id },
  });
  await tx.query({
    text: `insert into webhook_delivery
             (id, endpoint_id, event, body, made_at, attempts, next_attempt_at, delivered_at, given_up_at)
           values ($1, $2, $3, $4, $5, $6, $5, case when $7 then $5::timestamptz end, case when not $7 then $5::timestamptz end)`,
    values: [id, endpointId, event, body, at, isTaken ? 1 : 10, isTaken],
  });
  return id;
}

const noun = (event: string) => event.split('.')[0] ?? event;

type Try = {
  readonly id: string;
  readonly number: number;
  readonly at: Date;
  readonly tookMs: number;
  readonly status: number | null;
  readonly answer: string | null;
  readonly trouble: string | null;
};

async function putTry(tx: Tx, { id, number, at, tookMs, status, answer, trouble }: Try): Promise<void> {
  await tx.query({
    text: `insert into webhook_attempt (delivery_id, number, at, took_ms, status, answer, trouble)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [id, number, at, tookMs, status, answer, trouble],
  });
}
