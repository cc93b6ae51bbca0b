import type { Calls, ResponseOf } from '@candor/contract';
import { noteOnCustomer, openAttachment, revealIdentifier } from '@candor/services/customers/file';
import { runCommand, withReason } from '@candor/services/kernel/commands';
import { idOfWords } from '@candor/services/payments/payments';
import {
  findAnything,
  readCustomer,
  readCustomerNotes,
  readCustomers,
  readTimeline,
} from '@candor/services/reads/customers';
import type { Handler } from '../../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';
import { customersAsked } from '../lists/list-filters.ts';
import { keyRefused } from '../../key-refused.ts';
import { notTaken } from './not-taken.ts';
import { customerAnswer, customerLineAnswer, notesAnswer, timelineAnswer } from './customer-answers.ts';

type CustomerCalls = CallHandlers<
  | 'console.customers'
  | 'console.customer'
  | 'console.customer-timeline'
  | 'console.customer-notes'
  | 'console.customer-note'
  | 'console.customer-reveal'
  | 'console.attachment'
  | 'console.find'
>;

/** A15.300 to A15.307: one person, everything; and finding them. */
export function consoleCustomerHandlers(parts: HandlerParts): CustomerCalls {
  const { database, seal, now, newId } = parts.borrowing;
  return {
    'console.customers': async ({ market, cursor, ...asked }) => {
      const wish = customersAsked(asked);
      const list = await readCustomers(database, seal, { ...wish, market, cursor: cursor ?? null });
      return {
        customers: list.lines.map(customerLineAnswer),
        foundBy: list.foundBy,
        isCut: list.isCut,
        nextCursor: list.next,
      };
    },

    'console.customer': async (whose, { staff: { staffId, may } }) => {
      const seesDocuments = may.has('document.see');
      const seesScreening = seesDocuments || may.has('application.decide');
      const { lenderIn } = parts.identity;
      const reader = { staffId, seesDocuments, seesScreening, lenderIn, now: now() };
      const page = await readCustomer(database, seal, whose, reader);
      return page ? customerAnswer(page, reader) : { refused: 'not_found' };
    },

    'console.customer-timeline': async ({ show, cursor, ...whose }) => {
      const group = show === 'all' ? null : show;
      const timeline = await readTimeline(database, seal, {
        ...whose,
        group,
        cursor: cursor ?? null,
        now: now(),
      });
      return timeline ? timelineAnswer(timeline) : { refused: 'not_found' };
    },

    'console.customer-notes': async ({ market, aboutId }) => {
      const [is, id = ''] = aboutId.split(':');
      const of = is === 'loan' ? { loan: id } : is === 'order' ? { application: id } : { borrowerId: id };
      const read = await readCustomerNotes(database, seal, market, of);
      return read ? notesAnswer(read) : { refused: 'not_found' };
    },

    'console.customer-note': note(parts),

    'console.customer-reveal': async ({ words, reason, ...wish }, { staff, requestId }) => {
      const answer = await runCommand(database, withReason(revealIdentifier(seal), seal), {
        input: { ...wish, id: newId(), purpose: reason, reason: words },
        actor: { kind: 'staff', id: staff.staffId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`a reveal was answered with ${answer.kind}`);
      return answer.output;
    },

    'console.attachment': async (input, { staff, requestId }) => {
      const opened = await openAttachment(parts.borrowing, {
        input,
        actor: { kind: 'staff', id: staff.staffId },
        requestId,
        now: now(),
      });
      if (!opened) return { refused: 'not_found' };
      const { name, mediaType, content } = opened;
      return { fileName: name, mediaType, base64: content.toString('base64') };
    },

    'console.find': async (wish, { staff: { may } }): Promise<ResponseOf<Calls['console.find']>> => {
      const found = await findAnything(database, seal, wish, {
        seesApplications: may.has('application.read'),
        seesComplaints: may.has('complaint.read'),
        seesPayments: may.has('money.read'),
        seesFiles: may.has('payout.read'),
      });
      return {
        customers: found.customers.map(customerLineAnswer),
        moreCustomers: found.moreCustomers,
        applications: [...found.applications],
        complaints: [...found.complaints],
        payments: found.payments.map((payment) => ({ ...payment, amount: Number(payment.amount) })),
        files: found.files.map(({ id, madeOn, lines, total, state }) => ({
          batchId: String(id),
          madeOn,
          lines,
          total: Number(total ?? 0n),
          state,
        })),
      };
    },
  };
}

function note({ borrowing }: HandlerParts): Handler<Calls['console.customer-note']> {
  return async ({ files, ...input }, { staff, requestId, idempotencyKey }) => {
    const answer = await noteOnCustomer(borrowing, {
      input: {
        ...input,
        noteId: idOfWords('customer-note', staff.staffId, idempotencyKey),
        files: files.map(({ name, base64 }, at) => ({
          id: idOfWords('attachment', staff.staffId, idempotencyKey, String(at), base64),
          name,
          bytes: Buffer.from(base64, 'base64'),
        })),
      },
      actor: { kind: 'staff', id: staff.staffId },
      idempotencyKey,
      requestId,
      now: borrowing.now(),
    });
    if (answer.kind === 'not-taken') return notTaken(answer.name);
    if (answer.kind === 'refused') return { refused: answer.refusal.refused };
    return answer.kind === 'done' ? answer.output : keyRefused(answer.kind);
  };
}
