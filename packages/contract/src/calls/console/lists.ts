import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';

/** Lists that can be looked at in more than one way, and saved as a file. */
export const listNames = [
  'loans',
  'applications',
  'incoming',
  'complaints',
  'disbursements',
  'collections',
  'journal',
] as const;

const ofList = { market: z.enum(marketIds), list: z.enum(listNames) };

const viewQuery = plainText(2000).meta({
  description: 'Filters, sort and columns, as the console’s address has them.',
  examples: ['dpd=31..60&sort=-dpd'],
});

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

export const consoleListCalls = [consoleListViews, consoleListViewSave, consoleListViewDelete] as const;
