import {
  endKey,
  makeKey,
  newKey,
  newWebhookSecret,
  saveEndpoint,
} from '@candor/services/backoffice/integrations';
import type { Tx } from '@candor/store/database';
import { writable } from '@candor/store/tools';
import type { LastDesk } from './last-desk.ts';
import type { Time } from '../year-clock.ts';

const keys = [
  { name: 'Accounting', scopes: ['books.read'], daysAgo: 212 },
  { name: 'Old website', scopes: ['product.read', 'page.read'], daysAgo: 180 },
  { name: 'Board dashboard', scopes: ['portfolio.read', 'product.read'], daysAgo: 96 },
  { name: 'Bank statements', scopes: ['money.match'], daysAgo: 0 },
] as const;

const endpoints = [
  {
    name: 'Accounting',
    url: 'https://hooks.ledgerworks.example/candor',
    events: ['payout.left', 'payment.received', 'payment.reversed', 'loan.closed', 'loan.written-off'],
  },
  {
    name: 'Call centre',
    url: 'https://desk.tawag.example/in',
    events: ['complaint.received', 'complaint.overdue'],
  },
] as const;

/** Programs beside ours: who asks with a key, who is told, and one that has not answered for a week. */
export async function leaveIntegrations(desk: LastDesk): Promise<void> {
  for (const key of keys) if (desk.isDay(key.daysAgo)) await giveKey(desk, key);
  for (const endpoint of endpoints) if (desk.isDay(88)) await addEndpoint(desk, endpoint);
  const lost = desk.kept.get('key Old website');
  if (desk.isDay(61) && lost !== undefined) await desk.run(endKey, { keyId: lost }, 'admin', '17:12');
  if (!desk.isDay(0)) return;
  const { database } = desk.office.wish.parts;
  await writable(database).withTransaction((tx) =>
    tx.query({
      text: 'update api_key set last_used_at = $2 where id = $1',
      values: [desk.kept.get('key Accounting'), desk.at('08:40')],
    }),
  );
  const told = desk.kept.get('endpoint Accounting');
  const silent = desk.kept.get('endpoint Call centre');
  if (told !== undefined) await tellAll(desk, told);
  if (silent !== undefined) await goSilent(desk, silent);
}

async function giveKey(desk: LastDesk, { name, scopes, daysAgo }: (typeof keys)[number]): Promise<void> {
  const { parts, market, dice } = desk.office.wish;
  const { id, secretHash } = newKey();
  const acting = scopes.filter((scope) => scope === 'money.match');
  const reason = `${name}: asked for by finance.`;
  const requestId = dice.id();
  const made = await desk.run(
    makeKey(parts),
    { id, secretHash, market, name, scopes, days: 365, reason, requestId, acting, may: scopes },
    'admin',
    daysAgo === 0 ? '09:05' : '16:05',
  );
  if (!made) return;
  desk.kept.set(`key ${name}`, made.keyId);
  // What was asked for this morning waits for whoever looks.
  if (daysAgo > 0) await desk.office.agree(requestId, 'compliance', desk.at('16:45'));
}

async function addEndpoint(desk: LastDesk, { name, url, events }: (typeof endpoints)[number]): Promise<void> {
  const { parts, market, dice } = desk.office.wish;
  const requestId = dice.id();
  const secret = newWebhookSecret();
  const reason = `${name}: asked for by the people who run it.`;
  const input = { endpointId: dice.id(), isNew: true, market, name, url, events, secret, requestId, reason };
  const saved = await desk.run(saveEndpoint(parts), input, 'admin', '16:20');
  if (!saved) return;
  desk.kept.set(`endpoint ${name}`, saved.endpointId);
  await desk.office.agree(requestId, 'compliance', desk.at('16:50'));
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

async function tellAll(desk: LastDesk, endpointId: string): Promise<void> {
  const { parts, dice, market } = desk.office.wish;
  await writable(parts.database).withTransaction(async (tx) => {
    for (const [event, time, tookMs] of yesterday) {
      const at = desk.before(1, time);
      const id = await putDelivery(tx, { id: dice.id(), endpointId, event, market, at, isTaken: true });
      await putTry(tx, { id, number: 1, at, tookMs, status: 200, answer: '{"ok":true}', trouble: null });
    }
  });
}

/** Given up after three days; after five the address was switched off by itself. */
async function goSilent(desk: LastDesk, endpointId: string): Promise<void> {
  const { parts, dice, market } = desk.office.wish;
  const trouble = 'No whole answer within 10 seconds.';
  await writable(parts.database).withTransaction(async (tx) => {
    const at = desk.before(7, '16:31');
    const event = 'complaint.received';
    const id = await putDelivery(tx, { id: dice.id(), endpointId, event, market, at, isTaken: false });
    for (let number = 1; number <= 10; number += 1) {
      const tried = new Date(at.getTime() + number * 7 * 3_600_000);
      await putTry(tx, { id, number, at: tried, tookMs: 10_001, status: null, answer: null, trouble });
    }
    await tx.query({
      text: `update webhook_endpoint set state = 'off', failing_since = $2, off_at = $3 where id = $1`,
      values: [endpointId, at, desk.before(2, '16:40')],
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
