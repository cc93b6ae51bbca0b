import type { Database, ReadOptions, Tx } from '@candor/store/database';
import { write } from '@candor/store/writing';

/**
 * Every write that is no command, and there is no other: what it is, why nobody's act is recorded by it, and
 * where its trace is. None of them can post to the journal, because none has a cause.
 */
export const leases = {
  'alarm.note': {
    why: 'what must never happen is written down by whatever noticed it, which is nobody',
    trace: 'the alarm with its count; acknowledging it is a command',
  },
  'bureau.write-part': {
    why: 'a file for a bureau is written in parts that a killed worker goes on from',
    trace: 'the parts with their numbers; bureau.make and bureau.finish are commands',
  },
  'chain.note-check': {
    why: 'what came of following the chain; the worker does so every hour',
    trace: 'chain_check, which is only added to',
  },
  'clock.note': {
    why: 'how far a process’s clock is from the database’s, every minute',
    trace: 'clock_reading; a clock that is off is an alarm',
  },
  'code.settle': {
    why: 'whether a vendor took a one-time code is known after the act that asked for it',
    trace: 'the code and the message carry the outcome',
  },
  'complaint.mark-seen': {
    why: 'a borrower’s own reading mark on an answer that was shown to them',
    trace: 'complaint.seen',
  },
  'day-end.look': {
    why: 'sums of a day that is closing, read in one look and in many small transactions; day-end.close writes what they come to',
    trace: 'day_end and the portfolio of the day, which the books can be asked for again',
  },
  'day-end.plan': {
    why: 'which loans are a chunk is planned step by step by whoever has nothing else to do; it changes no loan',
    trace: 'day_end_chunk; each chunk is a command, and so are opening and closing the day',
  },
  'deployment.claim': {
    why: 'the first start decides for good whether a database is sandbox or production, before there is anybody to act',
    trace: 'the one row of deployment',
  },
  'document.erase': {
    why: 'the note of a file that no row names goes with its bytes',
    trace: 'the command that asked for it, in the outbox message',
  },
  'document.move': {
    why: 'what the database kept of a signed file goes to the store, in steps; what anybody reads is the same',
    trace: 'signed_file, with the same hash and the day it was made',
  },
  'document.store': {
    why: 'a file is announced before it is written, so that what a killed worker leaves is found and erased',
    trace: 'loose_file until a row names the file; contract.print is a command',
  },
  'draft.keep': {
    why: 'what is half typed comes with every pause in typing and is nobody’s act',
    trace: 'the draft, replaced by the next and gone with what is handed in',
  },
  'enquiry.note': {
    why: 'a question to a vendor is written down before it leaves, and its answer after',
    trace: 'enquiry and enquiry_answer, which are never changed; the decision names them',
  },
  'export.note-progress': {
    why: 'how far a data export has come changes many times a minute',
    trace: 'data_export; privacy.ask-for-export and privacy.finish-export are commands',
  },
  'housekeeping.clear': {
    why: 'what is out of date goes in many small deletions, each free to fail alone',
    trace: 'retention.run in the audit log for personal data; the job’s report for the rest',
  },
  'inbox.mark-read': {
    why: 'a borrower’s own reading marks',
    trace: 'message.read_at',
  },
  'journal.seal': {
    why: 'numbers committed entries and links them and the audit log; changes no figure and must not wait for anybody',
    trace: 'the numbers and links themselves, proven to be without a hole by verify-books',
  },
  'journal.sign-day': {
    why: 'signs the last link of a day that is over; changes no figure',
    trace: 'the root of the day, here and where the lender keeps them',
  },
  'key.reseal': {
    why: 'puts what an old key sealed under the newest, a few rows at a time; changes nothing that anybody reads',
    trace: 'the key’s id in every sealed value; npm run reseal says what is left',
  },
  'limit.count': {
    why: 'a try is counted before it is known who acts or whether anything will happen',
    trace: 'the counters, forgotten when they no longer bind',
  },
  'mandate.claim': {
    why: 'a poller takes a mandate to ask its channel about it and its debits, notes that a call is about to be made, and says when to look again',
    trace:
      'the mandate’s next look, the call’s moment at its debit; what is decided and heard is taken by commands',
  },
  'message.deliver': {
    why: 'a message is claimed, handed to a gateway outside any transaction, and marked',
    trace: 'the message: claimed, sent or failed; who wrote it was a command',
  },
  'name.index': {
    why: 'makes names findable that were given before they were indexed; derived from what is stored',
    trace: 'the index, rebuilt from the same rows at any time',
  },
  'outbox.relay': {
    why: 'a message of a command is claimed, noted for integrators, handed over and marked; what follows from it is a command',
    trace:
      'the outbox row with its attempts, the audit entry that it belongs to, and the deliveries keyed by it',
  },
  'payment.await-report': {
    why: 'waits until a report of the same money has been taken, and writes nothing',
    trace: 'none is needed; the reversal that follows is a command',
  },
  'payment.claim-inquiry': {
    why: 'a poller takes a payment to ask its channel about, and says when to ask again',
    trace: 'the payment’s next inquiry; what the channel answers is taken by commands',
  },
  'payout.claim': {
    why: 'a poller takes a disbursement that is due, so that no other sends it',
    trace: 'the intent’s lease; sending and its outcome are commands',
  },
  'picture.erase': {
    why: 'the row of a picture goes after its bytes are gone from the picture store',
    trace: 'the command that asked for it, in the outbox message',
  },
  'picture.upload': {
    why: 'pieces of a picture arrive by the hundred; it becomes part of a file when a step is handed in',
    trace: 'picture_upload and picture; the step that names it is a command',
  },
  'portfolio.write-day': {
    why: 'figures of a day that is over, derived from the books and written once',
    trace: 'portfolio_day, which the books can be asked for again',
  },
  'queue.renew-claim': {
    why: 'whoever works on an item keeps it in hand: it renews a claim of half an hour',
    trace: 'the claim, which lapses; what is done with the item is a command',
  },
  'rate-point.count': {
    why: 'anonymous counts of where people stop a slider',
    trace: 'the counters',
  },
  'sandbox.simulate': {
    why: 'what a vendor would keep on its own side; production has none of these tables in use',
    trace: 'the sandbox’s own tables',
  },
  'session.touch': {
    why: 'when somebody was last seen, with every request',
    trace: 'the session; opening and ending it are commands',
  },
  'telemetry.write': {
    why: 'what pages tell of themselves, in batches, beside the funnel',
    trace: 'the telemetry tables, kept for a few months',
  },
  'webhook.deliver': {
    why: 'a delivery is claimed, sent outside any transaction, and marked',
    trace: 'the delivery with each of its tries',
  },
} as const satisfies Readonly<Record<string, { readonly why: string; readonly trace: string }>>;

export type LeaseName = keyof typeof leases;

/**
 * A short writing transaction that is no command. Its name is one of the list above, and only names are
 * taken.
 */
export function lease<T>(
  database: Database,
  name: LeaseName,
  work: (tx: Tx) => Promise<T>,
  options: ReadOptions = {},
): Promise<T> {
  if (!Object.hasOwn(leases, name)) throw new Error(`${name as string} is no lease`);
  return write(database, work, options);
}
