import type { Decide } from '../../kernel/commands/command.ts';
import { moveApplication } from './move-application.ts';
import type { MoveRefusal } from './move-application.ts';
import type { ApplicationAnswer } from './application-answer.ts';

export type SendBackApplication = { readonly orderId: string; readonly reasons: readonly string[] };

/** Something is missing or unclear: the borrower may mend it and submit again. */
export const sendBackApplication: Decide<
  SendBackApplication,
  ApplicationAnswer,
  MoveRefusal | 'reason_is_missing'
> = (tx, { orderId, reasons }) =>
  moveApplication<'reason_is_missing'>(tx, orderId, 'send-back', (order) =>
    reasons.length === 0 ? { refused: 'reason_is_missing' } : { ...order, reasons },
  );
