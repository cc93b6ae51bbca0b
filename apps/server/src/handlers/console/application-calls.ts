import { calls, pathsOf } from '@candor/contract';
import { markets } from '@candor/markets';
import { openPicture, readPictureLink } from '@candor/services/customers/pictures';
import { applicationReference } from '@candor/services/kernel/references';
import {
  pictureReader,
  seeBureauReport,
  seePicture,
  type BureauReport,
} from '@candor/services/backoffice/applications';
import {
  readApplication,
  readApplications,
  type ApplicationDetail,
  type ApplicationItem,
} from '@candor/services/reads/applications';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { applicationsAsked } from './lists/list-filters.ts';
import { takenAnswer } from './taken-answer.ts';

type ReadingCalls = CallHandlers<
  | 'console.applications'
  | 'console.application'
  | 'console.application-picture'
  | 'console.application-picture-file'
  | 'console.application-bureau'
>;

/** A15.26–A15.29, A15.671: applications, what was handed in with them, and what the bureau answered. */
export function consoleApplicationHandlers({ borrowing, offered }: HandlerParts): ReadingCalls {
  const { database, seal, now } = borrowing;
  return {
    'console.applications': async ({ market, cursor = null, ...asked }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { show, wish } = applicationsAsked(asked);
      const page = await readApplications(database, seal, { market, show, wish, cursor, now: now() });
      return { ...page, items: page.items.map((item) => itemAnswer(item, markets[market].currency.code)) };
    },

    'console.application': async ({ orderId }, { staff: { may } }) => {
      const reader = {
        seesDocuments: may.has('document.see'),
        decides: may.has('application.decide'),
        may,
        now: now(),
      };
      const detail = await readApplication(database, seal, orderId, reader);
      return detail ? detailAnswer(detail, reader) : { refused: 'not_found' };
    },

    'console.application-picture': async (
      { orderId, imageId },
      { staff: { staffId, sessionId }, requestId },
    ) => {
      const answer = await runCommand(database, seePicture({ seal }), {
        input: { orderId, imageId, sessionId },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`a look at a picture was answered with ${answer.kind}`);
      return {
        href: `${filePath}?link=${answer.output.link}`,
        expiresAt: answer.output.expiresAt,
      };
    },

    'console.application-bureau': async ({ orderId }, { staff: { staffId }, requestId }) => {
      const answer = await runCommand(database, seeBureauReport({ seal }), {
        input: { orderId },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`a look at a report was answered with ${answer.kind}`);
      return { reports: answer.output.map(reportAnswer) };
    },

    'console.application-picture-file': async ({ link }, { staff: { sessionId } }) => {
      const read = readPictureLink(seal, { link, borrowerId: pictureReader(sessionId), at: now() });
      if ('refused' in read) return read;
      const picture = await openPicture(borrowing, read.imageId);
      if (!picture) return { refused: 'not_found' };
      return { mediaType: 'image/jpeg', fileName: 'picture.jpg', bytes: picture.bytes };
    },
  };
}

/** Of the console's own host: neither its cookie nor its content policy reaches another. */
const filePath = pathsOf(calls['console.application-picture-file'])[0]!.path;

function itemAnswer(item: ApplicationItem, currency: string) {
  const { orderId, name, state, productName, term, queue } = item;
  return {
    orderId,
    reference: applicationReference(orderId),
    name,
    state,
    productName,
    amount: Number(item.amount),
    currency,
    term,
    why: [...item.why],
    appliedAt: item.appliedAt.toISOString(),
    waitsSince: state === 'in-review' ? item.changedAt.toISOString() : null,
    deadline: item.deadline?.toISOString() ?? null,
    queue,
    taken: takenAnswer(item.taken),
    isForApproval: item.isForApproval,
  };
}

function detailAnswer(
  { order, line, decision, ...detail }: ApplicationDetail,
  reader: { readonly seesDocuments: boolean; readonly decides: boolean },
) {
  const { id: orderId, market, state, productVersion, amount, term, offer } = order;
  return {
    orderId,
    reference: applicationReference(orderId),
    market,
    state,
    name: detail.name,
    productName: line.productName,
    productVersion,
    amount: Number(amount),
    currency: markets[market].currency.code,
    term,
    purpose: detail.purpose,
    appliedAt: line.appliedAt.toISOString(),
    waitsSince: state === 'in-review' ? line.changedAt.toISOString() : null,
    deadline: detail.deadline?.toISOString() ?? null,
    queue: detail.queue,
    taken: takenAnswer(detail.taken),
    groups: detail.groups.map((group) => ({ ...group })),
    pictures: detail.pictures.map(({ imageId, givenAt, ...picture }) => ({
      ...picture,
      imageId: reader.seesDocuments ? imageId : null,
      givenAt: givenAt.toISOString(),
      boxes: boxesOf(detail.readings, picture.field),
    })),
    comparison: [...detail.comparison],
    checks: [...detail.checks],
    decision: decision && {
      ...decision,
      decidedAt: decision.decidedAt.toISOString(),
      sentences: [...decision.sentences],
      trace: decision.trace.map((row) => ({ ...row, conditions: [...row.conditions] })),
    },
    reruns: detail.reruns.map(({ mostAmount, runAt, ...rerun }) => ({
      ...rerun,
      mostByTable: mostAmount === null ? null : Number(mostAmount),
      runAt: runAt.toISOString(),
    })),
    askedTerm: order.askedTerm,
    terms: [...detail.terms],
    counterOffers: detail.counterOffers.map((offered) => ({
      ...offered,
      amount: Number(offered.amount),
      instalment: Number(offered.instalment),
    })),
    offer: offer && { mostAmount: Number(offer.mostAmount), openUntil: offer.openUntil },
    signedDay: detail.signedDay,
    history: detail.history.map(({ at, words, note }) => ({ at: at.toISOString(), words, note })),
    canDecide: reader.decides && state === 'in-review',
    policyAmount: detail.policyAmount === null ? null : Number(detail.policyAmount),
    toVerify: [...detail.toVerify],
    waits: detail.waits,
    choices: { refuse: [...detail.refuse], sendBack: [...detail.sendBack] },
  };
}

function reportAnswer({ enquiryId, askedAt, answeredAt, consentedAt, came, record }: BureauReport) {
  const told = record && { ...record, lines: record.lines && [...record.lines] };
  return { enquiryId, askedAt, answeredAt, consentedAt, came, record: told };
}

function boxesOf(readings: ApplicationDetail['readings'], field: string) {
  return readings.flatMap(({ picture, what, box }) =>
    picture === field && box ? [{ what, box: [...box] }] : [],
  );
}
