import { z } from 'zod';
import { instant, plainText } from '../../../fields.ts';

/** Filters, sort and columns of a list, as one text. */
export const viewQuery = plainText(2000).meta({
  description: 'Filters, sort and columns, as the console’s address has them.',
  examples: ['dpd=31..60&sort=-dpd'],
});

export const exportState = z.enum(['waiting', 'ready', 'taken', 'dropped']);

export const exportReason = plainText(500).refine(
  (text) => text.trim().length >= 3,
  'Please say why, in a few words.',
);

/** A copy that was set aside: it can be taken at once, or waits for an approver. */
export const madeExport = z.strictObject({
  exportId: z.uuid(),
  state: exportState,
  rows: z.int().min(0),
  decidedBy: instant.nullable().meta({ description: 'Until when an approver decides.' }),
});

export const exportErrors = [
  'idempotency_key_in_use',
  'idempotency_key_reused',
  'market_not_offered',
  'not_found',
  'export_is_too_large',
  'approval_waits_already',
] as const;
