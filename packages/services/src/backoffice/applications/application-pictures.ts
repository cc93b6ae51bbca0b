import {
  certifications,
  formSteps,
  neededWord,
  type CertificationForms,
} from '@candor/markets/certification';
import type { MarketId } from '@candor/markets';
import { findPictureOf, type PictureRow } from '@candor/store/pictures';
import type { ReadTx } from '@candor/store/database';
import type { GivenValues } from './given-values.ts';

export type ApplicationPicture = {
  readonly imageId: string;
  /** documentFront, selfie … */
  readonly field: string;
  readonly title: string;
  readonly givenAt: Date;
  /** Whether it came after the application was returned: whoever decides has not seen it. */
  readonly isNew: boolean;
  /** Whether somebody has verified the step that it was handed in with, as it is now. */
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
  {
    borrowerId,
    market,
    returnedAt,
  }: { readonly borrowerId: string; readonly market: MarketId; readonly returnedAt: Date | null },
): Promise<ApplicationPicture[]> {
  const { steps }: CertificationForms = certifications[market];
  const fields = formSteps.flatMap((step) =>
    steps[step].fields.filter(({ kind }) => kind === 'picture').map(({ field }) => ({ field, step })),
  );
  const pictures: ApplicationPicture[] = [];
  for (const { field, step } of fields) {
    const id = given.value(field);
    const row: PictureRow | undefined =
      id === undefined ? undefined : await findPictureOf(tx, borrowerId, id);
    if (row)
      pictures.push({
        imageId: row.id,
        field,
        title: titles[field] ?? neededWord(market, 'en', `label.${field}`),
        givenAt: row.createdAt,
        isNew: returnedAt !== null && row.createdAt > returnedAt,
        isVerified: given.stateOf(step) === 'accepted',
      });
  }
  return pictures;
}
