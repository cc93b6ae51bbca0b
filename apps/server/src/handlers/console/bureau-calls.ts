import type { CalendarDate } from '@candor/domain/calendar';
import { bureauRules, type BureauColumn, type BureauRules } from '@candor/markets/bureau';
import {
  bureauTogether,
  bureauFileState,
  leftOutWords,
  makeBureauFile,
  markBureauSent,
  openBureauFile,
  readBureauAnswer,
  readBureauPart,
  statusWords,
} from '@candor/services/backoffice/bureau';
import { askForApproval } from '@candor/services/approvals';
import { bureauFileSubject, readBureau, readBureauFile } from '@candor/services/reads/bureau';
import { idOfWords } from '@candor/services/payments/payments';
import { runCommand, withReason } from '@candor/services/kernel/commands';
import type { Calls } from '@candor/contract';
import type { Handler } from '../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { fileAnswer, groupAnswer, rowAnswer } from './bureau-answers.ts';
import { isOfKey, keyRefused } from '../key-refused.ts';

type BureauCalls = CallHandlers<
  | 'console.bureau'
  | 'console.bureau-make'
  | 'console.bureau-file'
  | 'console.bureau-file-act'
  | 'console.bureau-file-part'
  | 'console.bureau-answer'
>;

/**
 * A15.71 to A15.75 and A15.185: what is reported to credit bureaus, from the look beforehand to their answer.
 */
export function consoleBureauHandlers(parts: HandlerParts): BureauCalls {
  const { borrowing, offered } = parts;
  const { database, now } = borrowing;
  return {
    'console.bureau': async ({ market, cursor }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const read = await readBureau(database, market, cursor, now());
      const { bureaus, law, dispute, layout }: BureauRules = bureauRules[market];
      return {
        ...read,
        bureaus: [...bureaus],
        law,
        disputeLaw: dispute.law,
        layout: { name: layout.name, columns: layout.columns.map(columnAnswer) },
        files: read.files.map(fileAnswer),
      };
    },

    'console.bureau-make': makeCall(parts),

    'console.bureau-file': async (wish) => {
      const read = await readBureauFile(database, { cursor: undefined, ...wish });
      if (!read) return { refused: 'not_found' };
      const { file, leftOutBy, statuses, rows, ...rest } = read;
      return {
        ...rest,
        file: fileAnswer(file),
        leftOutBy: leftOutBy.map((of) => groupAnswer(of.key, leftOutWords(of.key), of)),
        statuses: statuses.map((of) => groupAnswer(of.key, statusWords(of.key), of)),
        rows: rows.map(rowAnswer),
      };
    },

    'console.bureau-file-act': actCall(parts),
    'console.bureau-file-part': partCall(parts),

    'console.bureau-answer': async ({ fileId, csv, isDryRun }, { staff, requestId }) => {
      const answer = await runCommand(database, readBureauAnswer(borrowing), {
        input: { fileId, csv },
        actor: { kind: 'staff', id: staff.staffId },
        requestId,
        dryRun: isDryRun,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`an answer was answered with ${answer.kind}`);
      const { faults, ...counts } = answer.output;
      return { ...counts, faults: faults.map(({ line, sentence }) => ({ line, sentence })) };
    },
  };
}

function columnAnswer({ head, form, most, isNeeded, bureauHas }: BureauColumn) {
  const codes = form.is === 'code' ? Object.entries(form.codes) : [];
  return {
    head,
    form: form.is,
    most,
    isNeeded,
    bureauHas,
    codes: codes.map(([value, code]) => `${code} ${value}`).join(', '),
  };
}

function makeCall({ borrowing, offered }: HandlerParts): Handler<Calls['console.bureau-make']> {
  const { database, seal, now } = borrowing;
  return async ({ market, day, kind, isDryRun, reason }, { staff, requestId, idempotencyKey }) => {
    if (!offered.includes(market)) return { refused: 'market_not_offered' };
    // Of one market, day and kind there is one file: its id says so.
    const fileId = idOfWords(`bureau file ${market} ${day} ${kind}`);
    const answer = await runCommand(database, withReason(makeBureauFile, seal), {
      input: { fileId, market, day: day as CalendarDate, kind, reason },
      actor: { kind: 'staff', id: staff.staffId },
      requestId,
      ...(isDryRun ? { dryRun: true } : idempotencyKey !== undefined && { idempotencyKey }),
      now: now(),
    });
    if (isOfKey(answer)) return keyRefused(answer.kind);
    if (answer.kind === 'refused') return { refused: answer.refusal.refused };
    const { leftOutBy, statuses, outstanding, leftOutstanding, sameOutstanding, overdue, ledger, ...made } =
      answer.output;
    return {
      ...made,
      outstanding: Number(outstanding),
      leftOutstanding: Number(leftOutstanding),
      sameOutstanding: Number(sameOutstanding),
      together: Number(
        bureauTogether({ outstanding: BigInt(outstanding), sameOutstanding: BigInt(sameOutstanding) }),
      ),
      overdue: Number(overdue),
      ledger: Number(ledger),
      leftOutBy: leftOutBy.map((of) => groupAnswer(of.key, leftOutWords(of.key), of)),
      statuses: statuses.map((of) => groupAnswer(of.key, statusWords(of.key), of)),
    };
  };
}

function actCall({ borrowing }: HandlerParts): Handler<Calls['console.bureau-file-act']> {
  const { database, seal, now } = borrowing;
  return async ({ fileId, act, reason }, { staff, requestId, idempotencyKey }) => {
    const actor = { kind: 'staff', id: staff.staffId } as const;
    const request = { actor, requestId, idempotencyKey, now: now() };
    const file = await bureauFileState(database, fileId);
    if (!file) return { refused: 'not_found' };
    const answer =
      act === 'sent'
        ? await runCommand(database, withReason(markBureauSent, seal), {
            ...request,
            input: { fileId, reason },
          })
        : await runCommand(database, askForApproval(borrowing), {
            ...request,
            input: {
              requestId: idOfWords(`bureau release ${staff.staffId} ${idempotencyKey}`),
              act: 'bureau.release',
              market: file.market,
              subject: bureauFileSubject(fileId),
              input: { fileId },
              reason,
            },
          });
    if (answer.kind === 'done')
      return act === 'sent' ? { state: 'sent', waits: false } : { state: file.state, waits: true };
    if (isOfKey(answer)) return keyRefused(answer.kind);
    const { refused } = answer.refusal;
    if (refused === 'reason_is_missing') throw new Error('a reason was read and is missing');
    return { refused };
  };
}

function partCall({ borrowing }: HandlerParts): Handler<Calls['console.bureau-file-part']> {
  const { database, seal, now } = borrowing;
  return async ({ fileId, part }, { staff, requestId }) => {
    const read = await readBureauPart(database, seal, { fileId, part });
    if ('refused' in read) return read;
    const actor = { kind: 'staff', id: staff.staffId } as const;
    if (part === 1)
      await runCommand(database, openBureauFile, { input: { fileId }, actor, requestId, now: now() });
    return read;
  };
}
