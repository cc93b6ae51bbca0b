import { consoleBankAsk, consoleBankDay, consoleBankLine, consoleBankLinePost } from '../bank.ts';
import { consoleClaimCredit } from './claim-credit.ts';
import { consoleClaimRefuse } from './claim-refuse.ts';
import { consoleDifferenceSettle } from './difference-settle.ts';
import { consoleDifferences } from './differences.ts';
import { consoleMoneyCandidates } from '../payments.ts';
import { consoleMoneyEffect } from './money-effect.ts';
import { consoleMoneyIncoming } from './money-incoming.ts';
import { consoleMoneyMatch } from './money-match.ts';
import { consoleMoneyRefund } from './money-refund.ts';
import { consoleMoneySplit } from './money-split.ts';
import { consoleMoneyTakeOff } from './money-take-off.ts';
import { consoleMoneyToMatch } from './money-to-match.ts';
import { consoleRefunds } from '../claims-and-refunds.ts';
import { consoleStatementRead } from '../reconciliation.ts';
import { consoleStatements } from './statements.ts';
import { consoleSuspense } from './suspense.ts';

export const consolePaymentCalls = [
  consoleSuspense,
  consoleMoneyIncoming,
  consoleMoneyToMatch,
  consoleMoneyCandidates,
  consoleMoneyEffect,
  consoleMoneyMatch,
  consoleMoneySplit,
  consoleMoneyRefund,
  consoleMoneyTakeOff,
  consoleClaimRefuse,
  consoleClaimCredit,
  consoleRefunds,
  consoleStatementRead,
  consoleStatements,
  consoleDifferences,
  consoleDifferenceSettle,
  consoleBankDay,
  consoleBankLine,
  consoleBankLinePost,
  consoleBankAsk,
] as const;
