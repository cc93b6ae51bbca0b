import { isMarketId } from '@candor/markets';
import { findApplication } from '@candor/store/applications';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { makePictureLink } from '../../customers/pictures/picture-link.ts';
import { applicationPictures } from './application-pictures.ts';
import { givenValues } from './given-values.ts';

export type SeePicture = { readonly orderId: string; readonly imageId: string; readonly sessionId: string };

/** The link opens for the session that asked for it; a borrower's never has this name. */
export const pictureReader = (sessionId: string) => `staff ${sessionId}`;

/**
 * Staff view a picture of an application: a short-lived address, and a line in the audit
 * log.
 */
export const seePicture = ({
  seal,
}: {
  readonly seal: PersonSeal;
}): Command<SeePicture, { readonly link: string; readonly expiresAt: string }, 'not_found'> => ({
  name: 'picture.see',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, { orderId, imageId, sessionId }, { now }) {
    const order = await findApplication(tx, orderId);
    if (!order || !isMarketId(order.market)) return { refused: 'not_found' };
    const whose = { borrowerId: order.borrowerId, market: order.market };
    const pictures = await applicationPictures(tx, await givenValues(tx, seal, whose), {
      ...whose,
      returnedAt: null,
    });
    if (!pictures.some((picture) => picture.imageId === imageId)) return { refused: 'not_found' };
    const { link, expiresAt } = makePictureLink(seal, {
      imageId,
      borrowerId: pictureReader(sessionId),
      at: now,
    });
    return { output: { link, expiresAt: expiresAt.toISOString() }, facts: { picture: imageId } };
  },
});
