import type { CalendarDate } from '@candor/domain/calendar';
import { askForApproval } from '@candor/services/approvals';
import { idOfWords } from '@candor/services/payments/payments';
import { ruleSentence } from '@candor/services/approvals';
import {
  postLine,
  readBankDay,
  seeBankLine,
  signOffSubject,
  unmatchLine,
  type LineMeaning,
} from '@candor/services/payments/bank';
import { readRequestAbout } from '@candor/services/backoffice/approvals';
import { runCommand, withReason } from '@candor/services/kernel/commands';
import type { BankEntry, BankLine, BankSignOff } from '@candor/services/payments/bank';
import { entryWords } from '@candor/services/reads/audit';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { minor, moneyRefusal } from './money-answers.ts';

type BankCalls =
  | 'console.bank-day'
  | 'console.bank-line'
  | 'console.bank-line-post'
  | 'console.bank-line-unmatch'
  | 'console.bank-ask';

/** A15.240 to A15.243: the bank account and the books. */
export function consoleBankHandlers({ borrowing, offered }: HandlerParts): CallHandlers<BankCalls> {
  const { database, seal, now } = borrowing;
  return {
    'console.bank-day': async ({ market, on }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const day = await readBankDay(database, seal, market, on as CalendarDate | undefined);
      const asked = await readRequestAbout(database, signOffSubject(market, day.on), now());
      return { ...dayAnswer(day), asked };
    },

    'console.bank-line': async (asked) => {
      const meaning = asked.as && meaningOf({ ...asked, as: asked.as });
      const seen = await seeBankLine(database, seal, BigInt(asked.lineId), meaning);
      if (!seen || seen.refused?.refused === 'bank_line_is_unknown') return { refused: 'not_found' };
      const { line, mark, refused, remittance, entry, candidates } = seen;
      return {
        line: lineAnswer(line),
        as: seen.meaning.is,
        seen: mark,
        refusedFor: refused && ruleSentence(refused.refused),
        takesTwo: seen.takesTwo,
        isExact: seen.isExact,
        remittance: remittance && {
          ...remittance,
          gross: minor(remittance.gross),
          cost: minor(remittance.cost),
          remitted: minor(remittance.remitted),
          missing: remittance.missing && {
            number: remittance.missing.reference,
            amount: minor(remittance.missing.amount),
          },
        },
        entry: entry && {
          ...entry,
          lines: entry.lines.map(({ number, name, minor: amount }) => ({
            number,
            name,
            subject: null,
            minor: minor(amount),
          })),
        },
        candidates: candidates.map(entryAnswer),
        entryIds: seen.meaning.is === 'match' ? seen.meaning.entryIds.map(String) : [],
      };
    },

    'console.bank-line-post': async (asked, { staff, requestId, idempotencyKey }) => {
      const meaning = meaningOf(asked);
      const { seen, reason } = asked;
      const hasReason = reason !== undefined;
      const input = { lineId: BigInt(asked.lineId), meaning, seen, hasReason, reason };
      const answer = await runCommand(database, withReason(postLine(seal), seal), {
        actor: { kind: 'staff', id: staff.staffId },
        input,
        requestId,
        idempotencyKey,
        now: now(),
      });
      if (answer.kind !== 'done') return moneyRefusal(answer);
      return { lineId: answer.output.lineId, entryId: answer.output.entry };
    },

    'console.bank-line-unmatch': async ({ lineId, reason }, { staff, requestId, idempotencyKey }) => {
      const answer = await runCommand(database, withReason(unmatchLine, seal), {
        actor: { kind: 'staff', id: staff.staffId },
        input: { lineId: BigInt(lineId), reason },
        requestId,
        idempotencyKey,
        now: now(),
      });
      if (answer.kind !== 'done') return moneyRefusal(answer);
      return { lineId: answer.output.lineId, entries: answer.output.entries.length };
    },

    'console.bank-ask': async (asked, { staff, requestId, idempotencyKey }) => {
      const { market, is, amount, on, proof, reason, channel, cost, through, party, lineId } = asked;
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const of = {
        requestId: idOfWords(`bank ${staff.staffId} ${idempotencyKey}`),
        market,
        subject: `bank:${market}`,
        reason,
      };
      const request = {
        actor: { kind: 'staff', id: staff.staffId } as const,
        requestId,
        idempotencyKey,
        now: now(),
      };
      const answer =
        is === 'opening'
          ? await runCommand(database, askForApproval(borrowing), {
              ...request,
              input: { ...of, act: 'bank.open', input: { market, on, balance: String(amount), proof } },
            })
          : await runCommand(database, askForApproval(borrowing), {
              ...request,
              input: {
                ...of,
                act: 'bank.record',
                input: {
                  market,
                  is,
                  amount: String(amount),
                  on,
                  proof,
                  channel,
                  cost: cost === null ? null : String(cost),
                  ...(through !== undefined && { through }),
                  party,
                  lineId,
                },
              },
            });
      return answer.kind === 'done' ? { approvalId: answer.output.requestId } : moneyRefusal(answer);
    },
  };
}

