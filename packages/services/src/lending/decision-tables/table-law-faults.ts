import { markets, type MarketId } from '@candor/markets';
import { certifications, type CertificationForms } from '@candor/markets/certification';
import type { Conditions, DecisionTable, RuleRow } from '@candor/markets/decision';
import { factWords } from './fact-names.ts';
import { groundFault } from '../decisions/reason-grounds.ts';

/** Of these the borrower is not told more: that a name may be on a sanctions list must not be said. */
export const reasonsThatTellNothing: ReadonlySet<string> = new Set(['check_by_hand', 'cannot_be_offered']);

export type LawFault = { readonly row: number | null; readonly fact: string; readonly sentence: string };

/**
 * What the law wants of any table, whatever else a lender decides by: children are refused; nobody is
 * approved whose name was not screened and found clear, and nobody is told that; a consent that may be kept
 * back costs nobody the loan; and what a borrower is told is why.
 *   In the Philippines a table without `age under 18` is not saved, nor one that refuses whoever keeps the
 *     bureau's consent back.
 */
export function tableLawFaults(market: MarketId, { rules }: DecisionTable): LawFault[] {
  const faults: LawFault[] = [];
  const { adulthood }: CertificationForms = certifications[market];
  if (!rules.some((row) => row.outcome === 'refuse' && coversChildren(row.when, adulthood.years)))
    faults.push({
      row: null,
      fact: 'age',
      sentence: `One row must refuse everybody under ${adulthood.years}, by the age alone (${markets[market].countryName}: ${adulthood.law})`,
    });
  const unscreened = factWords('screening').filter((word) => word !== 'clear');
  const open = unscreened.filter((word) => !rules.some((row) => catchesAlone(row, word)));
  if (open.length > 0)
    faults.push({
      row: null,
      fact: 'screening',
      sentence: `Rows must leave to a person, or refuse, whoever is not screened as clear, by the screening alone: missing is ${open.join(', ').replaceAll('-', ' ')}.`,
    });
  for (const [row, { outcome, reason, when }] of rules.entries()) {
    if (when.screening !== undefined && !reasonsThatTellNothing.has(reason))
      faults.push({
        row,
        fact: 'screening',
        sentence:
          'A borrower must not learn of a screening: give the reason check_by_hand or cannot_be_offered.',
      });
    if (outcome === 'refuse' && when.bureau?.includes('"no-consent"') === true)
      faults.push({
        row,
        fact: 'bureau',
        sentence: 'Nobody is refused for keeping back a consent that may be kept back: leave it to a person.',
      });
    // Where a graver fault is told, it is told alone.
    const fault = faults.some((known) => known.row === row)
      ? undefined
      : groundFault(market, { outcome, reason, when }, row);
    if (fault) faults.push({ row, ...fault });
  }
  return faults;
}

function coversChildren(when: Conditions, years: number): boolean {
  const [, sign, number] = /^(<=?) (\d+)$/u.exec(when.age ?? '') ?? [];
  const below = Number(number) + (sign === '<=' ? 1 : 0);
  return Object.keys(when).length === 1 && below >= years;
}

function catchesAlone({ when }: RuleRow, word: string): boolean {
  return Object.keys(when).length === 1 && when.screening?.split(', ').includes(`"${word}"`) === true;
}
