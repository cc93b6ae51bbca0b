import { certifications, neededWord, type CertificationForms } from '@candor/markets/certification';
import type { MarketId } from '@candor/markets';
import { findPictureOf, type PictureRow } from '@candor/store/pictures';
import type { ReadTx } from '@candor/store/database';
import type { GivenValues } from './given-values.ts';

export type ApplicationPicture = {
  readonly imageId: string;
  readonly title: string;
  readonly givenAt: Date;
  /** Somebody has looked at the step that it was handed in with. */
  readonly isVerified: boolean;
};

/** The forms speak to the borrower; staff say it shorter. */
const titles: Readonly<Record<string, string>> = {
  documentFront: 'ID front',
  documentBack: 'ID back',
  selfie: 'Selfie',
  incomeProof: 'Proof of income',
  businessProof: 'Proof of business',
};

/**
 * The pictures that were handed in with an application, in the order of the forms: those and no others of a
 * borrower.
 */
export async function applicationPictures(
  tx: ReadTx,
  given: GivenValues,
  { borrowerId, market }: { readonly borrowerId: string; readonly market: MarketId },
): Promise<ApplicationPicture[]> {
  const { steps }: CertificationForms = certifications[market];
  const fields = (Object.keys(steps) as (keyof typeof steps)[]).flatMap((step) =>
    steps[step].fields.filter(({ kind }) => kind === 'picture').map(({ field }) => ({ step, field })),
  );
  const pictures: ApplicationPicture[] = [];
  for (const { step, field } of fields) {
    const id = given.value(field);
    const row: PictureRow | undefined =
      id === undefined ? undefined : await findPictureOf(tx, borrowerId, id);
    if (row)
      pictures.push({
        imageId: row.id,
        title: titles[field] ?? neededWord(market, 'en', `label.${field}`),
        givenAt: row.createdAt,
        isVerified: given.stateOf(step) === 'accepted',
      });
  }
  return pictures;
}
