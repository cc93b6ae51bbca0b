import { z } from 'zod';

/**
 * A moment, RFC 3339 with its offset. Years and offsets that no clock on earth shows are refused here, because the
 * database would refuse them later and less politely.
 */
export const instant = z.iso
  .datetime({ offset: true })
  .refine(
    (text) => /^2\d{3}-.*(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/u.test(text),
    'This is not a time that a clock could show.',
  )
  .meta({ description: 'RFC 3339 with offset.', examples: ['2026-11-15T09:30:00+08:00'] });
