import type { StepValue } from '@candor/markets/certification';
import { latestConsents, listReferencePersons, replaceReferencePersons } from '@candor/store/privacy';
import { listDrafts, saveDraftRow } from '@candor/store/kyc';
import type { ReadTx, Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openDraft, sealDraft } from './step-seal.ts';

export type ReferencePerson = {
  readonly name: string;
  readonly phone: string;
  readonly relation: string;
  readonly source: 'typed' | 'picker';
};

type Person = Omit<ReferencePerson, 'source'>;

/** As many as the form names; A11.4 takes more. */
const placesOfForm = 2;

const fieldsOf = (place: number) =>
  [
    ['name', `reference${place}Name`],
    ['phone', `reference${place}Phone`],
    ['relation', `reference${place}Relation`],
  ] as const;

const isPerson = ({ field }: StepValue) => /^reference\d/u.test(field);
const isOfPerson = (value: StepValue) => value.field === 'references' || isPerson(value);

/** The rest of a step: what is not about other people. */
export function withoutPersons(values: readonly StepValue[]): StepValue[] {
  return values.filter((each) => !isOfPerson(each));
}

function personsIn(values: readonly StepValue[]): Person[] {
  const at = (field: string) => values.find((each) => each.field === field)?.value;
  return Array.from({ length: placesOfForm }, (_, index) => index + 1).flatMap((place) => {
    const [name, phone, relation] = fieldsOf(place).map(([, field]) => at(field));
    return name && phone && relation ? [{ name, phone, relation }] : [];
  });
}

/**
 * What may be kept of something half typed: nobody else's name or number without the consent "references".
 */
export async function draftValues(
  tx: ReadTx,
  borrowerId: string,
  values: readonly StepValue[],
): Promise<readonly StepValue[]> {
  return (await mayKeepPersons(tx, borrowerId)) ? values : values.filter((each) => !isPerson(each));
}

/** The consent was withdrawn: whoever was half typed goes as those who were saved do. */
export async function forgetDraftPersons(tx: Tx, seal: PersonSeal, borrowerId: string): Promise<void> {
  const draft = (await listDrafts(tx, borrowerId)).find(({ step }) => step === 'ext');
  if (!draft) return;
  const { values, mark } = openDraft(seal, borrowerId, draft);
  const kept = { values: values.filter((each) => !isPerson(each)), mark };
  await saveDraftRow(tx, borrowerId, { ...draft, sealed: sealDraft(seal, borrowerId, 'ext', kept) });
}

async function mayKeepPersons(tx: ReadTx, borrowerId: string): Promise<boolean> {
  const latest = await latestConsents(tx, borrowerId);
  return latest.some(({ purpose, isGiven }) => purpose === 'references' && isGiven);
}

/**
 * Keeps the people that were named where everybody named is kept: under the consent "references", whose
 * withdrawal deletes them there and leaves nothing of them here. Nobody is kept without it.
 */
export async function keepPersons(
  tx: Tx,
  seal: PersonSeal,
  borrowerId: string,
  values: readonly StepValue[],
  at: Date,
): Promise<'kept' | 'consent_missing'> {
  const persons = personsIn(values);
  if (persons.length > 0 && !(await mayKeepPersons(tx, borrowerId))) return 'consent_missing';
  const before = await referencePersonsOf(tx, seal, borrowerId);
  const sealed = persons.map((person) => {
    // Who was picked from the phone's contacts a moment ago stays so; whoever is typed over is typed.
    const isPicked = before.some(
      ({ name, phone, source }) => source === 'picker' && name === person.name && phone === person.phone,
    );
    const source = isPicked ? 'picker' : 'typed';
    return seal.seal(JSON.stringify({ ...person, source }), `reference:${borrowerId}`);
  });
  await replaceReferencePersons(tx, borrowerId, { places: placesOfForm, sealed, at });
  return 'kept';
}

/** Everybody whom a borrower has named, in the order of their places. */
export async function referencePersonsOf(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<ReferencePerson[]> {
  return (await listReferencePersons(tx, borrowerId)).map(
    ({ sealed }) => JSON.parse(seal.open(sealed, `reference:${borrowerId}`)) as ReferencePerson,
  );
}

/**
 * The people of a borrower as answers of the form; a form names two, whoever was named elsewhere beyond them
 * stays there.
 */
export async function personValues(tx: ReadTx, seal: PersonSeal, borrowerId: string): Promise<StepValue[]> {
  const rows = await listReferencePersons(tx, borrowerId);
  const persons = rows
    .filter(({ place }) => place <= placesOfForm)
    .map(({ sealed }) => JSON.parse(seal.open(sealed, `reference:${borrowerId}`)) as Person);
  const count = ['none', 'one', 'two'][persons.length] ?? 'none';
  return [
    { field: 'references', value: count },
    ...persons.flatMap((person, k) =>
      fieldsOf(k + 1).map(([part, field]) => ({ field, value: person[part] })),
    ),
  ];
}
