import { markets, type MarketId } from '@candor/markets';
import type { AuditChange } from '@candor/store/audit';
import { onlyChanged } from '../../kernel/commands/only-changed.ts';
import type { ActPreview } from '../../kernel/acts/approvable-act.ts';

/**
 * What may tell of a person, or was written freely: whoever decides sees it, and the audit log, which forgets
 * nothing, does not have it.
 */
const personal: ReadonlySet<string> = new Set(['E-mail', 'Account', 'Proof', 'Reference the borrower gave']);

const calendarDay = /^\d{4}-\d\d-\d\d$/u;

/**
 * What an act changes, for the audit log: of the figures and terms that were looked at before it was done,
 * those that it leads away from what they were. The preview is made by the function that does the act, so
 * that what is written here is what happened.
 */
export function changesOfAct({ figures, terms }: ActPreview, market: MarketId): AuditChange[] {
  const currency = markets[market].currency.code;
  return onlyChanged([
    ...figures.map(
      ({ name, before, after }) =>
        ({ field: name, kind: 'money', currency, before: before, after: after }) as const,
    ),
    ...terms
      .filter(({ name }) => !personal.has(name))
      .map(({ name, before, after }) => {
        const isDay = [before, after].every((each) => calendarDay.test(each) || isNothing(each));
        const kind = isDay ? ('day' as const) : ('text' as const);
        return { field: name, kind, before: sayable(before), after: sayable(after) };
      }),
  ]);
}

/** A preview writes a dash where there is nothing. */
const isNothing = (value: string) => value === '–' || value === '';
const sayable = (value: string) => (isNothing(value) ? null : value);
