import { z } from 'zod';
import { instant } from '../fields/instant.ts';

export const exportState = z.strictObject({
  exportId: z.uuid(),
  state: z.enum(['waiting', 'making', 'ready', 'failed', 'expired']),
  progressPercent: z.int().min(0).max(100),
  askedAt: instant,
  expiresAt: instant.nullable().meta({ description: 'Until when it can be fetched.' }),
  sizeBytes: z.int().nullable(),
});
