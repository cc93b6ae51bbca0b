import type { Calls, RequestOf } from '@candor/contract/client';
import type { AppPageData } from '../../shell/page-data.ts';
import { phoneRule } from '../../forms/phone-rule.ts';
import type { Values } from './form-values.ts';

export type PickedPerson = { readonly name: string; readonly phone: string };

type Contact = RequestOf<Calls['upload.contacts']>['contacts'][number];

/**
 * Of those who were picked from the phone's contacts, who still stands in the form as picked: what was typed
 * over is typed.
 */
export function pickedPersons(picked: ReadonlyMap<number, PickedPerson>, values: Values): Contact[] {
  return [...picked].flatMap(([place, { name, phone }]) => {
    const isThere = values[`reference${place}Name`] === name && values[`reference${place}Phone`] === phone;
    const relation = values[`reference${place}Relation`] ?? '';
    const isNamed = place <= ['none', 'one', 'two'].indexOf(values['references'] ?? '');
    return isThere && isNamed && relation !== ''
      ? [{ name, phone, relation: relation as Contact['relation'], source: 'picker' as const }]
      : [];
  });
}

/** +63 917 123 4567 and 0917-123-4567 are 09171234567; a landline or another country's number is none. */
export function numberHere(page: Pick<AppPageData, 'config' | 'mobile'>, tel: string): string | undefined {
  const digits = tel.replaceAll(/\D/g, '').replace(/^00/, '');
  const isHome = digits.length === page.mobile.digits && digits[0] === page.mobile.example[0];
  return isHome ? digits : phoneRule(page).local(digits);
}
