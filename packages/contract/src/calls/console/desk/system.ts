import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay, instant } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';
import { reasonGiven } from '../fields.ts';

const alarmFields = {
  alarmId: z.uuid(),
  kind: z.enum([
    'reply-sent-twice',
    'refused-but-changed',
    'unhandled-rejection',
    'chain-broken',
    'day-not-signed',
    'message-spend',
    'clock-skew',
    'malware-found',
    'scanner-away',
    'telemetry-astray',
    'document-damaged',
  ]),
  about: z
    .string()
    .meta({ description: 'A call, a channel, a process or a market; empty where there is one.' }),
  detail: z.string(),
  openedAt: instant,
  lastSeenAt: instant,
  count: z.int().min(1),
};

const consoleSystemStatus = defineCall({
  id: 'A15.940',
  group: 'console',
  name: 'system-status',
  method: 'GET',
  audience: 'staff',
  permission: 'system.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Alarms that nobody has acknowledged, the chain of the books, the clocks and the malware scanner.',
  request: z.strictObject({}),
  response: z.strictObject({
    readAt: instant,
    open: z.array(z.strictObject(alarmFields)),
    acknowledged: z.array(
      z.strictObject({
        ...alarmFields,
        acknowledgedAt: instant,
        by: z.string(),
        reason: z.string().nullable(),
      }),
    ),
    chain: z.strictObject({
      check: z
        .strictObject({
          at: instant,
          entries: z.int().min(0),
          acts: z.int().min(0),
          days: z.int().min(0).nullable().meta({ description: 'Null: days are not signed.' }),
          differences: z.int().min(0),
        })
        .nullable()
        .meta({ description: 'The last time that the chain was followed.' }),
      waiting: z.int().min(0).meta({ description: 'Entries and lines of the audit log without a link.' }),
      lagSeconds: z.int().min(0).meta({ description: 'How long the oldest of them waits.' }),
      roots: z.array(
        z.strictObject({
          market: z.enum(marketIds),
          day: calendarDay.nullable().meta({ description: 'The last signed business day.' }),
          entryNo: z.string().nullable(),
        }),
      ),
    }),
    clocks: z.array(
      z.strictObject({
        process: z.string(),
        skewMs: z.int().meta({ description: 'Ahead of the database; negative: behind it.' }),
        readAt: instant,
        isOff: z.boolean(),
      }),
    ),
    scanner: z.enum(['clamd', 'simulator', 'none']),
  }),
  errors: [],
});

const consoleAlarmAcknowledge = defineCall({
  id: 'A15.941',
  group: 'console',
  name: 'alarm-acknowledge',
  method: 'POST',
  audience: 'staff',
  permission: 'system.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Say that somebody has looked at an alarm, and what they found. If it happens again, a new one opens.',
  request: z.strictObject({ alarmId: z.uuid(), reason: reasonGiven }),
  response: z.strictObject({ alarmId: z.uuid() }),
  errors: ['not_found', 'act_is_not_possible_now'],
});

export const consoleSystemCalls = [consoleSystemStatus, consoleAlarmAcknowledge] as const;