type Asked = {
  readonly as: LineMeaning['is'];
  readonly channel?: string | undefined;
  readonly through?: string | undefined;
  readonly leaveOut?: string | undefined;
  readonly entryIds?: string | undefined;
  readonly party?: string | undefined;
};

function meaningOf({ as: is, channel, through, leaveOut, entryIds, party }: Asked): LineMeaning {
  switch (is) {
    case 'remittance':
      return {
        is,
        channel: channel ?? '',
        through: through as CalendarDate | undefined,
        leaveOut: leaveOut?.split(','),
      };
    case 'match':
      return { is, entryIds: entryIds?.split(',').map(BigInt) ?? [] };
    case 'third-party':
      return { is, party: party ?? '' };
    default:
      return { is };
  }
}

function lineAnswer(line: BankLine & { readonly narration: string }) {
  const { id, n, valueOn, amount, reference, narration, kind, channel, entryId } = line;
  return {
    lineId: String(id),
    n,
    valueOn,
    amount: minor(amount),
    number: reference,
    narration,
    kind,
    channel,
    isMatched: entryId !== null,
  };
}

const id = /^([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * What it is, and whose: the last part of its key is the bank's or the channel's reference. Of an id of ours
 * the bank is given the first eight letters, and shows them on its line.
 */
const entryName = (event: string, naturalKey: string) => {
  const reference = naturalKey.split(':').at(-1) ?? '';
  return `${entryWords(event)} ${id.exec(reference)?.[1]?.toUpperCase() ?? reference}`.trim();
};

function entryAnswer({ entryId, event, naturalKey, businessDate, minor: amount }: BankEntry) {
  return {
    entryId: String(entryId),
    event,
    name: entryName(event, naturalKey),
    businessDate,
    amount: minor(amount),
  };
}

function signedAnswer(signed: BankSignOff | null) {
  if (!signed) return null;
  const { on, preparerName: preparedBy, approverName: approvedBy, signedAt } = signed;
  return { on, preparedBy, approvedBy, signedAt: signedAt.toISOString() };
}

function dayAnswer(day: Awaited<ReturnType<typeof readBankDay>>) {
  const { statement, offer, proof } = day;
  return {
    on: day.on,
    today: day.today,
    statement: statement && {
      file: statement.file,
      from: statement.from,
      to: statement.to,
      lines: statement.lines,
      readAt: statement.readAt.toISOString(),
    },
    files: [...day.files],
    openedOn: day.opening?.on ?? null,
    offer: offer && { on: offer.on, balance: minor(offer.balance) },
    proof: proof && {
      bank: {
        ...proof.bank,
        opening: minor(proof.bank.opening),
        movement: minor(proof.bank.movement),
        closing: minor(proof.bank.closing),
        notAtBank: minor(proof.bank.notAtBank),
        adjusted: minor(proof.bank.adjusted),
      },
      books: {
        ...proof.books,
        opening: minor(proof.books.opening),
        movement: minor(proof.books.movement),
        balance: minor(proof.books.balance),
        notInBooks: minor(proof.books.notInBooks),
        bookedLater: minor(proof.books.bookedLater),
        adjusted: minor(proof.books.adjusted),
      },
      difference: minor(proof.difference),
    },
    gaps: [...day.gaps],
    lines: day.lines.map((line) => ({ ...lineAnswer(line), bookedAs: line.bookedAs.map(entryAnswer) })),
    inTransit: day.inTransit.map(entryAnswer),
    ages: day.ages.map(
      ({ number, channel, balance, today, oneDay, threeDays, older, olderPayments, ties }) => ({
        account: number,
        channel,
        balance: minor(balance),
        today: minor(today),
        oneDay: minor(oneDay),
        threeDays: minor(threeDays),
        older: minor(older),
        olderPayments,
        ties,
      }),
    ),
    parties: day.parties.map(({ party, owed }) => ({ party, owed: minor(owed) })),
    signOff: signedAnswer(day.signOff),
    lastSignOff: signedAnswer(day.lastSignOff),
  };
}
