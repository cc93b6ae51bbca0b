import type { MarketId } from '@candor/markets';
import {
  certifications,
  type CertificationForms,
  type FormStep,
  type StepValue,
} from '@candor/markets/certification';
import { dropPictures, markPicturesKept } from '@candor/store/pictures';
import { listSteps } from '@candor/store/kyc';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import { erasing } from '../pictures/erase-pictures.ts';
import { openValues } from './step-seal.ts';

type Which = { readonly borrowerId: string; readonly market: MarketId; readonly step: FormStep };

function picturesIn(market: MarketId, step: FormStep, values: readonly StepValue[]): StepValue[] {
  const { steps }: CertificationForms = certifications[market];
  return values.filter(({ field }) =>
    steps[step].fields.some((each) => each.field === field && each.kind === 'picture'),
  );
}

/**
 * What is handed in is no longer its sender's to take away. Gives the fields whose picture is not there, or
 * is another's.
 */
export async function keepPictures(
  tx: Tx,
  { borrowerId, market, step }: Which,
  values: readonly StepValue[],
  at: Date,
): Promise<string[]> {
  const pictures = picturesIn(market, step, values);
  if (pictures.length === 0) return [];
  const ids = pictures.map(({ value }) => value);
  const there = await markPicturesKept(tx, borrowerId, { ids, at });
  return pictures.filter(({ value }) => !there.includes(value)).map(({ field }) => field);
}

/**
 * The step was saved anew: Ana took her selfie again, and the one before is in nothing any more. It is
 * erased, unless somebody decided on it. Called when the step is saved, so that what any step still names is
 * seen.
 */
export async function dropReplacedPictures(
  tx: Tx,
  seal: PersonSeal,
  { borrowerId, market, step }: Which,
  before: readonly StepValue[],
  at: Date,
): Promise<OutboxMessage[]> {
  const former = picturesIn(market, step, before).map(({ value }) => value);
  if (former.length === 0) return [];
  const rows = await listSteps(tx, borrowerId);
  const named = rows.flatMap((row) => picturesIn(market, row.step, openValues(seal, borrowerId, row)));
  const ids = former.filter((id) => named.every(({ value }) => value !== id));
  return ids.length === 0 ? [] : erasing(await dropPictures(tx, borrowerId, { ids, at }));
}
