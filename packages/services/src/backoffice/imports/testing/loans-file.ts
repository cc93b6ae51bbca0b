import { importColumnNames, type ImportColumnName } from '../import-columns.ts';

type Cells = Partial<Record<ImportColumnName, string>>;

/** ₱8,000.00 of 18 September over three months, the first instalment paid; on 16 November. */
export const goodRow: Cells = {
  external_reference: 'OLD-1001',
  given_name: 'Maria',
  family_name: 'Santos',
  phone: '09171234567',
  birth_date: '1990-04-12',
  product: 'ph-instalments',
  paid_out_on: '2026-09-18',
  principal: '8000.00',
  instalments: '3',
  instalments_left: '2',
  next_due_on: '2026-11-18',
  principal_outstanding: '5449.81',
  costs_paid: '600.00',
};

/** The same, with nothing paid: the first instalment is overdue since 18 October. */
export const lateRow: Cells = {
  ...goodRow,
  external_reference: 'OLD-1002',
  given_name: 'Jose',
  family_name: 'Reyes',
  phone: '09171234568',
  principal_outstanding: '8000.00',
  principal_overdue: '2550.19',
  interest_due: '360.00',
  late_charges_due: '120.00',
  oldest_unpaid_due_on: '2026-10-18',
  costs_paid: '240.00',
};

/** All instalments have fallen due, and the last is unpaid. */
export const overRow: Cells = {
  ...goodRow,
  external_reference: 'OLD-1003',
  given_name: 'Ana',
  family_name: 'Cruz',
  phone: '09171234569',
  paid_out_on: '2026-08-01',
  instalments_left: '0',
  next_due_on: '',
  principal_outstanding: '1000.00',
  principal_overdue: '1000.00',
  interest_due: '45.00',
  oldest_unpaid_due_on: '2026-11-01',
  costs_paid: '900.00',
};

/** A file with these rows, under the names of the template. */
export function loansFile(rows: readonly Cells[], { separator = ',', end = '\r\n' } = {}): string {
  const lines = [importColumnNames, ...rows.map((row) => importColumnNames.map((name) => row[name] ?? ''))];
  return lines
    .map((cells) => `${cells.map((cell) => quoted(cell, separator)).join(separator)}${end}`)
    .join('');
}

function quoted(cell: string, separator: string): string {
  return /["\r\n]/u.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
