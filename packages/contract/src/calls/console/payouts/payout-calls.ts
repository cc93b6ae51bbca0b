import { consolePayoutBatchAnswer } from './payout-batch-answer.ts';
import { consolePayoutBatchFile } from './payout-batch-file.ts';
import { consolePayoutBatchMake } from './payout-batch-make.ts';
import { consolePayoutBatch } from './payout-batch.ts';
import { consolePayoutBatches } from './payout-batches.ts';
import { consolePayoutHold } from './payout-hold.ts';
import { consolePayoutOutcome } from './payout-outcome.ts';
import { consolePayoutSend } from './payout-send.ts';
import { consolePayout } from '../payouts.ts';
import { consolePayouts } from './payouts.ts';
import { consoleRestoreConfirm, consoleRestoreHold } from './restore-hold.ts';

export const consolePayoutCalls = [
  consolePayouts,
  consolePayout,
  consolePayoutHold,
  consolePayoutSend,
  consolePayoutOutcome,
  consolePayoutBatches,
  consolePayoutBatch,
  consolePayoutBatchMake,
  consolePayoutBatchFile,
  consolePayoutBatchAnswer,
  consoleRestoreHold,
  consoleRestoreConfirm,
] as const;
