import type { StepValue } from '@candor/markets/certification';
import {
  latestConsents,
  listReferencePersons,
  replaceReferencePersons,
  type SealedRow,
  type Tx,
} from '@candor/store';
import type { PersonSeal } from '../borrowers/person-seal.ts';

type Person = { readonly name: string; readonly phone: string; readonly relation: string };

const fieldsOf = (place: number) =>
  [
    ['name', `reference${place}Name`],
    ['phone', `reference${place}Phone`],
    ['relation', `reference${place}Relation`],
  ] as const;

const isOfPerson = ({ field }: StepValue) => field === 'references' || /^reference\d/u.test(field);

/** The rest of a step: what is not about other people. */
export function withoutPersons(values: readonly StepValue[]): StepValue[] {
  return values.filter((each) => !isOfPerson(each));
}

function personsIn(values: readonly StepValue[]): Person[] {
  const at = (field: string) => values.find((each) => each.field === field)?.value;
  return [1, 2].flatMap((place) => {
    const [name, phone, relation] = fieldsOf(place).map(([, field]) => at(field));
    return name && phone && relation ? [{ name, phone, relation }] : [];
  });
}

/**
 * Keeps the people that were named where everybody named is kept: under the consent "references", whose withdrawal deletes
 * them there and leaves nothing of them here. Nobody is kept without it.
 */
export async function keepPersons(
  tx: Tx,
  seal: PersonSeal,
  borrowerId: string,
  values: readonly StepValue[],
  at: Date,
): Promise<'kept' | 'consent_missing'> {
  const persons = personsIn(values);
  const latest = await latestConsents(tx, borrowerId);
  const mayKeep = latest.some(({ purpose, isGiven }) => purpose === 'references' && isGiven);
  if (persons.length > 0 && !mayKeep) return 'consent_missing';
  const sealed = persons.map((person) =>
    seal.seal(JSON.stringify({ ...person, source: 'typed' }), `reference:${borrowerId}`),
  );
  await replaceReferencePersons(tx, borrowerId, { sealed, at });
  return 'kept';
}

/** The people of a borrower as answers of the form; a form names two, whoever was named elsewhere beyond them stays there. */
export async function personValues(tx: Tx, seal: PersonSeal, borrowerId: string): Promise<StepValue[]> {
  const rows: SealedRow[] = await listReferencePersons(tx, borrowerId);
  const persons = rows
    .slice(0, 2)
    .map(({ sealed }) => JSON.parse(seal.open(sealed, `reference:${borrowerId}`)) as Person);
  const count = ['none', 'one', 'two'][persons.length] ?? 'none';
  return [
    { field: 'references', value: count },
    ...persons.flatMap((person, k) =>
      fieldsOf(k + 1).map(([part, field]) => ({ field, value: person[part] })),
    ),
  ];
}
