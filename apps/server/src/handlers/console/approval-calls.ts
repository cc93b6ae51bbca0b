import { isMarketId, markets } from '@candor/markets';
import {
  answerApproval,
  knownActsFor,
  askForApproval,
  decideApproval,
  mayDecide,
  openProof,
  readAuthority,
  revealGivenAccount,
  type ApprovalLine,
  type ApprovalView,
  type Approver,
  explainImpossible,
} from '@candor/services/approvals';
import { idOfWords } from '@candor/services/payments/payments';
import { readApprovalLimits } from '@candor/services/backoffice/authority';
import { runCommand } from '@candor/services/kernel/commands';
import { readApprovalPage, readApprovalQueue, readRequestsAbout } from '@candor/services/reads/approvals';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { permissionWords, previewAnswer } from './act-preview-answer.ts';
import { approvalsAsked } from './lists/list-filters.ts';
import { keyRefused } from '../key-refused.ts';

type ApprovalCalls = CallHandlers<
  | 'console.approvals'
  | 'console.approval'
  | 'console.approval-decide'
  | 'console.approval-answer'
  | 'console.requests-about'
  | 'console.approval-account'
  | 'console.approval-file'
  | 'console.role-save'
  | 'console.limits'
  | 'console.limit-ask'
  | 'console.authority'
>;

