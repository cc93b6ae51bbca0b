/**
 * Where the bytes of pictures, attachments and documents are kept: a folder, or an S3-compatible store. What
 * comes here is encrypted already, so whoever reads the store has nothing. A key is of small letters, digits,
 * hyphens and slashes.
 */
export type PictureStore = {
  /** Kept for good once it resolves. What was under the key before is replaced, never mixed. */
  readonly put: (key: string, bytes: Buffer) => Promise<void>;
  readonly get: (key: string) => Promise<Buffer | null>;
  /** What is not there is deleted already. */
  readonly delete: (key: string) => Promise<void>;
};

/** A picture as it is shown. */
export type OpenedPicture = { readonly mediaType: string; readonly bytes: Buffer };
