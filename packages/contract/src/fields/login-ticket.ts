import { z } from 'zod';

/** Stands for a number to which a code was sent, for as long as that login may take. Only this server can read it. */
export const loginTicket = z
  .string()
  .min(1)
  .max(400)
  .meta({ description: 'Instead of the number: what came with the code, also after a reload.' });
