import type { Calls, ResponseOf } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import { type MarketId, complaintReports, type ComplaintReporting } from '@candor/markets';
import { findComplainants, readComplaintReport } from '@candor/services/reads/complaints';
import { classifyComplaint, logComplaint } from '@candor/services/servicing/complaint-desk';
import { runCommand } from '@candor/services/kernel/commands';
import type { Handler } from '../../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';
import { keyRefused } from '../../key-refused.ts';
import { causeName } from './complaint-answers.ts';
import { isOthers } from '../taken-item.ts';

type DeskCalls = CallHandlers<
  | 'console.complaint-people'
  | 'console.complaint-log'
  | 'console.complaint-classify'
  | 'console.complaint-report'
>;

/** A15.700 to A15.703: complaints that did not come by the app, what each was, and the report. */
export function consoleComplaintDeskHandlers(parts: HandlerParts): DeskCalls {
  const { borrowing, offered } = parts;
  const { database, seal, now } = borrowing;
  return {
    'console.complaint-people': async ({ market, find }) => {
      const people = await findComplainants(database, seal, { market, find });
      return {
        people: people.map(({ borrowerId, name, phone, loans }) => ({
          borrowerId,
          name,
          phone,
          loans: [...loans],
        })),
      };
    },
    'console.complaint-log': log(parts),
    'console.complaint-classify': classify(parts),
    'console.complaint-report': async ({ market, from, to }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const report = await readComplaintReport(database, {
        market,
        from: from as CalendarDate,
        to: to as CalendarDate,
        now: now(),
      });
      return 'refused' in report ? report : reportAnswer(market, report);
    },
  };
}

function log({ borrowing, offered }: HandlerParts): Handler<Calls['console.complaint-log']> {
  return async (input, { staff, requestId, idempotencyKey }) => {
    const { market, borrowerId, orderId, complainant, channel, kind, words } = input;
    if (!offered.includes(market)) return { refused: 'market_not_offered' };
    const who = borrowerId === undefined ? complainant : { borrowerId, orderId: orderId ?? null };
    if (!who) return fault('/complainant', 'required', 'Choose a borrower, or give a name and a contact.');
    const isRegulator = channel === 'regulator';
    const answer = await runCommand(borrowing.database, logComplaint(borrowing), {
      actor: { kind: 'staff', id: staff.staffId },
      requestId,
      idempotencyKey,
      now: borrowing.now(),
      input: {
        market,
        who,
        channel,
        kind,
        words,
        receivedOn: input.receivedOn as CalendarDate,
        regulatorReference: isRegulator ? (input.regulatorReference ?? null) : null,
        regulatorDueOn: isRegulator ? ((input.regulatorDueOn as CalendarDate | undefined) ?? null) : null,
      },
    });
    if (answer.kind === 'done') return answer.output;
    if (answer.kind !== 'refused') return keyRefused(answer.kind);
    const { refused } = answer.refusal;
    if (refused === 'received_day_is_wrong')
      return fault('/receivedOn', 'not_allowed', 'The day received is today or earlier, within a year.');
    if (refused === 'regulator_day_is_wrong')
      return fault(
        '/regulatorDueOn',
        'not_allowed',
        'The regulator’s deadline is not before the day received.',
      );
    return { refused: 'not_found' };
  };
}

function classify({ borrowing }: HandlerParts): Handler<Calls['console.complaint-classify']> {
  return async ({ entryIds, ...input }, { staff, requestId, idempotencyKey }) => {
    const item = { queue: 'complaints', itemId: input.reportId } as const;
    if (await isOthers(borrowing, item, { staff, idempotencyKey })) return { refused: 'item_is_taken' };
    const answer = await runCommand(borrowing.database, classifyComplaint, {
      actor: { kind: 'staff', id: staff.staffId },
      requestId,
      idempotencyKey,
      now: borrowing.now(),
      input: { ...input, entries: entryIds.map(BigInt) },
    });
    if (answer.kind === 'done') return answer.output;
    if (answer.kind !== 'refused') return keyRefused(answer.kind);
    const { refused } = answer.refusal;
    if (refused === 'complaint_is_unknown') return { refused: 'not_found' };
    if (refused === 'complaint_class_is_unknown')
      return fault('/class', 'not_one_of', 'Choose a class and a root cause from the lists.');
    if (refused === 'redress_is_missing')
      return fault('/isApology', 'required', 'Choose what was done: an apology or a correction at least.');
    return { refused };
  };
}

type Report = ResponseOf<Calls['console.complaint-report']>;
type Read = Exclude<Awaited<ReturnType<typeof readComplaintReport>>, { refused: string }>;
type Row = Read['groups']['class'][number];

const channelNames: Readonly<Record<string, string>> = {
  app: 'App',
  phone: 'Phone',
  email: 'E-mail',
  'walk-in': 'Walk-in',
  social: 'Social media',
  regulator: 'Regulator',
};
const outcomeNames: Readonly<Record<string, string>> = {
  '': 'Not classified',
  upheld: 'Upheld',
  partly: 'Partly upheld',
  'not-upheld': 'Not upheld',
};

function reportAnswer(market: MarketId, { total, groups, form }: Read): Report {
  const reporting: ComplaintReporting = complaintReports[market];
  const className = (key: string) => reporting.classes.find((each) => each.key === key)?.name ?? key;
  const same = (key: string) => key;
  return {
    total: total ? rowAnswer(total, 'Total') : null,
    months: groups.month.map((row) => rowAnswer(row, same(row.key))),
    classes: groups.class.map((row) => rowAnswer(row, className(row.key))),
    causes: groups.cause.map((row) => rowAnswer(row, causeName(row.key))),
    channels: groups.channel.map((row) => rowAnswer(row, channelNames[row.key] ?? row.key)),
    outcomes: groups.outcome.map((row) => rowAnswer(row, outcomeNames[row.key] ?? row.key)),
    form: form && { ...form, rows: form.rows.map((row) => [...row]) },
  };
}

function rowAnswer({ by: _by, redress, ...row }: Row, name: string) {
  return { ...row, name, redress: Number(redress) };
}

const fault = (path: string, rule: 'required' | 'not_allowed' | 'not_one_of', message: string) =>
  ({ refused: 'invalid_request', fields: [{ path, rule, message }] }) as const;
