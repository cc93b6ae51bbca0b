import { z } from 'zod';

/** A day without a time or a zone. */
export const calendarDay = z.iso.date().meta({ examples: ['2026-11-15'] });
