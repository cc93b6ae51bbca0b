import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { percentOf } from '@candor/domain/numbers';
import type { Refusal } from '@candor/domain/refusals';
import {
  markets,
  type ComplaintReportLayout,
  type MarketId,
  type ReportFigure,
  complaintReports,
  type ComplaintReporting,
} from '@candor/markets';
import {
  complaintMovement,
  complaintReport,
  type ComplaintMovement,
  type ComplaintReportRow,
} from '@candor/store/complaint-lists';
import type { Database, ReadTx } from '@candor/store/database';
import { complaintDay } from '../../servicing/complaints/complaint-day.ts';

export type ReportWish = {
  readonly market: MarketId;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly now: Date;
};

type By = Exclude<ComplaintReportRow['by'], 'all'>;

export type ReportedComplaints = {
  readonly total: ComplaintReportRow | undefined;
  readonly groups: Readonly<Record<By, readonly ComplaintReportRow[]>>;
  /** The regulator's own form, filled in; null where none is known. */
  readonly form: FilledForm | null;
};

type FilledForm = {
  readonly name: string;
  readonly law: string;
  readonly rows: readonly (readonly string[])[];
};

/** A year and a leap day. */
const daysAtMost = 366;

/** What came in over a period: how often, about what, why, how it ended and what it cost. */
export function readComplaintReport(
  database: Database,
  { market, from, to, now }: ReportWish,
): Promise<ReportedComplaints | Refusal<'period_is_too_long'>> {
  return database.read(
    async (tx) => {
      if (to < from || dayNumber(to) - dayNumber(from) >= daysAtMost)
        return { refused: 'period_is_too_long' };
      const reporting: ComplaintReporting = complaintReports[market];
      const { timeZone } = markets[market];
      const { on: today } = await complaintDay(tx, market, now);
      const period = { market, from, to, timeZone, classOfKind: reporting.classOfKind };
      const rows = await complaintReport(tx, { ...period, today });
      const of = (by: ComplaintReportRow['by']) => rows.filter((row) => row.by === by);
      const { layout } = reporting;
      return {
        total: of('all')[0],
        groups: {
          class: of('class'),
          cause: of('cause'),
          channel: of('channel'),
          outcome: of('outcome'),
          month: of('month'),
        },
        form: layout && (await filledForm(tx, layout, { ...period, to: to < today ? to : today })),
      };
    },
    { isolation: 'repeatable read' },
  );
}

type FormPeriod = Omit<ReportWish, 'now'> & {
  readonly timeZone: string;
  readonly classOfKind: Readonly<Record<string, string>>;
};

async function filledForm(
  tx: ReadTx,
  layout: ComplaintReportLayout,
  period: FormPeriod,
): Promise<FilledForm> {
  const { name, law, summary, grounds } = layout;
  const days = dayNumber(period.to) - dayNumber(period.from) + 1;
  const beforeFrom = dateOfDayNumber(dayNumber(period.from) - days);
  const moved = await complaintMovement(tx, {
    ...period,
    beforeFrom,
    longAfterDays: grounds.longAfterDays,
  });
  const reporting: ComplaintReporting = complaintReports[period.market];
  const nameOf = (key: string) => reporting.classes.find((each) => each.key === key)?.name ?? key;
  const frequent = moved.slice(0, grounds.atMost);
  const others = sumOf(moved.slice(grounds.atMost), grounds.ofOther);
  const all = sumOf(moved, 'Total');
  const cells = (of: ComplaintMovement) =>
    grounds.columns.map(({ figure }) => (figure === null ? '' : figureOf(of, figure)));
  return {
    name,
    law,
    rows: [
      ['Sr. No', 'Particulars', `${period.from} to ${period.to}`],
      ...summary.map(({ no, words, figure }) => [no, words, figure === null ? '' : figureOf(all, figure)]),
      [],
      [grounds.title, ...grounds.columns.map(({ words }) => words)],
      ...frequent.map((each) => [nameOf(each.class)].concat(cells(each))),
      ...(moved.length > grounds.atMost ? [[grounds.ofOther, ...cells(others)]] : []),
      ['Total', ...cells(all)],
    ],
  };
}

/** As the form writes it; a change from nothing is no percentage. */
function figureOf(moved: ComplaintMovement, figure: ReportFigure): string {
  if (figure === 'change') {
    const { received, receivedBefore } = moved;
    return percentOf(BigInt(received - receivedBefore), BigInt(receivedBefore), 1) ?? '';
  }
  const counts: Readonly<Record<Exclude<ReportFigure, 'change'>, number>> = {
    'pending-before': moved.pendingBefore,
    received: moved.received,
    disposed: moved.disposed,
    rejected: moved.rejected,
    'pending-after': moved.pendingAfter,
    'pending-long': moved.pendingLong,
    'from-regulator': moved.fromRegulator,
    'from-regulator-for-us': moved.fromRegulatorForUs,
  };
  return String(counts[figure]);
}

function sumOf(rows: readonly ComplaintMovement[], name: string): ComplaintMovement {
  const sum = (key: Exclude<keyof ComplaintMovement, 'class'>) =>
    rows.reduce((all, row) => all + row[key], 0);
  return {
    class: name,
    pendingBefore: sum('pendingBefore'),
    received: sum('received'),
    receivedBefore: sum('receivedBefore'),
    disposed: sum('disposed'),
    rejected: sum('rejected'),
    pendingAfter: sum('pendingAfter'),
    pendingLong: sum('pendingLong'),
    fromRegulator: sum('fromRegulator'),
    fromRegulatorForUs: sum('fromRegulatorForUs'),
  };
}
