import { z } from 'zod';

/** Not an id of ours: like an idempotency key it means something only together with who sends it. */
export const uploadKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/u)
  .meta({
    description: 'Made by the sender; the same for every piece. Another sender’s is another upload.',
    examples: ['2f1c7a80-5f5e-4c6e-9a52-7d1a3b9f0c11'],
  });