/** A15.10, A15.111 to A15.114: what waits for an approver, and what they say. */
export function consoleApprovalHandlers({ borrowing: parts, offered }: HandlerParts): ApprovalCalls {
  const { database, now } = parts;
  return {
    'console.approvals': async ({ market, cursor, ...asked }, { staff }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { filter, sort } = approvalsAsked(asked);
      const { staffId, may } = staff;
      const wanted = { market, filter, sort, cursor: cursor ?? null, staffId, may };
      const { rows, next, who, queue, answers, others, makers } = await readApprovalQueue(database, wanted, {
        parts,
        now: now(),
      });
      return {
        queue,
        answers,
        others,
        items: rows.map((row) => lineAnswer(row, who)),
        acts: knownActsFor(may),
        makers: [...makers],
        nextCursor: next,
      };
    },

    'console.approval': async ({ requestId: id }, { staff }) => {
      const reader = { staffId: staff.staffId, may: staff.may, parts, now: now() };
      const { view, who } = await readApprovalPage(database, id, reader);
      return view ? viewAnswer(view, who) : { refused: 'not_found' };
    },

    'console.approval-decide': async (
      { requestId: id, verdict, word = '', seen = '' },
      { staff: { staffId, may }, requestId, idempotencyKey },
    ) => {
      const answer = await runCommand(database, decideApproval(parts, may), {
        input: { requestId: id, verdict, word, seen },
        actor: { kind: 'staff', id: staffId },
        requestId,
        idempotencyKey,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      if (answer.kind !== 'refused') return keyRefused(answer.kind);
      const { refused, facts } = answer.refusal;
      return {
        refused,
        ...(facts?.['rule'] !== undefined && {
          detail: `Nothing was changed. ${explainImpossible(String(facts['rule']))}`,
        }),
      };
    },

    'console.approval-answer': async (
      { requestId: id, is, word = '' },
      { staff: { staffId }, requestId, idempotencyKey },
    ) => {
      const answer = await runCommand(database, answerApproval(parts), {
        input: { requestId: id, is, word },
        actor: { kind: 'staff', id: staffId },
        requestId,
        idempotencyKey,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      return answer.kind === 'refused' ? { refused: answer.refusal.refused } : keyRefused(answer.kind);
    },

    'console.approval-account': async ({ requestId: id }, { staff: { staffId, may }, requestId }) => {
      const answer = await runCommand(database, revealGivenAccount(parts.seal, may), {
        input: { requestId: id },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      return answer.kind === 'done' ? answer.output : { refused: 'not_found' };
    },

    'console.approval-file': async (
      { requestId: id, attachmentId },
      { staff: { staffId, may }, requestId },
    ) => {
      const opened = await openProof(parts, may, {
        input: { requestId: id, attachmentId },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (!opened) return { refused: 'not_found' };
      const { name, mediaType, content } = opened;
      return { fileName: name, mediaType, base64: content.toString('base64') };
    },

    'console.role-save': async (
      { market, change, reason },
      { staff: { staffId }, requestId, idempotencyKey },
    ) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      if (change.is === 'person' && change.staffId === staffId) return { refused: 'staff_is_yourself' };
      const subject = change.is === 'person' ? `staff:${change.staffId}` : `role:${change.key}`;
      const answer = await runCommand(database, askForApproval(parts), {
        input: {
          requestId: idOfWords(`role-save ${staffId} ${idempotencyKey}`),
          act: 'role.change',
          market,
          subject,
          input: change,
          reason,
        },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
        idempotencyKey,
      });
      if (answer.kind === 'done') return answer.output;
      if (answer.kind !== 'refused') return keyRefused(answer.kind);
      const { refused, facts } = answer.refusal;
      const rule = String(facts?.['rule'] ?? '');
      if (rule === 'role_is_both_sides') return { refused: rule };
      if (!rule.startsWith('Nobody')) return { refused };
      return { refused: 'nobody_left_to_approve', detail: `Nothing was changed. ${explainImpossible(rule)}` };
    },

    'console.requests-about': async ({ market, about, aboutId }, { staff: { may } }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const wanted = { market, kind: about, id: aboutId };
      const requests = await readRequestsAbout(database, parts.seal, wanted, { may, now: now() });
      return {
        requests: requests.map(({ requestId: id, actName, state, steps }) => ({
          requestId: id,
          actName,
          state,
          steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
        })),
      };
    },

    ...limitHandlers({ parts, offered }),
  };
}

/** How much a role agrees to alone: data, changed by two. */
function limitHandlers({
  parts,
  offered,
}: {
  readonly parts: HandlerParts['borrowing'];
  readonly offered: HandlerParts['offered'];
}): CallHandlers<'console.limits' | 'console.limit-ask' | 'console.authority'> {
  const { database, now } = parts;
  return {
    'console.limits': async ({ market }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const limits = await readApprovalLimits(database, market);
      return {
        limits: limits.map(({ role, name, most }) => ({
          role,
          name,
          most: most === null ? null : Number(most),
        })),
      };
    },

    'console.authority': async ({ market }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const view = await readAuthority(database, market);
      return {
        on: view.on,
        version: view.version,
        rows: view.rows.map(({ alone, makers, approvers, ...row }) => ({
          ...row,
          alone: alone && { upTo: Number(alone.upTo), total: alone.total, roles: [...alone.roles] },
          makers: [...makers],
          approvers: [...approvers],
        })),
        limits: view.limits.map(({ most, ...limit }) => ({ ...limit, most: Number(most) })),
        used: view.used.map(({ used, ...row }) => ({ ...row, used: Number(used) })),
        bothSides: [...view.bothSides],
      };
    },

    'console.limit-ask': async (
      { market, role, most, kind, reason },
      { staff: { staffId }, requestId, idempotencyKey },
    ) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const answer = await runCommand(database, askForApproval(parts), {
        input: {
          requestId: idOfWords(`limit ${staffId} ${idempotencyKey}`),
          act: 'limit.change',
          market,
          subject: `role:${role}`,
          input: { market, role, most: most === null ? null : String(most), ...(kind && { kind }) },
          reason,
        },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
        idempotencyKey,
      });
      if (answer.kind === 'done') return answer.output;
      return answer.kind === 'refused' ? { refused: answer.refusal.refused } : keyRefused(answer.kind);
    },
  };
}

function lineAnswer(row: ApprovalLine, who: Approver) {
  if (!isMarketId(row.market)) throw new Error(`${row.market} is no market`);
  return {
    requestId: row.id,
    market: row.market,
    act: row.act,
    actName: row.actName,
    about: row.about,
    size: permissionWords(row.size),
    place: row.place,
    askedBy: row.askerName,
    askedAt: row.askedAt.toISOString(),
    deadlineAt: row.deadlineAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    state: row.state,
    decidedBy: row.deciderName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    isYours: row.askedBy === who.staffId,
    mayDecide: mayDecide(row, who),
    approvers: [...row.approvers],
  };
}

function viewAnswer(view: ApprovalView, who: Approver) {
  const { preview: shown, words, impossible } = view;
  const line = lineAnswer(view, who);
  return {
    ...line,
    currency: markets[line.market].currency.code,
    words: words.map(({ step, staffName, at, did, words: said }) => ({
      step,
      name: staffName,
      at: at.toISOString(),
      did,
      words: said,
    })),
    preview: shown && {
      ...previewAnswer(shown),
      isFirstOfTwo: shown.isFirstOfTwo,
      seen: shown.seen,
    },
    account: view.account && { files: [...view.account.files], maySee: view.account.maySee },
    exportId: view.exportId,
    outcome: view.outcome,
    impossible,
    impossibleFor: impossible === null ? null : explainImpossible(impossible),
  };
}
