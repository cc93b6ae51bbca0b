import type { Decide } from '../../kernel/commands/command.ts';
import { moveApplication } from './move-application.ts';
import type { MoveRefusal } from './move-application.ts';
import type { ApplicationAnswer } from './application-answer.ts';

export type RefuseApplication = { readonly orderId: string; readonly reasons: readonly string[] };

/** Decided against, with the reasons that the borrower will read. */
export const refuseApplication: Decide<
  RefuseApplication,
  ApplicationAnswer,
  MoveRefusal | 'reason_is_missing'
> = (tx, { orderId, reasons }) =>
  moveApplication<'reason_is_missing'>(tx, orderId, 'refuse', (order) =>
    reasons.length === 0 ? { refused: 'reason_is_missing' } : { ...order, reasons },
  );
