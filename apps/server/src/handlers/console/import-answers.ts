import type { Calls, ResponseOf } from '@candor/contract';
import { chargesOf, postingsOf, type ImportView, type KeptSums } from '@candor/services/backoffice/imports';

type Item = ResponseOf<Calls['console.imports']>['items'][number];
type Summary = NonNullable<ResponseOf<Calls['console.import-check']>['summary']>;

export function importItem(view: ImportView, staffId: string): Item {
  return {
    importId: view.id,
    fileName: view.fileName,
    asOf: view.asOf,
    by: view.askerName,
    isYours: view.askedBy === staffId,
    askedAt: view.askedAt.toISOString(),
    requestId: view.requestId,
    state: view.state,
    rows: view.rows,
    imported: view.imported,
    refused: view.refused,
    begunAt: view.begunAt?.toISOString() ?? null,
    endedAt: view.endedAt?.toISOString() ?? null,
  };
}

export function importSummary(
  { rows, good, refused, known, late, products }: ImportView['summary'],
  totals: KeptSums,
  fingerprint: string,
): Summary {
  return {
    rows,
    good,
    refused,
    known,
    late,
    products: Object.entries(products).map(([product, sums]) => ({ product, sums: sumsOf(sums) })),
    totals: sumsOf(totals),
    fingerprint,
    postings:
      good === 0
        ? []
        : postingsOf(totals).map(({ account, side, amount }) => ({ account, side, amount: Number(amount) })),
  };
}

function sumsOf(sums: KeptSums): Summary['totals'] {
  const { loans, principal, interest, fee, penalty } = sums;
  return {
    loans,
    principal: Number(principal),
    interest: Number(interest),
    fee: Number(fee),
    penalty: Number(penalty),
    charges: Number(chargesOf(sums)),
  };
}
