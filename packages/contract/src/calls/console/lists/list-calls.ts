import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant, minorAmount, plainText } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';
import { exportErrors, exportReason, exportState, madeExport, viewQuery } from './export-fields.ts';
import { countAll, listCount } from './list-fields.ts';

/** Lists that somebody with the permission to export may have a copy of. */
const exportedLists = [
  'loans',
  'applications',
  'incoming',
  'complaints',
  'disbursements',
  'collections',
  'journal',
  'customers',
  'approvals',
] as const;

/** Lists with saved views. Auditors request a copy of the audit trail by its own call. */
const listNames = [...exportedLists, 'audit'] as const;

const ofList = { market: z.enum(marketIds), list: z.enum(listNames) };

const consoleListViews = defineCall({
  id: 'A15.340',
  group: 'console',
  name: 'list-views',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The saved views of a list: one’s own, and those that others share.',
  request: z.strictObject(ofList),
  response: z.strictObject({
    views: z.array(
      z.strictObject({
        viewId: z.uuid(),
        name: z.string(),
        query: z.string(),
        isShared: z.boolean(),
        isYours: z.boolean(),
        madeBy: z.string(),
      }),
    ),
  }),
  errors: [],
});

const consoleListViewSave = defineCall({
  id: 'A15.341',
  group: 'console',
  name: 'list-view-save',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Keep how one looks at a list under a name, or change a view of one’s own.',
  request: z.strictObject({
    ...ofList,
    viewId: z.uuid().meta({ description: 'Chosen by the caller; one that is there is changed.' }),
    name: plainText(60).refine((name) => name.trim() !== '', 'Please give the view a name.'),
    query: viewQuery,
    isShared: z.boolean(),
  }),
  response: z.strictObject({ viewId: z.uuid() }),
  errors: ['not_found', 'view_name_is_taken', 'too_many_views'],
});

const consoleListViewDelete = defineCall({
  id: 'A15.342',
  group: 'console',
  name: 'list-view-delete',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Delete a saved view of one’s own.',
  request: z.strictObject({ ...ofList, viewId: z.uuid() }),
  response: z.strictObject({ viewId: z.uuid() }),
  errors: ['not_found'],
});

const consoleListTotals = defineCall({
  id: 'A15.740',
  group: 'console',
  name: 'list-totals',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'How many rows a list has as it is looked at, and what they come to: of the whole filter, not of a page. Whoever may not read the list is told that there is none.',
  request: z.strictObject({ ...ofList, query: viewQuery, all: countAll }),
  response: z.strictObject({
    ...listCount,
    sums: z
      .record(z.string(), minorAmount)
      .nullable()
      .meta({ description: 'By name; null where not all were counted: a sum of some is no total.' }),
  }),
  errors: ['market_not_offered', 'not_found'],
});

const consoleListExport = defineCall({
  id: 'A15.344',
  group: 'console',
  name: 'list-export',
  method: 'POST',
  audience: 'staff',
  permission: 'list.export',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask for a copy of a list as it is looked at. Up to 200 rows without people can be taken at once; more, or people in it, wait for an approver.',
  request: z.strictObject({
    market: z.enum(marketIds),
    list: z.enum(exportedLists),
    query: viewQuery,
    only: z
      .array(z.string().max(40))
      .max(200)
      .optional()
      .meta({ description: 'Of loans and collections: only those that were selected, by their references.' }),
    people: z.boolean().meta({ description: 'With names and the ends of phone numbers.' }),
    reason: exportReason,
  }),
  response: madeExport,
  errors: exportErrors,
});

const consoleListExports = defineCall({
  id: 'A15.345',
  group: 'console',
  name: 'list-exports',
  method: 'GET',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The last copies of lists that one asked for, the newest first.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    exports: z.array(
      z.strictObject({
        exportId: z.uuid(),
        list: z.enum([...listNames, 'trail']),
        rows: z.int().min(0),
        people: z.boolean(),
        state: exportState,
        madeAt: instant,
      }),
    ),
  }),
  errors: [],
});

const consoleListExportTake = defineCall({
  id: 'A15.346',
  group: 'console',
  name: 'list-export-take',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Take a copy that one asked for. It can be taken once.',
  request: z.strictObject({ exportId: z.uuid() }),
  response: z.strictObject({
    fileName: z.string(),
    heads: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  errors: ['not_found', 'export_waits', 'export_was_taken'],
});

const consoleFileExport = defineCall({
  id: 'A15.780',
  group: 'console',
  name: 'file-export',
  method: 'POST',
  audience: 'staff',
  permission: 'any',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Somebody saves the figures of a screen as a file, and says why. The file’s name carries the market and its business day; that it was saved is in the audit log.',
  request: z.strictObject({
    market: z.enum(marketIds),
    name: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,79}$/u)
      .meta({ examples: ['trial-balance'] }),
    rows: z.int().min(0),
    reason: exportReason,
  }),
  response: z.strictObject({ fileName: z.string() }),
  errors: ['market_not_offered'],
});

export const consoleListCalls = [
  consoleFileExport,
  consoleListViews,
  consoleListViewSave,
  consoleListViewDelete,
  consoleListTotals,
  consoleListExport,
  consoleListExports,
  consoleListExportTake,
] as const;
