import { ruleSentence } from '@candor/services/approvals';
import type { Calls } from '@candor/contract';
import {
  readCandidates,
  readBreaks,
  readIncoming,
  readRefunds,
  readStatementLines,
  readSuspense,
  readToMatch,
  type CandidateLine,
  type MoneyLine,
} from '@candor/services/reads/payments';
import { previewEffect } from '@candor/services/backoffice/payments';
import type { z } from 'zod';
import { incomingAsked } from './lists/list-filters.ts';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { bookedEntryOf, minor, minorOrNull, takenAnswer } from './money-answers.ts';
import { consoleMoneyActs } from './payment-acts.ts';

type Reading =
  | 'console.money-incoming'
  | 'console.money-to-match'
  | 'console.suspense'
  | 'console.money-candidates'
  | 'console.money-effect';
type Lists = 'console.refunds' | 'console.statements' | 'console.differences';

/** A15.45 to A15.58: money that comes in. */
export function consolePaymentHandlers(parts: HandlerParts) {
  return { ...readingHandlers(parts), ...listHandlers(parts), ...consoleMoneyActs(parts) };
}

function readingHandlers({ borrowing, offered }: HandlerParts): CallHandlers<Reading> {
  const { database, seal, now } = borrowing;
  return {
    'console.money-incoming': async ({ market, cursor, ...asked }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const page = await readIncoming(database, seal, market, { ...incomingAsked(asked), cursor });
      return { items: page.items.map(moneyRow), nextCursor: page.nextCursor };
    },

    'console.money-to-match': async ({ market, cursor }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { money, claims, nextCursor, tabs } = await readToMatch(database, seal, {
        market,
        cursor,
        now: now(),
      });
      return {
        money: money.map(
          ({ paymentId, channel, number, isPart, amount, receivedOn, dueAt, candidates, isForApproval }) => ({
            paymentId,
            channel,
            number,
            isPart,
            receivedOn,
            candidates,
            isForApproval,
            amount: minor(amount),
            dueAt: dueAt.toISOString(),
          }),
        ),
        claims: claims.map(
          ({ paymentId, utr, amount, saidAt, dueAt, loan, money: where, isForApproval }) => ({
            paymentId,
            utr,
            amount: minor(amount),
            saidAt: saidAt.toISOString(),
            dueAt: dueAt.toISOString(),
            loan,
            money: where,
            isForApproval,
          }),
        ),
        nextCursor,
        tabs,
      };
    },

    'console.suspense': async ({ market }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { ledger, payments, ...totals } = await readSuspense(database, market);
      return { ...totals, ledger: minor(ledger), payments: minor(payments) };
    },

    'console.money-candidates': async ({ paymentId, find }) => {
      const read = await readCandidates(database, seal, { paymentId, find, now: now() });
      const { paper } = read;
      if (!paper) return { refused: 'not_found' };
      const { market, money, kind, memo, claim, dueAt, whyNotByItself, candidates } = paper;
      return {
        market,
        money: moneyRow(money),
        kind,
        memo,
        claim: claim && {
          utr: claim.utr,
          saidAt: claim.saidAt.toISOString(),
          state: claim.state,
          hasPicture: claim.pictureId !== null,
        },
        taken: takenAnswer(read.taken),
        asked: read.asked,
        dueAt: dueAt?.toISOString() ?? null,
        whyNotByItself,
        candidates: candidates.map(candidateRow),
      };
    },

    'console.money-effect': async ({ paymentId, loanId }, { staff }) => {
      const context = { actor: { kind: 'staff', id: staff.staffId } as const, now: now() };
      const seen = await previewEffect(database, { paymentId, orderId: loanId }, context);
      if (!seen) return { refused: 'not_found' };
      const { goesTo, countsFrom, entries, refused } = seen;
      return {
        goesTo: goesTo.map(({ number, name, amount }) => ({ number, name, amount: minor(amount) })),
        before: { ...seen.before, owed: minor(seen.before.owed) },
        after: { ...seen.after, owed: minor(seen.after.owed) },
        countsFrom,
        entries: entries.map(bookedEntryOf),
        needsApproval: seen.needsApproval,
        seen: seen.seen,
        refusedFor: refused === null ? null : ruleSentence(refused),
      };
    },
  };
}

function listHandlers({ borrowing, offered }: HandlerParts): CallHandlers<Lists> {
  const { database, seal, now } = borrowing;
  return {
    'console.refunds': async ({ market, cursor }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const page = await readRefunds(database, seal, market, cursor);
      return {
        credits: page.credits.map(({ loanId, reference, name, amount, promisedBy, isAsked, hasAccount }) => ({
          loanId,
          reference,
          name,
          amount: minor(amount),
          promisedBy,
          isAsked,
          hasAccount,
        })),
        refunds: page.refunds.map(
          ({ id, paymentId, loan, payee, reference, amount, state, orderedOn, leftOn }) => ({
            payoutId: id,
            paymentId,
            loan,
            payee,
            number: reference,
            amount: minor(amount),
            state,
            orderedOn,
            leftOn,
          }),
        ),
        nextCursor: page.nextCursor,
      };
    },

    'console.statements': async ({ market, cursor }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const page = await readStatementLines(database, seal, market, cursor);
      return {
        items: page.items.map(({ id, reference, amount, valueOn, importedAt, ...line }) => ({
          lineId: String(id),
          number: reference,
          amount: minor(amount),
          valueOn,
          importedAt: importedAt.toISOString(),
          paymentId: line.paymentId,
          state: line.state,
          foundBy: line.foundBy,
          loan: line.loan,
        })),
        nextCursor: page.nextCursor,
      };
    },

    'console.differences': async ({ market, cursor }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const page = await readBreaks(database, market, cursor, now());
      return {
        items: page.items.map(({ id, channel, kind, reference, paymentId, ours, theirs, foundOn, ways }) => ({
          differenceId: String(id),
          channel,
          kind,
          number: reference,
          paymentId,
          ours: minorOrNull(ours),
          theirs: minorOrNull(theirs),
          foundOn,
          ways: [...ways],
        })),
        callbacks: page.callbacks.map(({ id, channel, externalId, says, outcome, heardAt }) => ({
          callbackId: String(id),
          channel,
          number: externalId,
          says,
          outcome,
          heardAt: heardAt.toISOString(),
        })),
        nextCursor: page.nextCursor,
      };
    },
  };
}

function candidateRow({ instalment, reasons, ...candidate }: CandidateLine) {
  const next = instalment && { ...instalment, amount: minor(instalment.amount) };
  return { ...candidate, reasons: [...reasons], instalment: next };
}

type Row = z.input<Calls['console.money-incoming']['response']>['items'][number];

function moneyRow({ amount, createdAt, ...line }: MoneyLine): Row {
  return { ...line, amount: minor(amount), createdAt: createdAt.toISOString() };
}
