import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, cursor, instant, minorAmount, plainText, slug } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { permissionKeys } from '../../staff/permissions.ts';
import { reasonGiven } from './fields.ts';
import { staffSessions } from './session.ts';

const consolePeople = defineCall({
  id: 'A15.5',
  group: 'console',
  name: 'people',
  method: 'GET',
  audience: 'staff',
  permission: 'people.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The people of the lender, by name, with their roles and how they stand.',
  request: z.strictObject({ cursor: cursor.optional() }),
  response: z.strictObject({
    people: z.array(
      z.strictObject({
        staffId: z.uuid(),
        name: z.string(),
        email: z.string(),
        state: z.enum(['invited', 'active', 'disabled']),
        roles: z.array(z.strictObject({ key: z.string(), name: z.string() })),
        lastSeenAt: instant.nullable(),
        lockedUntil: instant.nullable().meta({ description: 'Rests after wrong tries until then.' }),
        hasSecondFactor: z.boolean(),
        isYou: z.boolean(),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

const staffEmail = z
  .email()
  .max(200)
  .meta({ examples: ['rina@lender.example'] });

const staffName = plainText(100)
  .regex(/^\S(?:.*\S)?$/u)
  .meta({ examples: ['Rina Santos'] });

const consolePersonSave = defineCall({
  id: 'A15.6',
  group: 'console',
  name: 'person-save',
  method: 'POST',
  audience: 'staff',
  permission: 'people.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Name somebody, disable or unlock them. Never oneself.',
  request: z.strictObject({
    reason: reasonGiven.optional(),
    change: z.union([
      z.strictObject({ is: z.literal('name'), staffId: z.uuid(), name: staffName }),
      z.strictObject({ is: z.enum(['disable', 'unlock']), staffId: z.uuid() }),
    ]),
  }),
  response: z.strictObject({
    staffId: z.uuid(),
    state: z.enum(['invited', 'active', 'disabled']),
  }),
  errors: ['not_found', 'staff_is_yourself', 'staff_cannot_change_so', 'nobody_left_to_approve'],
});

const consoleRoles = defineCall({
  id: 'A15.9',
  group: 'console',
  name: 'roles',
  method: 'GET',
  audience: 'staff',
  permission: 'people.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The roles, what each may do, and how many people have it.',
  request: z.strictObject({}),
  response: z.strictObject({
    roles: z.array(
      z.strictObject({
        key: z.string(),
        name: z.string(),
        does: z.string(),
        permissions: z.array(z.enum(permissionKeys)),
        version: z.int().min(1),
        people: z.int().min(0),
      }),
    ),
    permissions: z.array(z.strictObject({ key: z.enum(permissionKeys), does: z.string() })),
  }),
  errors: [],
});

const roleKeys = z
  .array(slug(40))
  .max(20)
  .meta({ examples: [['support']] });

const consoleRoleSave = defineCall({
  id: 'A15.10',
  group: 'console',
  name: 'role-save',
  method: 'POST',
  audience: 'staff',
  permission: 'people.change',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask that somebody’s roles, or what a role may do, be changed. It happens when an approver agrees.',
  request: z.strictObject({
    market: z.enum(marketIds).meta({ description: 'At whose desk: its office’s hours make the deadline.' }),
    change: z.union([
      z.strictObject({ is: z.literal('person'), staffId: z.uuid(), roles: roleKeys }),
      z.strictObject({
        is: z.literal('role'),
        key: slug(40).meta({ examples: ['support'] }),
        name: plainText(60).min(1),
        does: plainText(200),
        permissions: z.array(z.enum(permissionKeys)).max(permissionKeys.length),
      }),
    ]),
    reason: plainText(1_000).meta({ examples: ['Joins the collections desk on Monday.'] }),
  }),
  response: z.strictObject({ requestId: z.uuid(), deadlineAt: instant }),
  errors: [
    'staff_is_yourself',
    'market_not_offered',
    'approval_waits_already',
    'act_is_not_possible_now',
    'nobody_left_to_approve',
    'role_is_both_sides',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'reason_is_missing',
  ],
});

const consoleLimits = defineCall({
  id: 'A15.84',
  group: 'console',
  name: 'limits',
  method: 'GET',
  audience: 'staff',
  permission: 'people.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'How much each role that is an approver agrees to alone, in a market.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    limits: z.array(
      z.strictObject({
        role: z.string(),
        name: z.string(),
        most: minorAmount.nullable().meta({ description: 'Null: no limit.' }),
      }),
    ),
  }),
  errors: ['market_not_offered'],
});

/**
 * Up to where one person needs no approver: for corrections, for one application, for the applications of a
 * day.
 */
const authorityLimitKind = z.enum(['corrections', 'application', 'application-day']);

const consoleLimitAsk = defineCall({
  id: 'A15.85',
  group: 'console',
  name: 'limit-ask',
  method: 'POST',
  audience: 'staff',
  permission: 'people.change',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Ask that a role agree to more or less alone. It happens when an approver agrees.',
  request: z.strictObject({
    market: z.enum(marketIds),
    role: slug(40).meta({ examples: ['finance'] }),
    kind: authorityLimitKind.optional().meta({
      description: 'Up to where the role needs no approver. Without it: how much the role approves alone.',
    }),
    most: minorAmount.nullable().meta({ description: 'Null takes an approver’s limit away.' }),
    reason: plainText(1_000).meta({ examples: ['After the audit of October.'] }),
  }),
  response: z.strictObject({ requestId: z.uuid(), deadlineAt: instant }),
  errors: [
    'market_not_offered',
    'approval_waits_already',
    'act_is_not_possible_now',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'reason_is_missing',
  ],
});

const consolePersonAsk = defineCall({
  id: 'A15.21',
  group: 'console',
  name: 'person-ask',
  method: 'POST',
  audience: 'staff',
  permission: 'people.change',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask that somebody be invited with their first roles, invited again, enabled, or have their login reset. It happens when an approver agrees; the link goes to the person’s mailbox and nowhere else.',
  request: z.strictObject({
    market: z.enum(marketIds).meta({ description: 'At whose desk: its office’s hours make the deadline.' }),
    change: z.union([
      z.strictObject({
        is: z.literal('invite'),
        email: staffEmail,
        name: staffName,
        roles: z
          .array(slug(40))
          .min(1)
          .max(20)
          .meta({ examples: [['support']] }),
      }),
      z.strictObject({ is: z.enum(['invite-again', 'enable', 'reset']), staffId: z.uuid() }),
    ]),
    reason: plainText(1_000).meta({ examples: ['Joins the collections desk on Monday.'] }),
  }),
  response: z.strictObject({
    requestId: z.uuid(),
    deadlineAt: instant,
    told: z.array(z.string()).meta({ description: 'What the approver is asked to look at.' }),
  }),
  errors: [
    'not_found',
    'staff_is_known',
    'staff_is_yourself',
    'staff_cannot_change_so',
    'role_is_unknown',
    'role_is_both_sides',
    'email_channel_missing',
    'market_not_offered',
    'approval_waits_already',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'reason_is_missing',
  ],
});

const consolePersonSessions = defineCall({
  id: 'A15.24',
  group: 'console',
  name: 'person-sessions',
  method: 'GET',
  audience: 'staff',
  permission: 'people.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Where somebody is logged in now.',
  request: z.strictObject({ staffId: z.uuid() }),
  response: staffSessions,
  errors: [],
});

const consolePersonSessionsEnd = defineCall({
  id: 'A15.25',
  group: 'console',
  name: 'person-sessions-end',
  method: 'POST',
  audience: 'staff',
  permission: 'people.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'End one session of somebody’s, or all of them. They can log in again.',
  request: z.strictObject({
    staffId: z.uuid(),
    sessionId: z.uuid().nullable().meta({ description: 'Null: all of them.' }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ ended: z.int().min(0) }),
  errors: ['not_found'],
});

const consoleAuthority = defineCall({
  id: 'A15.86',
  group: 'console',
  name: 'authority',
  method: 'GET',
  audience: 'staff',
  permission: 'people.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The authority table of a market: what one person does alone and up to where, who asks and who approves, and what was used today.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    on: calendarDay,
    version: z.int().min(0).meta({ description: 'How often two people have changed the limits.' }),
    rows: z.array(
      z.strictObject({
        act: z.string(),
        name: z.string(),
        alone: z
          .strictObject({ upTo: minorAmount, total: authorityLimitKind, roles: z.array(z.string()) })
          .nullable()
          .meta({ description: 'Null: it always takes two.' }),
        makers: z.array(z.string()),
        approvers: z.array(z.string()),
      }),
    ),
    limits: z.array(
      z.strictObject({
        kind: authorityLimitKind,
        words: z.string(),
        role: z.string(),
        roleName: z.string(),
        most: minorAmount,
        isChanged: z.boolean().meta({ description: 'False: as the market begins with.' }),
      }),
    ),
    used: z.array(z.strictObject({ name: z.string(), kind: authorityLimitKind, used: minorAmount })),
    bothSides: z
      .array(z.strictObject({ role: z.string(), asks: z.string(), decides: z.string() }))
      .meta({ description: 'Roles that are maker and checker of one act: to be changed.' }),
  }),
  errors: ['market_not_offered'],
});

export const consolePeopleCalls = [
  consolePeople,
  consolePersonSave,
  consoleRoles,
  consoleRoleSave,
  consoleLimits,
  consoleLimitAsk,
  consolePersonAsk,
  consolePersonSessions,
  consolePersonSessionsEnd,
  consoleAuthority,
] as const;
