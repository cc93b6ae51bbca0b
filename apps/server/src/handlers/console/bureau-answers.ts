import type { BureauStatus } from '@candor/markets/bureau';
import { bureauTogether, leftOutWords } from '@candor/services/backoffice/bureau';
import { loanNameOf } from '@candor/services/lending/loans';
import type { BureauFigures, BureauFile, BureauRow } from '@candor/services/backoffice/bureau';
import { instantOrNull, minor } from './money-answers.ts';

/** A file in a list. */
export function fileAnswer(file: BureauFile) {
  const { id, day, covers, since, sendBy, state, rows, done, leftOut, unchanged } = file;
  return {
    fileId: id,
    day,
    covers,
    since,
    sendBy,
    state,
    rows,
    done,
    leftOut,
    unchanged,
    outstanding: minor(file.outstanding),
    leftOutstanding: minor(file.leftOutstanding),
    sameOutstanding: minor(file.sameOutstanding),
    together: minor(bureauTogether(file)),
    overdue: minor(file.overdue),
    ledger: minor(file.ledger),
    madeAt: file.madeAt.toISOString(),
    sentAt: instantOrNull(file.sentAt),
  };
}

export function groupAnswer(
  key: string,
  words: string,
  { rows, outstanding }: { readonly rows: number; readonly outstanding: string },
) {
  return { key, words, rows, outstanding: Number(outstanding) };
}

export function figuresAnswer(figures: BureauFigures) {
  const { status, openedOn, closedOn, daysLate } = figures;
  return {
    status: status as BureauStatus,
    openedOn,
    closedOn,
    sanctioned: minor(figures.sanctioned),
    instalment: minor(figures.instalment),
    outstanding: minor(figures.outstanding),
    overdue: minor(figures.overdue),
    writtenOff: minor(figures.writtenOff),
    daysLate,
  };
}

/** A row as it was told, without anybody's name. */
export function rowAnswer(row: BureauRow) {
  const { n, loanId, orderId, isDisputed, isCorrection, leftOut } = row;
  return {
    ...figuresAnswer(row),
    n,
    loan: loanNameOf({ id: loanId, orderId }),
    loanId: orderId ?? `L-${loanId}`,
    isDisputed,
    isCorrection,
    leftOut: leftOut === null ? null : leftOutWords(leftOut),
  };
}
