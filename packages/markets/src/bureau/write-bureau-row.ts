import { amountText } from '@candor/domain/money';
import type { MarketId } from '../markets.ts';
import type { BureauColumn, BureauFacts, BureauLayout } from './bureau-layout.ts';
import { bureauRules } from './registry.generated.ts';

export type UnfitRow = {
  readonly unfit: 'value_is_missing' | 'value_is_too_long' | 'code_is_unknown';
  readonly head: string;
};

/**
 * A machine reads this file, so nothing is put into a cell that is not its value: no apostrophe in front of
 * what a spreadsheet would take for a formula, because the bureau would keep it as part of a name. Nothing
 * here begins so all the same: a phone has no plus, a name and a place lose what stands before their first
 * letter or figure, and an amount is a plain figure. Line breaks and tabs become a space.
 *   '=Ana, "Mia"' → "Ana, ""Mia"""
 */
export function writeBureauRow(market: MarketId, facts: BureauFacts): string | UnfitRow {
  const layout: BureauLayout = bureauRules[market].layout;
  const cells: string[] = [];
  for (const column of layout.columns) {
    const value = valueOf(column, facts, layout);
    if (typeof value !== 'string') return value;
    if (value === '' && column.isNeeded) return { unfit: 'value_is_missing', head: column.head };
    if ([...value].length > column.most) return { unfit: 'value_is_too_long', head: column.head };
    cells.push(value);
  }
  return lineOf(cells);
}

export function writeBureauHead(market: MarketId): string {
  const layout: BureauLayout = bureauRules[market].layout;
  return lineOf(layout.columns.map(({ head }) => head));
}

function valueOf(
  { field, form, head }: BureauColumn,
  facts: BureauFacts,
  { days }: BureauLayout,
): string | UnfitRow {
  const value = facts[field];
  if (value === null) return '';
  if (form.is === 'code') return form.codes[String(value)] ?? { unfit: 'code_is_unknown', head };
  if (form.is === 'money') return amountText(value as bigint);
  if (form.is === 'day') return days === 'ddmmyyyy' ? turned(String(value)) : String(value);
  return form.is === 'count' ? String(value) : plain(String(value));
}

/** 2026-11-16 → 16112026 */
function turned(day: string): string {
  return day.split('-').toReversed().join('');
}

function plain(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trimEnd();
}

function lineOf(cells: readonly string[]): string {
  const cell = (text: string) => (/[",]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `${cells.map(cell).join(',')}\r\n`;
}
