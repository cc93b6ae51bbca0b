import { certifications, neededWord, type CertificationForms } from '@candor/markets/certification';
import type { MarketId } from '@candor/markets';
import { findPictureOf, type PictureRow } from '@candor/store/pictures';
import type { ReadTx } from '@candor/store/database';
import type { GivenValues } from './given-values.ts';

export type ApplicationPicture = { readonly imageId: string; readonly title: string; readonly givenAt: Date };

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
  const fields = Object.values(steps)
    .flatMap(({ fields: asked }) => asked)
    .filter(({ kind }) => kind === 'picture');
  const pictures: ApplicationPicture[] = [];
  for (const { field } of fields) {
    const id = given.value(field);
    const row: PictureRow | undefined =
      id === undefined ? undefined : await findPictureOf(tx, borrowerId, id);
    if (row)
      pictures.push({
        imageId: row.id,
        title: titles[field] ?? neededWord(market, 'en', `label.${field}`),
        givenAt: row.createdAt,
      });
  }
  return pictures;
}
