export type PicturePurpose =
  | 'identity-front'
  | 'identity-back'
  | 'selfie'
  | 'income-proof'
  | 'payment-proof'
  | 'problem';

/** "Up to 10 MB": whichever of the two megabytes the phone counts in. */
export const pictureBytesAtMost = 10 * 1024 * 1024;

/** More than any phone's camera takes by default; decoded, 50 million pixels are 150 MB. */
export const picturePixelsAtMost = 50_000_000;

/** A payslip of A4 at 200 dots an inch is 1,654 × 2,339. */
export const pictureEdgeAtMost = 2_400;

/** Room to take each one again a few times; whoever needs more has somebody to talk to. */
export const picturesAtMost: Readonly<Record<PicturePurpose, number>> = {
  'identity-front': 20,
  'identity-back': 20,
  selfie: 20,
  'income-proof': 20,
  'payment-proof': 40,
  problem: 80,
};

/** Uploads of one borrower that may be under way at once: two pictures go at a time, and some break off. */
export const uploadsUnderWayAtMost = 6;

export const uploadLivesDays = 1;

/** Time to come back to a form; what is on a document is not ours to keep for somebody who does not. */
export const unkeptLivesDays = 7;

export const linkLivesSeconds = 120;

/**
 * Where a picture's bytes are in the store: two letters of its id in front, so that no folder holds them all.
 */
export const storeKeyOf = (pictureId: string) => `pictures/${pictureId.slice(0, 2)}/${pictureId}`;

/** Its name in the archive of one's own data. */
export const pictureFileName = (pictureId: string) => `pictures/${pictureId}.jpg`;

/** What a picture's bytes are sealed as: copied to another picture's place they do not open. */
export const pictureAbout = (pictureId: string) => `picture:${pictureId}`;
export const pieceAbout = (pictureId: string, atByte: number) => `piece:${pictureId}:${atByte}`;
