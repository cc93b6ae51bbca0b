import { z } from 'zod';

/** The most that one batch of events or client errors may hold. */
export const maxBatch = 200;

const count = z.int().min(0).max(maxBatch);

/** Under load reports are dropped, with a count, rather than refused: telemetry never slows a money path. */
export const intakeAnswer = z.strictObject({
  accepted: count.meta({ description: 'How many were taken in.', examples: [1] }),
  dropped: count.meta({ description: 'How many were let go because of load.', examples: [0] }),
});
